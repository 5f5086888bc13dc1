import { createHash } from 'node:crypto';

export interface Step {
  /** The side on which this hash is joined to what has been computed so far. */
  readonly side: 'left' | 'right';
  readonly hash: string;
}

const pair = (left: Buffer, right: Buffer): Buffer =>
  createHash('sha256')
    .update(Buffer.from([1]))
    .update(left)
    .update(right)
    .digest();

/**
 * The path from one leaf to the root: pairs are hashed together, an odd one moves up unchanged (ledger.merkle_root).
 */
export function merklePath(leaves: readonly Buffer[], place: number): Step[] {
  const steps: Step[] = [];
  let level = leaves;
  let at = place;
  while (level.length > 1) {
    const beside = level[at % 2 === 0 ? at + 1 : at - 1];
    if (beside !== undefined) steps.push({ side: at % 2 === 0 ? 'right' : 'left', hash: beside.toString('hex') });
    const above: Buffer[] = [];
    for (let left = 0; left < level.length; left += 2) {
      const [node, other] = [level[left], level[left + 1]];
      if (node !== undefined) above.push(other === undefined ? node : pair(node, other));
    }
    level = above;
    at = Math.floor(at / 2);
  }
  return steps;
}
