/** What is wrong with a page to read as it stands, in sentences. */
(finger) => {
  const wrong = [];
  const shown = (at) => at.checkVisibility({ visibilityProperty: true }) && at.clientWidth > 0;
  const name = (at) => `${at.tagName.toLowerCase()} "${(at.ariaLabel ?? at.textContent).trim()}"`;
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push("the page is too wide");
  const pressed = document.querySelectorAll("button, a[href], select, input, textarea, summary");
  for (const at of pressed) {
    if (!shown(at) || at.disabled || at.closest("p, .sr, .grid")) continue; // in a line of words
    const whole = at.closest("label") ?? at; // what a finger meets
    whole.scrollIntoView({ block: "center", inline: "center" });
    const { left, top, width, height } = whole.getBoundingClientRect();
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!over) wrong.push(`${name(at)} cannot be brought into sight`);
    else if (!whole.contains(over) && !over.contains(whole))
      wrong.push(`${name(over)} lies over ${name(at)}`);
    if (finger && (width < 43.5 || height < 43.5))
      wrong.push(`${name(at)} is ${width | 0}x${height | 0}`);
  }
  for (const at of document.querySelectorAll(".code"))
    if (at.scrollWidth > at.clientWidth + 1) wrong.push(`${name(at)} has no room`);
  // Words of a picture lie beside each other.
  const boxes = (what) =>
    [...document.querySelectorAll(what)].map((at) => at.getBoundingClientRect());
  const meet = (one, other) =>
    Math.min(one.right, other.right) > Math.max(one.left, other.left) &&
    Math.min(one.bottom, other.bottom) > Math.max(one.top, other.top);
  const labels = boxes(".labels > p");
  labels.forEach((one, at) => {
    if (labels.slice(at + 1).some((other) => meet(one, other)))
      wrong.push("labels of the picture lie over each other");
  });
  for (const explained of boxes(".labels [data-place], .labels .strip"))
    if (labels.some((one) => meet(one, explained)))
      wrong.push("a label lies over what it explains");
  // An outline without its label is a riddle.
  for (const at of document.querySelectorAll(".labels .labelled")) {
    const drawn = getComputedStyle(at.querySelector(".edge") ?? at);
    const seen = at.querySelector(".edge") ? drawn.stroke !== "none" : drawn.outlineStyle !== "none";
    if (seen !== labels.length > 0) wrong.push("an outline has no label, or a label no outline");
  }
  scrollTo(0, 0);
  return [...new Set(wrong)];
};
