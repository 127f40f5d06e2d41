/** The game on one page: its parts in their order, with the pictures of the rulebook. */
import { PAGES, type Scene } from "./pages";

const sceneOf = (id: string): Scene | undefined => PAGES.find((page) => page.id === id)?.scene;

export const HOW: readonly { id: string; scene: Scene | undefined }[] = [
  { id: "goal", scene: sceneOf("goal") },
  { id: "turn", scene: sceneOf("place") },
  { id: "route", scene: sceneOf("establish") },
  { id: "office", scene: sceneOf("office") },
  { id: "pieces", scene: undefined },
  { id: "desk", scene: sceneOf("ability") },
  { id: "displace", scene: sceneOf("displace") },
  { id: "marker", scene: undefined },
  { id: "end", scene: sceneOf("score") },
];
