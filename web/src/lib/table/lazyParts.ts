/** What is not seen before somebody opens it, or before it happens: fetched then, with its words. */
import { part } from "$lib/ui/lazyPart";

// Over the table

export const boardWords = part(() => import("./cards/BoardWords.svelte"), "dialogs");
export const deskDialog = part(() => import("./desk/DeskDialog.svelte"), "dialogs");
export const howTo = part(() => import("./prompt/HowTo.svelte"), "guide", "howto");
export const moveList = part(() => import("./cards/MoveList.svelte"), "cities", "cards", "dialogs");
export const rulesDrawer = part(() => import("$lib/ui/RulesDrawer.svelte"), "cities", "rules");
export const shortcuts = part(() => import("$lib/ui/Shortcuts.svelte"), "dialogs", "keys");

// The menu, and what it leads to

export const menu = part(() => import("./people/Menu.svelte"), "dialogs");
export const clocks = part(() => import("$lib/clock/ClockDialog.svelte"), "clocks");
export const devices = part(() => import("$lib/ui/Devices.svelte"), "lobby");
export const orders = part(() => import("$lib/orders/OrdersDialog.svelte"), "cities", "dialogs", "orders");
export const takeOverLink = part(() => import("$lib/ui/TakeOverLink.svelte"), "lobby");

// Beside the board

export const chat = part(() => import("./people/Chat.svelte"), "dialogs");
export const coach = part(() => import("$lib/coach/Coach.svelte"), "analysis", "coach");
export const neutral = part(() => import("./desk/Neutral.svelte"));
export const guide = part(() => import("./prompt/Guide.svelte"), "guide");
export const recap = part(() => import("./log/Recap.svelte"), "dialogs");
export const score = part(() => import("./end/Score.svelte"), "score");
export const steps = part(() => import("./log/Steps.svelte"), "dialogs");
export const timeLeft = part(() => import("$lib/clock/TimeLeft.svelte"), "clocks");
export const autoEnd = part(() => import("./prompt/AutoEnd.svelte"));

// On the board

export const cards = part(() => import("./cards/Cards.svelte"), "cards", "inspect", "refusals");
export const effects = part(() => import("./cards/Effects.svelte"));
export const miniMap = part(() => import("$lib/board/MiniMap.svelte"));
export const gaugeTip = part(() => import("./end/GaugeTip.svelte"));
export const tip = part(() => import("./cards/Tip.svelte"));
export const toasts = part(() => import("./people/Toasts.svelte"), "dialogs", "problems");
export const warning = part(() => import("$lib/clock/Warning.svelte"), "clocks");

// When the game is over

export const endSheet = part(() => import("./end/EndSheet.svelte"), "dialogs", "score");
export const chart = part(() => import("./end/Chart.svelte"), "score");
export const shareGame = part(() => import("$lib/replay/ShareGame.svelte"), "replay");
