/** What is wrong with the table's page as it stands, in sentences. */
async (finger) => {
  const wrong = [];
  const main = document.querySelector("main");
  const shown = (at) => at.checkVisibility({ visibilityProperty: true }) && at.clientWidth > 0;
  const name = (at) => at.tagName.toLowerCase() + "." + [...at.classList].join(".");
  const box = (at) => at.getBoundingClientRect();
  const inside = (one, other) =>
    one.left >= other.left - 1 &&
    one.top >= other.top - 1 &&
    one.right <= other.right + 1 &&
    one.bottom <= other.bottom + 1;
  const meet = (one, other) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const areas = [...main.children].filter(
    (at) => shown(at) && getComputedStyle(at).position !== "sticky",
  );
  areas.forEach((one, at) => {
    for (const other of areas.slice(at + 1))
      if (meet(box(one), box(other))) wrong.push(`${name(one)} lies over ${name(other)}`);
  });
  if (document.documentElement.scrollWidth > innerWidth + 1) wrong.push("the page is too wide");
  const board = main.querySelector(".board");
  if (box(board).height < 150 || box(board).width < 200) wrong.push("the board has no room");
  for (const drawn of board.children)
    if (shown(drawn) && !inside(box(drawn), box(board))) wrong.push("the board leaves its area");
  // What does not scroll must hold what is in it.
  for (const at of main.querySelectorAll(
    ".seats, .seat, .now, .tray, .tray *, .acts, .brief, .controls, .board .rows *",
  )) {
    if (!shown(at) || at.closest("svg, .sr") || at.matches(".plot > .over")) continue;
    const { overflowX, overflowY } = getComputedStyle(at);
    const { display, textOverflow } = getComputedStyle(at);
    const pulled =
      at.closest(".tray") && getComputedStyle(main.querySelector(".tray")).overflowX === "auto";
    const wide =
      at.scrollWidth > at.clientWidth + 2 &&
      overflowX !== "auto" &&
      !pulled &&
      textOverflow !== "ellipsis";
    const high =
      at.scrollHeight > at.clientHeight + 3 && overflowY !== "auto" && overflowY !== "visible";
    if ((wide && display !== "inline") || high)
      wrong.push(
        `${name(at)} holds more than it shows: ${at.scrollWidth}x${at.scrollHeight} in ${at.clientWidth}x${at.clientHeight}`,
      );
  }
  for (const row of main.querySelectorAll(".rows .row")) {
    const [pen, side] = [row.querySelector(".pen"), row.querySelector(".side")];
    for (const card of pen.children)
      if (box(card).right > box(side).left + 2)
        wrong.push(`a card of ${row.textContent} lies over its words`);
    if (!inside(box(side), box(row))) wrong.push(`words of ${row.textContent} leave their row`);
  }
  for (const line of main.querySelectorAll(".seats:not(.crowd) :is(.who, .sub)"))
    if (shown(line) && line.scrollWidth > line.clientWidth + 1)
      wrong.push(`“${line.textContent.trim()}” is cut: ${line.scrollWidth} in ${line.clientWidth}`);
  // Letters grow with the page's own: 11 of 16 pixels, or as much of larger ones.
  const least = 0.68 * parseFloat(getComputedStyle(document.documentElement).fontSize);
  for (const at of main.querySelectorAll(":is(.seats, .now, .tray, .acts, .brief) *")) {
    if (!shown(at) || at.closest("svg, .sr")) continue;
    if (![...at.childNodes].some((one) => one.nodeType === 3 && one.data.trim())) continue;
    const letters = parseFloat(getComputedStyle(at).fontSize) * (at.currentCSSZoom ?? 1);
    if (letters < least)
      wrong.push(`${name(at)} "${at.textContent.trim()}" has small letters: ${letters}`);
  }
  for (const sign of document.querySelectorAll(":is(.bar a, .bar button, .looking, .lies) > svg"))
    if (sign.checkVisibility() && box(sign).height < 1.6 * least)
      wrong.push(`a sign of “${name(sign.parentElement)}” is ${box(sign).height | 0} pixels high`);
  for (const seat of main.querySelectorAll(".seat"))
    for (const part of seat.querySelectorAll(".coat, .who, .pts"))
      if (shown(part) && !inside(box(part), box(seat))) wrong.push(`${name(part)} leaves its seat`);
  // What is drawn beside words grows with them.
  const type = (at) => parseFloat(getComputedStyle(at).fontSize);
  for (const who of main.querySelectorAll(".seats:not(.crowd) .who"))
    for (const drawn of who.closest(".seat").querySelectorAll(".lies .before"))
      if (shown(who) && drawn.checkVisibility() && box(drawn).height < type(who))
        wrong.push(`what lies before ${who.textContent} is smaller than the name`);
  for (const caption of main.querySelectorAll(".tray .piece-off .caption"))
    if (shown(caption) && box(caption.parentElement.querySelector("svg")).height < 4 * type(caption))
      wrong.push(`${caption.textContent} is small for its words`);
  for (const sign of main.querySelectorAll(".log .sign svg"))
    if (sign.checkVisibility() && box(sign).height < type(sign.closest("li")))
      wrong.push("a sign of the chronicle is smaller than its sentence");
  for (const points of main.querySelectorAll(".seat .pts")) {
    const number = document.createRange();
    number.selectNode(points.firstChild); // where it is written, though its box be too small
    for (const lies of points.closest(".seat").querySelectorAll(".lies svg"))
      if (shown(points) && lies.checkVisibility() && meet(box(lies), box(number)))
        wrong.push(`${number}points lie under what lies beside them`);
  }
  if (finger)
    for (const at of document.querySelectorAll("button, a[href], select, input")) {
      if (!shown(at) || at.closest("p") || at.disabled) continue;
      const { width, height } = box(at);
      if (width < 43.5 || height < 43.5)
        wrong.push(`${name(at)} "${at.textContent.trim()}" is ${width | 0}x${height | 0}`);
    }

  // Each place that can be pressed is brought into sight, as the keyboard would.
  const inSight = (place) => {
    const { left, top, right, bottom } = box(place);
    return left >= -2 && top >= -2 && right <= innerWidth + 2 && bottom <= innerHeight + 2;
  };
  for (const step of main.querySelectorAll("[data-step]")) {
    const place = step.closest("button, [tabindex], [data-cell]") ?? step;
    place.scrollIntoView({ block: "nearest", inline: "nearest" });
    place.focus({ focusVisible: true });
    for (let frame = 0; frame < 10 && !inSight(place); frame++)
      await new Promise((drawn) => setTimeout(drawn, 20)); // a map moves with the next picture
    if (!inSight(place)) wrong.push(`${step.dataset.step} cannot be seen`);
    const { left, top, width, height } = box(place);
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    if (over && place.closest(".tray") && !place.contains(over))
      wrong.push(`${name(over)} lies over ${step.dataset.step}`);
  }
  return [...new Set(wrong)];
};
