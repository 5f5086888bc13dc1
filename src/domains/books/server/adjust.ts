import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import { isPositive, money } from '#kit/money.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { adjust, correctionFacts, reverse } from '#domains/wallet/server/wallet.ts';
import type { approveAdjustment, proposeAdjustment } from '../admin-contract.ts';
import { balanceCorrected } from '../events.ts';
import { isReversible } from './reversible.ts';

const insert = statement(
  'adjustment_insert',
  `insert into ledger_adjustment (id, kind, state, journal_id, user_id, account, amount, currency, reason, proposed_by)
   values (:id, :kind, 'proposed', :journalId, :userId, :account, :amount, :currency, :reason, :proposedBy)
     on conflict do nothing returning id`,
);
const person = statement('adjustment_person', 'select id from account_standing where username = lower(:username)');
const lock = statement('adjustment_lock', 'select * from ledger_adjustment where id = :id for update');
const settle = statement(
  'adjustment_settle',
  `update ledger_adjustment set state = :state, decided_by = :decidedBy, decided_at = now(), decided_because = :reason,
    posted_journal_id = :journalId where id = :id and state = 'proposed'`,
);

const notOneself = (): Failure =>
  new Failure('forbidden', { message: 'You cannot correct your own balance. Ask another operator.' });

async function requireReversible(tx: Tx, journalId: string, actor: Actor): Promise<void> {
  const found = await correctionFacts(tx, journalId, actor.userId);
  if (found === undefined) throw new Failure('not_found');
  if (found.own) throw notOneself();
  if (!isReversible(found.kind))
    throw new Failure('wrong_state', {
      message: 'You can reverse only top-ups and corrections here. For orders, cancel or refund the order.',
    });
  if (found.undone) throw new Failure('wrong_state', { message: 'This journal was already reversed.' });
}

/** Step one: recorded with its reason; no money moves yet. */
export async function propose(
  tx: Tx,
  actor: Actor,
  wish: Parsed<typeof proposeAdjustment>['body'],
  { config, makeId }: Context,
): Promise<{ id: string }> {
  const id = makeId();
  let subject: {
    journalId: string | null;
    userId: string | null;
    account: string | null;
    amount: string | null;
    currency: string | null;
  };
  if (wish.kind === 'reverse') {
    await requireReversible(tx, wish.journal_id, actor);
    subject = { journalId: wish.journal_id, userId: null, account: null, amount: null, currency: null };
  } else {
    if (!isPositive(wish.amount)) throw invalidField('amount', 'Enter an amount above zero.');
    if (wish.amount.currency !== config.currency)
      throw invalidField('amount', `Enter an amount in ${config.currency}.`);
    const found = await tx.row(person, { username: wish.username });
    if (found === undefined) throw invalidField('username', 'No account has this username.');
    if (found.id === actor.userId) throw notOneself();
    subject = { journalId: null, userId: found.id, account: wish.account, ...wish.amount };
  }
  const written = await tx.row(insert, {
    id,
    kind: wish.kind,
    ...subject,
    reason: wish.reason,
    proposedBy: actor.userId,
  });
  if (written === undefined)
    throw new Failure('wrong_state', { message: 'A reversal of this journal is already proposed.' });
  await recordStaffAct(tx, actor, 'ledger.propose', { type: 'ledger_adjustment', id }, wish.reason, null, { ...wish });
  return { id };
}

async function lockOpen(tx: Tx, id: string): Promise<RowOf<typeof lock>> {
  const row = await tx.row(lock, { id });
  if (row === undefined) throw new Failure('not_found');
  if (row.state !== 'proposed') throw new Failure('wrong_state', { data: { state: row.state } });
  return row;
}

/** Step two, by someone else: posts through the ledger's own commands, in the same transaction (ADM-1, MON-2). */
export async function approve(
  tx: Tx,
  actor: Actor,
  id: string,
  { makeId }: Context,
): Promise<DataOf<typeof approveAdjustment>> {
  const row = await lockOpen(tx, id);
  if (row.proposed_by === actor.userId)
    throw new Failure('forbidden', { message: 'You can’t approve your own proposal. Ask another operator.' });
  if (row.user_id === actor.userId) throw notOneself();
  const journalId = makeId();
  if (row.kind === 'reverse') {
    await requireReversible(tx, row.journal_id ?? '', actor);
    await reverse(tx, { journalId, of: row.journal_id ?? '', reason: row.reason, by: actor.userId });
  } else {
    const amount = money(row.amount ?? '0', row.currency ?? '');
    const userId = row.user_id ?? '';
    const reference = { type: 'adjustment', id: row.id, label: 'Correction' } as const;
    await adjust(tx, { journalId, userId, account: row.account ?? 'U.spend', direction: row.kind, amount, reference });
    announce(tx, balanceCorrected, { userId, ...amount, kind: row.kind, reason: row.reason }, [userTopic(userId)]);
  }
  await tx.rows(settle, { id, state: 'posted', decidedBy: actor.userId, reason: null, journalId });
  await recordStaffAct(
    tx,
    actor,
    'ledger.approve',
    { type: 'ledger_adjustment', id },
    row.reason,
    { state: 'proposed' },
    { state: 'posted', journalId },
  );
  return { state: 'posted' };
}

/** The proposer takes it back, or someone else declines it. */
export async function decline(
  tx: Tx,
  actor: Actor,
  id: string,
  reason: string,
): Promise<DataOf<typeof approveAdjustment>> {
  const row = await lockOpen(tx, id);
  const state = row.proposed_by === actor.userId ? ('withdrawn' as const) : ('declined' as const);
  await tx.rows(settle, { id, state, decidedBy: actor.userId, reason, journalId: null });
  await recordStaffAct(
    tx,
    actor,
    `ledger.${state === 'declined' ? 'decline' : 'withdraw'}`,
    { type: 'ledger_adjustment', id },
    reason,
    { state: 'proposed' },
    { state },
  );
  return { state };
}
