import { Failure } from '#kit/errors.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { tryMove } from '#kit/transitions.ts';
import { stateWords, withdrawalMoves, type PayoutParty, type WithdrawalMove } from '../withdrawal.ts';
import { withdrawalOf, type Withdrawal, type WithdrawalRow } from './store.ts';

interface By {
  readonly party: PayoutParty;
  readonly actorId?: string;
  readonly reason?: string;
}

/** What a move may write besides the state; instants are the database's own (MON-13). */
interface Changes {
  readonly held_until?: Date | null;
  readonly sends_at?: Date;
  readonly promised_at?: Date;
  readonly provider_reference?: string;
  readonly stopped_for?: string;
}

const stamps: Partial<Record<WithdrawalMove, string>> = {
  approve: ', approved_at = now()',
  send: ', sent_at = now()',
  stop: ', sent_at = null',
  pay: ', ended_at = now()',
  fail: ', ended_at = now()',
  bounce: ', ended_at = now()',
  cancel: ', ended_at = now()',
  reject: ', ended_at = now()',
};

/** One move of the table: state, what goes with it and the line of its story in one statement, guarded by the state it comes from (ID-5). */
export async function moveWithdrawal(tx: Tx, before: Withdrawal, move: WithdrawalMove, by: By, changes: Changes = {}): Promise<Withdrawal> {
  const answer = tryMove(withdrawalMoves, move, before.state, by.party);
  if (!answer.ok)
    throw new Failure('wrong_state', {
      message: `That is no longer possible: it is ${stateWords[before.state].toLowerCase()}.`,
      data: { state: before.state },
    });
  const row = await tx.row<WithdrawalRow>(
    `with moved as (
       update withdrawal set state = $3, reason = case when $9 = 'approve' then null else coalesce($4, reason) end, held_until = case when $9 = 'approve' then null else coalesce($5::timestamptz, held_until) end, stopped_for = $12, sends_at = coalesce($6, sends_at),
         promised_at = coalesce($7, promised_at), provider_reference = coalesce($8, provider_reference)${stamps[move] ?? ''}
       where id = $1 and state = $2 returning *),
     told as (
       insert into withdrawal_event (withdrawal_id, move, party, actor_id, state_before, state_after, reason)
       select id, $9, $10, $11, $2, $3, $4 from moved)
     select * from moved`,
    [
      before.id,
      before.state,
      answer.to,
      by.reason ?? null,
      changes.held_until ?? null,
      changes.sends_at ?? null,
      changes.promised_at ?? null,
      changes.provider_reference ?? null,
      move,
      by.party,
      by.actorId ?? null,
      changes.stopped_for ?? null,
    ],
  );
  if (row === undefined) throw new Failure('wrong_state', { data: { state: before.state } });
  return withdrawalOf(row);
}
