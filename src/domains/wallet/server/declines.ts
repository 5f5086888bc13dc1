import { databaseNow } from '#kit/server/db/database-now.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { Decline, DeclineNews, ProviderName } from '#kit/server/payments/provider.ts';
import { formatWait } from '#kit/format/wait.ts';
import { declineLimits, isSignal, pausedUntil, type Declines, type DeclineSubject } from '../declines.ts';
import { fundingLookUpDue } from '../events.ts';
import { raiseFlag } from './operator-flags.ts';

/** Who tries, from where, and with which card if known. */
export interface Trying {
  readonly userId: string;
  readonly network: string;
  readonly card: string | null;
}

const counted = statement(
  'declines_counted',
  `select subject, count(*)::int as count, max(at) as "lastAt" from (
     select 'person' as subject, at from payment_decline
       where user_id = :userId and at > now() - make_interval(secs => :secs)
     union all select 'network', at from payment_decline where :network::text is not null and network = :network
       and at > now() - make_interval(secs => :secs)
     union all select 'card', at from payment_decline where :card::text is not null and card = :card
       and at > now() - make_interval(secs => :secs)) seen
   group by subject`,
);

/** When the network of an old checkout was already deleted, the other counters still count. */
type Known = Omit<Trying, 'network'> & { readonly network: string | null };

const countsOf = (reads: Db | Tx, { userId, network, card }: Known): Promise<Declines[]> =>
  reads.rows(counted, { userId, network, card, secs: declineLimits.windowSeconds });

/** The seconds still to wait, or null. By the database's clock (MON-13), and of the longest pause. */
async function pauseOf(reads: Db | Tx, trying: Trying): Promise<number | null> {
  const counts = await countsOf(reads, trying);
  const longest = Math.max(...counts.map((count) => pausedUntil(count)?.getTime() ?? 0), 0);
  if (longest === 0) return null;
  const now = (await databaseNow(reads)).getTime();
  return longest > now ? Math.ceil((longest - now) / 1_000) : null;
}

const openNow = statement(
  'fundings_open_now',
  `select count(*)::int as count, ceil(extract(epoch from min(expires_at) - now()))::int as seconds
   from funding where user_id = :userId and state = 'created' and expires_at > now()`,
);

/** During the pause no provider is called. */
export async function refuseDeclined(reads: Db | Tx, trying: Trying, context: Context): Promise<void> {
  const seconds = context.config.rateLimits ? await pauseOf(reads, trying) : null;
  if (seconds === null) return;
  context.log.warn(
    { event: 'declines_limited', actor: trying.userId, network: trying.network },
    'too many declined payments',
  );
  throw new Failure('too_many_requests', {
    message: `Several payments were declined, so payments are paused. Try again in ${formatWait(seconds)}. You were not charged.`,
    retryAfterSeconds: seconds,
  });
}

/** Limits open checkouts: those started at the same time could all be declined. */
export async function refuseAfterDeclines(reads: Db | Tx, trying: Trying, context: Context): Promise<void> {
  await refuseDeclined(reads, trying, context);
  const open = context.config.rateLimits ? await reads.row(openNow, { userId: trying.userId }) : undefined;
  if (open === undefined || open.count < declineLimits.openCheckouts) return;
  const wait = Math.max(1, open.seconds ?? 1);
  throw new Failure('too_many_requests', {
    message: `You have ${declineLimits.openCheckouts} unfinished payments. Finish or cancel one, or try again in ${formatWait(wait)}.`,
    retryAfterSeconds: wait,
  });
}

const keepOrigin = statement(
  'payment_origin_keep',
  'insert into payment_origin (subject, network) values (:subject, :network) on conflict (subject) do update set network = excluded.network, at = now()',
);
/** A decline arrives later by an event, without the address it came from. */
export const rememberOrigin = (tx: Tx, subject: string, network: string): Promise<unknown> =>
  tx.rows(keepOrigin, { subject, network });

const insert = statement(
  'decline_insert',
  `insert into payment_decline (provider, attempt, user_id, network, card)
   values (:provider, :attempt, :userId, (select network from payment_origin where subject = :subject), :card)
   on conflict (provider, attempt) do nothing returning network`,
);
/** Ended at the provider by the look-up, which ends what is past its time. */
const endOpen = statement(
  'fundings_end_open',
  "update funding set expires_at = least(expires_at, now()), reason = :reason where user_id = :userId and state = 'created' and expires_at > now() returning id",
);

interface Declined {
  readonly provider: ProviderName;
  readonly userId: string;
  /** The key under which its network was kept. */
  readonly subject: string;
  readonly decline: Decline;
}

/**
 * Counts one declined attempt, once. When a pause begins, checkouts still open are ended and an operator may be told.
 */
export async function recordDecline(
  tx: Tx,
  { provider, userId, subject, decline }: Declined,
  context: Context,
): Promise<void> {
  const stored = await tx.row(insert, { provider, attempt: decline.attempt, userId, subject, card: decline.card });
  if (stored === undefined) return;
  const trying = { userId, network: stored.network, card: decline.card };
  const counts = await countsOf(tx, trying);
  for (const count of counts.filter(isSignal)) await signal(tx, count, trying, context);
  if (!context.config.rateLimits || counts.every((count) => pausedUntil(count) === null)) return;
  const ended = await tx.rows(endOpen, {
    userId,
    reason: 'Canceled after several declined payments. You were not charged.',
  });
  for (const { id } of ended) announce(tx, fundingLookUpDue, { fundingId: id });
}

const customerNamed = statement(
  'customer_named',
  'select user_id from payment_customer where provider = :provider and customer_reference = :customerReference',
);

/** For a card that was to be saved: the provider names the person by its own customer id. */
export async function applyDeclinedSetup(
  tx: Tx,
  provider: ProviderName,
  news: DeclineNews,
  context: Context,
): Promise<null> {
  const known = await tx.row(customerNamed, { provider, customerReference: news.customer });
  if (known !== undefined)
    await recordDecline(tx, { provider, userId: known.user_id, subject: news.customer, decline: news }, context);
  return null;
}

const NAMED: Readonly<Record<DeclineSubject, string>> = {
  person: 'one person',
  network: 'one network address',
  card: 'one card',
};

async function signal(tx: Tx, { subject, count }: Declines, trying: Known, context: Context): Promise<void> {
  const name = { person: `user:${trying.userId}`, network: `network:${trying.network}`, card: `card:${trying.card}` }[
    subject
  ];
  await raiseFlag(tx, {
    id: context.makeId(),
    kind: 'card_testing',
    subject: name,
    words: `${count} declined payments by ${NAMED[subject]} in 24 hours. Further attempts are paused.`,
    facts: { declines: count, user: trying.userId, network: trying.network, card: trying.card },
  });
}
