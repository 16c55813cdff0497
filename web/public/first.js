// Runs before the first paint, so that a dark room is not lit up by a white page.
(function () {
  var page = document.documentElement;
  var kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("baronnies.wishes") || "{}");
  } catch {
    // A broken or forbidden store: the browser's own wishes hold.
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  page.dataset.theme = kept.theme || (dark ? "dark" : "light");
  page.lang = kept.lang || (/^fr/i.test(navigator.language) ? "fr" : "en");
})();
