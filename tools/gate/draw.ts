import process from 'node:process';
import { changedDomains } from '../changed.ts';

/** More would take longer than the gate may: such a change is for `npm run test:long`. */
const MOST_WHOLE = 2;

/**
 * What this run draws, and which domains it tries whole: those of the change, but at most two, which the seed then
 * names. The tests read both from the environment (src/kit/server/test-draw.ts).
 */
export function chooseDraw(changed = changedDomains()): string {
  const seed = process.env['TEST_SEED'] ?? String(Date.now() % 1_000_000);
  const first = changed.length === 0 ? 0 : Number(seed) % changed.length;
  const whole = [...changed.slice(first), ...changed.slice(0, first)].slice(0, MOST_WHOLE);
  process.env['TEST_SEED'] = seed;
  process.env['TEST_WHOLE'] ??= whole.join(',');
  const left = changed.length - whole.length;
  return `TEST_SEED=${seed} TEST_WHOLE=${process.env['TEST_WHOLE']}${left > 0 ? `; ${left} more changed domains are drawn from` : ''}`;
}
