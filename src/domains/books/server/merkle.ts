import { createHash } from 'node:crypto';

export interface Step {
  /** On which side of what has been computed so far this hash stands. */
  readonly side: 'left' | 'right';
  readonly hash: string;
}

const pair = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256')
    .update(Buffer.from([1]))
    .update(left)
    .update(right)
    .digest();

/** The way from one leaf up to the root: pairs are hashed together, one left over moves up as it is (ledger.merkle_root). */
export function merklePath(leaves: readonly Buffer[], place: number): Step[] {
  const steps: Step[] = [];
  let level = leaves;
  let at = place;
  while (level.length > 1) {
    const beside = level[at % 2 === 0 ? at + 1 : at - 1];
    if (beside !== undefined) steps.push({ side: at % 2 === 0 ? 'right' : 'left', hash: beside.toString('hex') });
    const above: Buffer[] = [];
    for (let left = 0; left < level.length; left += 2) {
      const [one, other] = [level[left], level[left + 1]];
      if (one !== undefined) above.push(other === undefined ? one : pair(one, other));
    }
    level = above;
    at = Math.floor(at / 2);
  }
  return steps;
}
