/** What stands on the board, in words: for screen readers and the inspection card. */
import { cityFacts } from "./geometry";
import { kindOf, nameOf, ownerOf, shapeOf, split } from "./naming";
import type { RouteFacts } from "$lib/wire.gen";
import type { BoardData, BoardView, Owner, Target } from "./look";

export type Say = (id: string, args?: Record<string, string | number>) => string;

export interface LabelContext {
  data: BoardData;
  view: BoardView;
  say: Say;
}

/** A target in words, with what stands there now. */
export function label(context: LabelContext, target: Target): string {
  const [id, rest] = split(nameOf(target));
  const words = LABELS[kindOf(target)];
  return words ? words(context, id, rest) : target;
}

const LABELS: Record<string, (context: LabelContext, id: string, rest: string) => string> = {
  post: postWords,
  route: routeWords,
  city: cityWords,
  office: officeWords,
  extra: ({ data, say }, id) => say("map-extra", { city: cityName(data, id) }),
  ability: ({ data, say }, id, rest) => say("map-ability", { city: cityName(data, id), ability: say(`ability-${rest}`) }),
  prestige: prestigeWords,
  marker: markerWords,
  permanent: permanentWords,
  award: awardWords,
  swap: ({ data, say }, id, rest) => {
    const [left = "", right = ""] = rest.split("-");
    return say("map-swap", { city: cityName(data, id), left, right });
  },
};

/** What the words of a target depend on; as long as it is the same, so are they. */
export function stateOf(view: BoardView, target: Target): string {
  const [id, rest] = split(nameOf(target));
  const index = Number(rest) - 1;
  switch (kindOf(target)) {
    case "post":
      return view.posts[id]?.[index] ?? "";
    case "route":
      return JSON.stringify([view.posts[id]?.filter(Boolean).length, view.markers.tributes, view.markers.blocks]);
    case "city":
      return [view.offices[id]?.length, view.extra_offices[id]?.length, view.controllers[id]].join();
    case "office":
      return view.offices[id]?.[index] ?? "";
    case "prestige":
      return String(view.special_prestige[id]);
    case "marker":
      return view.markers.board[id] ?? "";
    case "award":
      return view.east_west.join();
  }
  return "";
}

function postWords({ data, view, say }: LabelContext, id: string, rest: string): string {
  const facts = routeFacts(data, id);
  const kind = say(facts?.posts[Number(rest) - 1] === "ship" ? "map-ship" : "map-house");
  const args = { route: routeName(data, id), kind, number: rest };
  const piece = view.posts[id]?.[Number(rest) - 1];
  return piece ? say("map-post-taken", { ...args, piece: pieceWords(view, say, piece) }) : say("map-post-free", args);
}

function routeWords({ data, view, say }: LabelContext, id: string): string {
  const posts = routeFacts(data, id)?.posts.length ?? 0;
  const taken = view.posts[id]?.filter(Boolean).length ?? 0;
  const plates = (["tributes", "blocks"] as const).flatMap((kind) =>
    (view.markers[kind] ?? [])
      .filter(([route]) => route === id)
      .map(([, seat]) => say(`map-${kind}`, { name: nameOfOwner(view, say, seat) })),
  );
  return [say("map-route", { route: routeName(data, id), posts, free: posts - taken }), ...plates].join(", ");
}

function cityWords({ data, view, say }: LabelContext, id: string): string {
  const city = cityFacts(data, id);
  const taken = view.offices[id]?.length ?? 0;
  const extras = view.extra_offices[id]?.length ?? 0;
  const controller = view.controllers[id];
  const parts = [
    city?.hanseatic
      ? say("map-city", { city: city.name, taken, offices: city.offices.length })
      : say("map-city-green", { city: cityName(data, id), taken }),
  ];
  if (extras) parts.push(say("map-city-extras", { extras }));
  if (controller !== undefined) parts.push(say("map-city-control", { name: nameOfOwner(view, say, controller) }));
  return parts.join(", ");
}

function officeWords({ data, view, say }: LabelContext, id: string, rest: string): string {
  const space = cityFacts(data, id)?.offices[Number(rest) - 1];
  const piece = view.offices[id]?.[Number(rest) - 1];
  const parts = [say("map-office", { city: cityName(data, id), number: rest })];
  if (space) {
    const numeral = say(`privilege-${space.privilege}.numeral`);
    parts.push(say("map-office-space", { privilege: say(`privilege-${space.privilege}`), numeral, piece: say(`piece-${space.shape}`) }));
    if (space.prestige) parts.push(say("map-office-coin", { points: space.prestige }));
  }
  parts.push(piece ? pieceWords(view, say, piece) : say("map-free"));
  return parts.join(", ");
}

function prestigeWords({ data, view, say }: LabelContext, id: string): string {
  const space = data.facts.special_prestige.spaces.find((one) => String(one.prestige) === id);
  const owner = view.special_prestige[id];
  const state = owner === undefined ? say("map-free") : nameOfOwner(view, say, owner);
  const privilege = space ? say(`privilege-${space.privilege}`) : "";
  return say("map-prestige", { points: id, privilege, state });
}

function markerWords({ data, view, say }: LabelContext, id: string): string {
  const route = routeName(data, id);
  const marker = view.markers.board[id];
  return marker ? say("map-marker", { marker: say(`marker-${marker}`), route }) : say("map-marker-place", { route });
}

function permanentWords({ data, say }: LabelContext, id: string): string {
  const kind = routeFacts(data, id)?.permanent_marker;
  return say("map-permanent", { marker: kind ? say(`permanent-${kind}`) : "", route: routeName(data, id) });
}

function awardWords({ view, say }: LabelContext, id: string): string {
  if (id !== "east-west") return say("map-award", { region: say(`region-${id}`) });
  const names = view.east_west.map((owner) => nameOfOwner(view, say, owner)).join(", ");
  return names ? say("map-east-west-taken", { names }) : say("map-east-west");
}

export function trackWords({ view, say }: LabelContext): string {
  const points = view.prestige.map((value, seat) => say("map-points", { name: nameOfOwner(view, say, seat), points: value }));
  if (view.neutral_prestige !== undefined)
    points.push(say("map-points", { name: nameOfOwner(view, say, "n"), points: view.neutral_prestige }));
  return say("map-track", { points: points.join(", ") });
}

function pieceWords(view: BoardView, say: Say, piece: string): string {
  return say("map-piece", { name: nameOfOwner(view, say, ownerOf(piece)), piece: say(`piece-${shapeOf(piece)}`) });
}

const nameOfOwner = (view: BoardView, say: Say, owner: Owner): string =>
  owner === "n" ? say("term-neutral-player") : (view.names[owner] ?? String(owner));

const cityName = (data: BoardData, id: string): string => cityFacts(data, id)?.name ?? id;

const routeFacts = (data: BoardData, id: string): RouteFacts | undefined => data.facts.routes.find((route) => route.id === id);

export function routeName(data: BoardData, id: string): string {
  const route = routeFacts(data, id);
  return route ? `${cityName(data, route.from)}–${cityName(data, route.to)}` : id;
}
