// Clicks one thing after the other, and tells how each click was answered: "" where nothing happened. A click meets what
// lies on top there, as one of a mouse. What can be taken back is taken back; where it cannot, the rest is not clicked.
async ({ targets, table }) => {
  const pointOf = POINT;
  const main = document.querySelector("main.table");
  const pause = (time) => new Promise((done) => setTimeout(done, time));
  const until = async (is, time = 5000) => {
    for (const end = performance.now() + time; !is(); await pause(6)) if (performance.now() > end) return false;
    return true;
  };
  const open = () => document.querySelector(".pop.refuse, .pop.chooser, .rcard");
  const armed = () => [...document.querySelectorAll(".hand [aria-pressed=true], [data-offered]")]
    .map((one) => one.dataset.target).join();
  const escape = async () => {
    dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
    await pause(0);
  };
  const answer = (stamp, before) => {
    if (main.dataset.stamp !== stamp) return "move";
    if (document.querySelector(".pop.refuse")?.textContent.trim().length > 3) return "reason";
    if (document.querySelector(".pop.chooser button")) return "choice";
    if (document.querySelector(".rcard button")) return "card";
    if (document.querySelector(".prompt .sure")) return "sure";
    return armed() === before ? "" : "armed";
  };
  const told = [];
  for (const target of targets) {
    const { stamp } = main.dataset;
    const before = armed();
    const found = document.querySelector(`.board [data-target="${CSS.escape(target)}"]`);
    if (!found) continue; // it was there before something could not be taken back
    const [clientX, clientY] = pointOf(target) ?? [];
    const met = clientX === undefined ? found : document.elementFromPoint(clientX, clientY);
    const began = performance.now();
    met.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, clientX, clientY }));
    let how = "";
    await until(() => (how = answer(stamp, before)));
    told.push([target, how, performance.now() - began]);
    await until(() => main.ariaBusy === "false");
    if (main.dataset.stamp === stamp) {
      await escape();
      await until(() => !open() && armed() === before);
      continue;
    }
    const { stamp: now, ply, table: { undo } } = await (await fetch(`api/games/${table}`)).json();
    if (!undo) break;
    const back = await fetch(`api/games/${table}/undo`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ ply: ply - 1 }),
    });
    if (!back.ok || !(await until(() => main.dataset.stamp !== String(now)))) break;
  }
  return told;
}
