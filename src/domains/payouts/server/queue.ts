import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import { cutPage, placeOf } from '#kit/paging.ts';
import { recordStaffRead } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { QUEUE_NAMES, QUEUES, type payoutDetails, type payoutQueue, type Queue } from '../admin-contract.ts';
import { bankFormOf } from '../bank-forms.ts';
import { IN_FLIGHT } from '../withdrawal.ts';
import { methodById } from './methods.ts';
import { presentOne, presentWithdrawal } from './read-withdrawals.ts';
import { detailsOf } from './save-method.ts';
import { mayHaveBeenSent } from './sent-before.ts';
import { withdrawalByNumber, withdrawalOf, type Withdrawal } from './store.ts';

const PAGE_SIZE = 25;

const sorted = (newestFirst: boolean) =>
  statement(
    `payout_queue ${newestFirst ? 'newest' : 'oldest'}`,
    `select w.*, m.label from withdrawal w join payout_method m on m.id = w.method_id where w.state = any(:states)
       and (:requestedAt::timestamptz is null
         or (date_trunc('milliseconds', w.requested_at), w.id) ${newestFirst ? '<' : '>'} (:requestedAt, :id::uuid))
     order by date_trunc('milliseconds', w.requested_at) ${newestFirst ? 'desc' : ''}, w.id ${newestFirst ? 'desc' : ''}
       limit :limit`,
  );
const oldestFirst = sorted(false);
const newestFirst = sorted(true);
const counted = statement('payout_counts', 'select state, count(*)::int as n from withdrawal group by state');
const waiting = statement(
  'payout_waiting',
  'select coalesce(sum(amount), 0)::text as amount from withdrawal where state = any(:states) and currency = :currency',
);

const withPerson = async (
  reads: Db | Tx,
  withdrawals: readonly Withdrawal[],
  context: Pick<Context, 'restoredFrom'>,
  present: (withdrawal: Withdrawal) => Promise<ReturnType<typeof presentWithdrawal>>,
) => {
  const personOf = await shownPeople(
    reads,
    withdrawals.map(({ userId }) => userId),
  );
  return Promise.all(
    withdrawals.map(async (withdrawal) => {
      const { id, name, username } = personOf(withdrawal.userId);
      return {
        ...(await present(withdrawal)),
        person: { id, name, username },
        provider: withdrawal.provider,
        may_have_been_sent: mayHaveBeenSent(withdrawal, context),
      };
    }),
  );
};

export async function readQueue(
  db: Db,
  query: { queue: Queue; cursor?: string | undefined; limit?: number | undefined },
  context: Context,
): Promise<DataOf<typeof payoutQueue>> {
  const place = placeOf(query.cursor);
  const limit = query.limit ?? PAGE_SIZE;
  const [rows, states, sum] = await Promise.all([
    db.rows(query.queue === 'ended' ? newestFirst : oldestFirst, {
      states: QUEUES[query.queue],
      requestedAt: place?.key ?? null,
      id: place?.id ?? null,
      limit: limit + 1,
    }),
    db.rows(counted),
    db.row(waiting, { states: IN_FLIGHT, currency: context.config.currency }),
  ]);
  const page = cutPage(rows, limit, (row) => ({ key: row.requested_at.toISOString(), id: row.id }));
  const labels = new Map(page.items.map(({ id, label }) => [id, label]));
  const count = (queue: Queue): number =>
    states.reduce((all, { state, n }) => ((QUEUES[queue] as readonly string[]).includes(state) ? all + n : all), 0);
  return {
    items: await withPerson(db, page.items.map(withdrawalOf), context, async (withdrawal) =>
      presentWithdrawal(withdrawal, labels.get(withdrawal.id) ?? ''),
    ),
    next_cursor: page.next_cursor,
    counts: Object.fromEntries(QUEUE_NAMES.map((queue) => [queue, count(queue)])) as Record<Queue, number>,
    waiting: money(sum?.amount ?? '0', context.config.currency),
  };
}

export async function presentQueued(tx: Tx, withdrawal: Withdrawal, context: Pick<Context, 'restoredFrom'>) {
  const [shown] = await withPerson(tx, [withdrawal], context, (withdrawal) => presentOne(tx, withdrawal));
  if (shown === undefined) throw new Failure('not_found');
  return shown;
}

/** Full account numbers, for the person who makes the transfer: the view is recorded before it is answered. */
export async function readDetails(
  db: Db,
  actor: Actor,
  number: string,
  context: Context,
): Promise<DataOf<typeof payoutDetails>> {
  const withdrawal = await withdrawalByNumber(db, number);
  const method = withdrawal === null ? undefined : await methodById(db, withdrawal.methodId);
  if (withdrawal === null || method === undefined || method.sealed.length === 0) throw new Failure('not_found');
  await recordStaffRead(context, actor, 'withdrawal.read-details', { type: 'withdrawal', id: withdrawal.id });
  const details = detailsOf(method, context);
  const lines =
    'email' in details
      ? [{ label: 'PayPal', value: details.email }]
      : bankFormOf(method.country).flatMap(({ name, label }) =>
          details.parts[name] === undefined ? [] : [{ label, value: details.parts[name] }],
        );
  return { holder: method.holder, country: method.country, lines };
}
