/**
 * What each screen costs in scripts on the wire, with nothing cached. The walk over every screen in e2e/screens.spec.ts
 * notes which scripts a screen asked for until nothing moved any more; here it is judged, each screen whole.
 */
import { BUDGETS } from './budget.ts';

export interface Script {
  readonly url: string;
  readonly bytes: number;
}
export interface SeenScreen {
  readonly name: string;
  readonly scripts: readonly Script[];
}
export interface Cost {
  readonly name: string;
  readonly bytes: number;
  readonly limit: number;
  readonly isTooMuch: boolean;
}

/** Behind sign-in (docs/performance.md). */
export const SCREEN_BYTES = 230_000;
/** Over the bar: what each may weigh until more of it is loaded when it is opened (docs/performance.md). */
export const OVER_BYTES: Readonly<Record<string, number>> = {
  contract: 270_000,
  order: 267_000,
  proposal: 262_000,
  messages: 248_000,
  'messages-phone': 248_000,
  'manage-project': 244_000,
  'project-payment': 240_000,
  milestones: 238_000,
  'edit-service': 239_000,
  'found-project': 238_000,
  'express-withdrawal': 238_000,
  'settings-prefix': 234_000,
  'profile-settings': 234_000,
  'admin-person': 261_000,
};
/** The same for the other screens of staff. */
const STAFF_BYTES = 248_000;
const barOf = (name: string): number => (name === 'admin' || name.startsWith('admin-') ? STAFF_BYTES : SCREEN_BYTES);
const limitOf = (name: string): number => OVER_BYTES[name.split('/')[0] ?? name] ?? barOf(name);
/** Signing in and up: public pages that are awake from the start. The others are measured by tools/budget.ts. */
export const ENTRANCE_BYTES = BUDGETS.script * 1_000;
const ENTRANCE = ['login', 'register', 'register-client', 'forgot-password', 'reset-password'];

/** A screen that asked for nothing was not measured. */
function judge({ name, scripts }: SeenScreen, limit: number): Cost {
  const sizes = new Map(scripts.map(({ url, bytes }) => [url, bytes]));
  const bytes = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  return { name, bytes, limit, isTooMuch: bytes > limit || bytes === 0 };
}

export const judgeScreens = (screens: readonly SeenScreen[]): Cost[] =>
  screens.map((screen) => judge(screen, limitOf(screen.name)));

/** Of the screens that a visitor sees, those of the entrance. */
export const judgeEntrance = (screens: readonly SeenScreen[]): Cost[] =>
  screens.filter(({ name }) => ENTRANCE.includes(name)).map((screen) => judge(screen, ENTRANCE_BYTES));

export const inWords = ({ name, bytes, limit, isTooMuch }: Cost): string =>
  `${name.padEnd(32)} ${(bytes / 1000).toFixed(1).padStart(6)} kB of ${limit / 1000}${isTooMuch ? '  TOO MUCH' : ''}`;
