/** Both sides of a trade are compared when work is paid and when its reviews show (AUT-15). */
import { linkAccounts, sharedAccess } from '#domains/accounts/server/accounts.ts';
import { sharesDestination } from '#domains/payouts/server/payouts.ts';
import { reviewsShown } from '#domains/reviews/events.ts';
import { raiseFlag, sharesCard } from '#domains/wallet/server/wallet.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { on } from '#kit/server/jobs/reactions.ts';
import { linkOf, SIGN_WORDS } from '../linked-sides.ts';
import type { PaidWork } from './work.ts';

type Trade = Pick<PaidWork, 'clientId' | 'freelancerId' | 'number'>;

/** What they share is written once; operators are told of each new sign. */
export async function compareSides(
  tx: Tx,
  { clientId, freelancerId, number }: Trade,
  { clock, makeId }: Pick<Context, 'clock' | 'makeId'>,
): Promise<void> {
  const now = clock();
  const [access, card, destination] = await Promise.all([
    sharedAccess(tx, clientId, freelancerId, now),
    sharesCard(tx, clientId, freelancerId),
    sharesDestination(tx, clientId, freelancerId),
  ]);
  const link = linkOf({ ...access, card, destination }, now);
  if (link === null || !(await linkAccounts(tx, clientId, freelancerId, link, now))) return;
  const shared = link.signs.map((sign) => SIGN_WORDS[sign]).join(', ');
  const effect = link.counts
    ? 'Their work still counts for ranking.'
    : 'Their work and reviews don’t count for levels and ratings.';
  await raiseFlag(tx, {
    id: makeId(),
    kind: 'linked_accounts',
    subject: [clientId, freelancerId].toSorted().join(' '),
    words: `Both sides of ${number} share: ${shared}. ${effect}`,
    facts: { work: number, client: clientId, freelancer: freelancerId, shared },
  });
}

/** A sign may have come since the work was paid. */
export const compareReactions = [
  on(reviewsShown, 'compare-sides', 'upkeep', async (work, context) =>
    context.database.transact((tx) => compareSides(tx, work, context)),
  ),
];
