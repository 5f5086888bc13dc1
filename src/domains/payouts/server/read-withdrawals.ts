import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { subtract } from '#kit/money.ts';
import { cutPage, placeOf } from '#kit/paging.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { onTheWire } from '#kit/wire-terms.ts';
import { balances } from '#domains/wallet/server/wallet.ts';
import type { personPayouts } from '../admin-contract.ts';
import type { myWithdrawals, payoutOverview, readWithdrawal } from '../contract.ts';
import { nextBatch, smallestWithdrawal, WITHDRAWAL_TERMS } from '../terms.ts';
import { withdrawalMoves } from '../withdrawal.ts';
import { tryMove } from '#kit/transitions.ts';
import { methodsOf, presentMethod } from './methods.ts';
import { withdrawnBy } from './recent-sums.ts';
import { senderOf } from './request-withdrawal.ts';
import { blocksOf, hasBeenPaid } from './standing.ts';
import { withdrawalOf, type Withdrawal } from './store.ts';

const PAGE_SIZE = 20;

export const presentWithdrawal = (withdrawal: Withdrawal, method: string) => ({
  number: withdrawal.number,
  lane: withdrawal.lane,
  state: withdrawal.state,
  amount: withdrawal.amount,
  fee: withdrawal.fee,
  net: subtract(withdrawal.amount, withdrawal.fee),
  method,
  reason: withdrawal.reason,
  requested_at: withdrawal.requestedAt.toISOString(),
  held_until: withdrawal.heldUntil?.toISOString() ?? null,
  sends_at: withdrawal.sendsAt?.toISOString() ?? null,
  promised_at: withdrawal.promisedAt?.toISOString() ?? null,
  sent_at: withdrawal.sentAt?.toISOString() ?? null,
  ended_at: withdrawal.endedAt?.toISOString() ?? null,
  reference: withdrawal.providerReference,
  may_cancel: tryMove(withdrawalMoves, 'cancel', withdrawal.state, 'owner').ok,
});

const labelled = statement('withdrawal_method_label', 'select label from payout_method where id = :id');
export const presentOne = async (reads: Db | Tx, withdrawal: Withdrawal) =>
  presentWithdrawal(withdrawal, (await reads.row(labelled, { id: withdrawal.methodId }))?.label ?? '');

export async function overview(db: Db, actor: Actor, context: Context): Promise<DataOf<typeof payoutOverview>> {
  const { currency } = context.config;
  const now = context.clock();
  const [money, methods, blocks, isPaid, takenOut, terms] = await Promise.all([
    balances(db, actor.userId, currency),
    methodsOf(db, actor.userId),
    blocksOf(db, actor.userId, now, context),
    hasBeenPaid(db, actor.userId),
    withdrawnBy(db, actor.userId, currency),
    termsInForce(db, now),
  ]);
  const bank = senderOf('bank', context);
  return {
    available: money.available,
    clearing: money.clearing,
    in_flight: money.in_flight,
    owed: money.owed,
    smallest: smallestWithdrawal(currency, terms),
    methods: methods.map(presentMethod),
    blocks,
    next_batch_at: nextBatch(now).toISOString(),
    has_been_paid: isPaid,
    taken_out: takenOut,
    providers: { bank: bank !== null, paypal: senderOf('paypal', context) !== null },
    in_force: onTheWire(WITHDRAWAL_TERMS, terms),
    live: bank?.live ?? true,
  };
}

const list = statement(
  'my_withdrawals',
  `select w.*, m.label, date_trunc('milliseconds', w.requested_at) as place from withdrawal w
    join payout_method m on m.id = w.method_id
   where w.user_id = :userId
     and (:requestedAt::timestamptz is null
     or (date_trunc('milliseconds', w.requested_at), w.id) < (:requestedAt, :id::uuid))
   order by date_trunc('milliseconds', w.requested_at) desc, w.id desc limit :limit`,
);

export async function withdrawalsOf(
  db: Db,
  actor: Pick<Actor, 'userId'>,
  query: { cursor?: string | undefined; limit?: number | undefined },
): Promise<DataOf<typeof myWithdrawals>> {
  const place = placeOf(query.cursor);
  const limit = query.limit ?? PAGE_SIZE;
  const rows = await db.rows(list, {
    userId: actor.userId,
    requestedAt: place?.key ?? null,
    id: place?.id ?? null,
    limit: limit + 1,
  });
  const page = cutPage(rows, limit, (row) => ({ key: row.requested_at.toISOString(), id: row.id }));
  return {
    items: page.items.map((row) => presentWithdrawal(withdrawalOf(row), row.label)),
    next_cursor: page.next_cursor,
  };
}

const mine = statement(
  'my_withdrawal',
  'select w.*, m.label from withdrawal w join payout_method m on m.id = w.method_id where w.number = :number and w.user_id = :userId',
);
const timeline = statement(
  'withdrawal_timeline',
  'select at, move, party, state_after as state, reason from withdrawal_event where withdrawal_id = :withdrawalId order by id',
);

export async function ownWithdrawal(db: Db, actor: Actor, number: string): Promise<DataOf<typeof readWithdrawal>> {
  const row = await db.row(mine, { number, userId: actor.userId });
  if (row === undefined) throw new Failure('not_found');
  const events = await db.rows(timeline, { withdrawalId: row.id });
  return {
    ...presentWithdrawal(withdrawalOf(row), row.label),
    timeline: events.map((event) => ({ ...event, at: event.at.toISOString() })),
  };
}

const LATEST = 5;

export async function payoutsOfPerson(db: Db, userId: string): Promise<DataOf<typeof personPayouts>> {
  const [{ items, next_cursor: next }, methods] = await Promise.all([
    withdrawalsOf(db, { userId }, { limit: LATEST }),
    methodsOf(db, userId),
  ]);
  return { withdrawals: items, has_more_withdrawals: next !== null, methods: methods.map(presentMethod) };
}
