/**
 * `npm run test:faults -- kills|rolling|clock|soak|talk|reconnect|restore|upgrade`: one fault for as long as it takes;
 * what each does and its sizes stand in docs/testing.md. Needs a build. The last line is `N operations, N violations`.
 */
import process from 'node:process';
import { onOwnGround, type Ground, type Outcome } from './bank/ground.ts';

/** A further fault is a file in tools/faults and a line here. */
const FAULTS: Readonly<Record<string, () => Promise<(ground: Ground) => Promise<Outcome>>>> = {
  kills: async () => (await import('./faults/kills.ts')).kills,
  clock: async () => (await import('./faults/clock.ts')).clock,
  rolling: async () => (await import('./faults/rolling.ts')).rolling,
  soak: async () => (await import('./faults/soak.ts')).soak,
  talk: async () => (await import('./faults/talk.ts')).talk,
  reconnect: async () => (await import('./faults/reconnect.ts')).reconnect,
  restore: async () => (await import('./faults/restore.ts')).restore,
  upgrade: async () => (await import('./faults/upgrade.ts')).upgrade,
};

const fault = FAULTS[process.argv[2] ?? ''];
if (fault === undefined) {
  console.error(`Say which fault: npm run test:faults -- ${Object.keys(FAULTS).join('|')}`);
  process.exit(1);
}
await onOwnGround(await fault());
