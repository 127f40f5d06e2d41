/** The board as it is shown now, as a picture with the names and points below it: SVG or PNG. */
import { LIVERY, type Tint } from "$lib/ui/art/shapes";

interface Caption {
  title: string;
  about: string;
  players: { name: string; points: number; tint: Tint; first: boolean }[];
}

/** What a picture needs of the styles of the page, since it has none of its own. */
const WEIGHT_SETS = [
  "fill", "fill-opacity", "fill-rule", "stroke", "stroke-width", "stroke-opacity", "stroke-dasharray", "stroke-linecap", "stroke-linejoin",
  "opacity", "font-family", "font-size", "font-weight", "font-style", "letter-spacing", "text-anchor", "dominant-baseline", "visibility",
  "display", "transform", "paint-order", "vector-effect",
]; // prettier-ignore
const WIDTH = 1425;
const HEIGHT = 1000;
const ROW_HEIGHT = 96;
const NAMESPACE = "http://www.w3.org/2000/svg";

/** A copy of a drawing, with what the page's styles say about it as attributes: the page allows no other styles. */
function copied(from: Element): Element | null {
  if (from.matches(".hit, [data-target], [role=img]")) return null; // what answers clicks, or is read aloud
  const copy = document.createElementNS(NAMESPACE, from.localName);
  for (const { name, value } of from.attributes) if (!["class", "style"].includes(name)) copy.setAttribute(name, value);
  const style = getComputedStyle(from);
  for (const name of WEIGHT_SETS) {
    const value = style.getPropertyValue(name);
    if (value && !(name === "transform" && value === "none")) copy.setAttribute(name, value);
  }
  for (const inner of from.childNodes) {
    const found = inner instanceof Element ? copied(inner) : inner instanceof Text ? document.createTextNode(inner.data) : null;
    if (found) copy.appendChild(found);
  }
  return copy;
}

/** The value of a token, since the picture has none. */
const token = (value: string): string => {
  const name = /var\((--[\w-]+)\)/.exec(value)?.[1];
  return name ? getComputedStyle(document.documentElement).getPropertyValue(name).trim() : value;
};

/** The letters of the page, to be taken along: a picture cannot fetch any. */
async function letters(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => ({ rule, from: sheet.href ?? document.baseURI })),
  );
  const faces = rules.flatMap(({ rule, from }) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const [style, range, source] = ["font-style", "unicode-range", "src"].map((name) => rule.style.getPropertyValue(name));
    const address = /url\("?([^")]+)"?\)/.exec(source ?? "")?.[1];
    const isLatin = style !== "italic" && /^u\+0*-/iu.test(range ?? "");
    return address && isLatin ? [{ family: rule.style.getPropertyValue("font-family"), url: new URL(address, from) }] : [];
  });
  const written = faces.map(async ({ family, url }) => {
    const data = await asData(await (await fetch(url)).blob());
    return `@font-face{font-family:${family};font-weight:100 900;src:url("${data}")}`;
  });
  return (await Promise.all(written)).join("");
}

function asData(content: Blob): Promise<string> {
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => failed(reader.error ?? new Error("unreadable"));
    reader.readAsDataURL(content);
  });
}

/** The board in the page, as a document of its own. */
export async function boardPicture(board: Element, { title, about, players }: Caption): Promise<string> {
  const svg = document.createElementNS(NAMESPACE, "svg");
  svg.setAttribute("xmlns", NAMESPACE);
  svg.setAttribute("viewBox", `0 0 ${WIDTH} ${HEIGHT + 2 * ROW_HEIGHT}`);
  svg.setAttribute("width", String(WIDTH));
  svg.setAttribute("height", String(HEIGHT + 2 * ROW_HEIGHT));
  const add = (name: string, attributes: Record<string, string | number>, words?: string, to: Element = svg): Element => {
    const made = document.createElementNS(NAMESPACE, name);
    for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
    if (words !== undefined) made.textContent = words;
    return to.appendChild(made);
  };
  const [serif, sans] = [token("var(--serif)"), token("var(--sans)")];
  add("rect", { width: WIDTH, height: HEIGHT + 2 * ROW_HEIGHT, fill: token("var(--panel)") });
  add("text", { x: 36, y: 60, "font-family": serif, "font-size": 44, "font-weight": 700, fill: token("var(--ink)") }, title);
  add("text", { x: WIDTH - 36, y: 60, "font-family": sans, "font-size": 26, "text-anchor": "end", fill: token("var(--muted)") }, about);
  for (const sheet of board.querySelectorAll("svg.sheet")) {
    const copy = copied(sheet);
    if (!copy) continue;
    for (const [key, value] of Object.entries({ x: 0, y: ROW_HEIGHT, width: WIDTH, height: HEIGHT })) copy.setAttribute(key, String(value));
    svg.appendChild(copy);
  }
  const step = (WIDTH - 72) / players.length;
  players.forEach(({ name, points, tint, first }, place) => {
    const x = 36 + place * step;
    const y = HEIGHT + ROW_HEIGHT + 58;
    add("rect", { x, y: y - 28, width: 36, height: 36, rx: 7, fill: token(LIVERY[tint].fill) });
    add("path", { d: LIVERY[tint].emblem, transform: `translate(${x + 18} ${y - 10}) scale(1.4)`, fill: token(LIVERY[tint].on) });
    const shown = name.length > 14 ? `${name.slice(0, 13)}…` : name;
    const line = { x: x + 48, y, "font-family": sans, "font-size": 28, "font-weight": first ? 700 : 400, fill: token("var(--ink)") };
    add("text", line, `${shown}  ${points}${first ? " ★" : ""}`);
  });
  const own = await letters().catch(() => ""); // without them it uses the viewer's fonts
  return new XMLSerializer().serializeToString(svg).replace(/^<svg[^>]*>/u, (begin) => `${begin}<style>${own}</style>`);
}

/** The same as pixels. */
export async function asPng(svg: string): Promise<Blob | null> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}
