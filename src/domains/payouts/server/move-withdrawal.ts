import { Failure } from '#kit/errors.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { lineText, moveRow, moveText, notedIn } from '#kit/server/db/move-row.ts';
import { tryMove } from '#kit/transitions.ts';
import { noteReason } from '#domains/wallet/server/wallet.ts';
import { stateWords, withdrawalMoves, type PayoutParty, type WithdrawalMove } from '../withdrawal.ts';
import { withdrawalOf, type Withdrawal } from './store.ts';

interface By {
  readonly party: PayoutParty;
  readonly actorId?: string;
  readonly reason?: string;
}

/** What a move may write besides the state; instants come from the database's clock (MON-13). */
interface Changes {
  readonly heldUntil?: Date | null;
  readonly sendsAt?: Date;
  readonly promisedAt?: Date;
  readonly providerReference?: string;
  readonly stoppedFor?: string;
}

const table = {
  write: statement(
    'withdrawal_move',
    moveText({
      table: 'withdrawal',
      sets: `, reason = case when :move = 'approve' then null else coalesce(:reason, reason) end,
         held_until = case when :move = 'approve' then null else coalesce(:heldUntil::timestamptz, held_until) end, sends_at = coalesce(:sendsAt, sends_at),
         promised_at = coalesce(:promisedAt, promised_at), provider_reference = coalesce(:providerReference, provider_reference), stopped_for = :stoppedFor,
         approved_at = case when :move = 'approve' then now() else approved_at end,
         sent_at = case when :move = 'send' then now() when :move <> 'stop' then sent_at end,
         ended_at = case when :move in ('pay', 'fail', 'bounce', 'cancel', 'reject') then now() else ended_at end`,
    }),
  ),
  note: notedIn(statement('withdrawal_event_add', lineText('withdrawal_event', 'withdrawal_id'))),
};

/** One move of the table in `withdrawal.ts`, with what goes with it. */
export async function moveWithdrawal(
  tx: Tx,
  before: Withdrawal,
  move: WithdrawalMove,
  by: By,
  changes: Changes = {},
): Promise<Withdrawal> {
  const answer = tryMove(withdrawalMoves, move, before.state, by.party);
  if (!answer.ok)
    throw new Failure('wrong_state', {
      message: `You can’t do this any more. The withdrawal is ${stateWords[before.state].toLowerCase()}.`,
      data: { state: before.state },
    });
  const step = {
    id: before.id,
    from: before.state,
    to: answer.to,
    move,
    party: by.party,
    actorId: by.actorId ?? null,
    reason: by.reason ?? null,
    at: null,
  };
  const nothing = { heldUntil: null, sendsAt: null, promisedAt: null, providerReference: null, stoppedFor: null };
  const row = await moveRow(tx, table, step, { ...nothing, ...changes });
  if (row.reason !== before.reason) noteReason(tx, row.id, row.reason);
  return withdrawalOf(row);
}
