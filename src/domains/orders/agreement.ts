/** What both sides agree to beside price and scope: who owns the work, and how long it is kept (ORD-30, ORD-31). */

export const OWNERSHIP: readonly string[] = [
  'Until the order is completed, all rights in what is delivered stay with the freelancer.',
  'When it is completed, by approval, automatically or by a decision, the rights in the delivered work pass to the client, permanently and worldwide, as far as the law allows.',
  'What the freelancer made before or licenses from others, such as fonts or stock pictures, is not transferred. The client may use it as part of the delivered work.',
  'If the order ends with a share of the price for the freelancer, the rights in what was delivered by then pass to the client at that moment. If everything is refunded, they stay with the freelancer, and the client may not use the work.',
];

export const RETENTION =
  'Files, deliveries and the timeline are kept with the order for both sides, without an end date, also when the other person deletes their account. Files that were never sent are deleted with the account of the person who uploaded them.';

interface Standing {
  readonly isCompleted: boolean;
  /** Of the price, to the freelancer, where it ended otherwise; null while it runs. */
  readonly endedWith: number | null;
  readonly isOver: boolean;
}

/** Who owns the work now, in one sentence for this side. */
export function ownerNow(
  { isCompleted, endedWith, isOver }: Standing,
  side: 'client' | 'freelancer',
  other: string,
): string {
  const isClients = isCompleted || (endedWith !== null && endedWith > 0);
  if (isClients) return side === 'client' ? 'You own the delivered work.' : `${other} owns the delivered work.`;
  if (isOver)
    return side === 'client'
      ? `The order was refunded: everything ${other} made stays theirs, and you may not use it.`
      : 'The order was refunded: everything you made stays yours.';
  return side === 'client'
    ? `${other} owns the work until the order is completed. Then it becomes yours.`
    : `You own the work until the order is completed. Then it becomes ${other}’s.`;
}
