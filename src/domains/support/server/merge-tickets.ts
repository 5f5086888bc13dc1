/** Two tickets of one person become one (TKT-8). */
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import { moveAttachments } from '#kit/server/attachments/change-attachments.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { ticketsMerged } from '../events.ts';
import { TICKET_LIMITS, whyNotMerge } from '../ticket.ts';
import { lockTicket, messagesOf, type TicketRow } from './store.ts';

const moveMessages = statement(
  'support_messages_move',
  'update support_message set ticket_id = :intoId where ticket_id = :ticketId',
);
const moveFiles = statement(
  'support_files_move',
  'update support_file set ticket_id = :intoId where ticket_id = :ticketId',
);
const close = statement(
  'support_ticket_merge',
  "update support_ticket set state = 'closed', merged_into = :mergedInto, changed_at = :changedAt where id = :id",
);
/** Who waited longest still does. */
const wait = statement(
  'support_ticket_wait',
  "update support_ticket set state = 'open', changed_at = least(:changedAt::timestamptz, case when state = 'open' then changed_at end) where id = :id",
);

/**
 * The messages and files of the first move to the second; the first is closed and leads to it. The person is emailed
 * once.
 */
export async function mergeTickets(
  tx: Tx,
  actor: Actor,
  number: string,
  into: string,
  context: Context,
): Promise<{ ticket_number: string }> {
  if (number === into) throw invalidField('into', 'Choose another ticket.');
  // One order of locks: two operators may merge the two into each other.
  const locked = new Map<string, TicketRow>();
  for (const ticketNumber of [number, into].toSorted()) locked.set(ticketNumber, await lockTicket(tx, ticketNumber));
  const [from, to] = [locked.get(number), locked.get(into)];
  if (from === undefined || to === undefined) throw new Failure('not_found');
  const refusal = whyNotMerge(factsOf(from), factsOf(to));
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: from.state } });
  if ((await messagesOf(tx, from.id)).length + (await messagesOf(tx, to.id)).length > TICKET_LIMITS.messages)
    throw new Failure('wrong_state', {
      message: `Together they have more than ${TICKET_LIMITS.messages} messages.`,
      data: { state: from.state },
    });
  await tx.rows(moveMessages, { ticketId: from.id, intoId: to.id });
  await tx.rows(moveFiles, { ticketId: from.id, intoId: to.id });
  await moveAttachments(tx, from.id, to.id);
  await tx.rows(close, { id: from.id, mergedInto: to.id, changedAt: context.clock() });
  if (from.state === 'open') await tx.rows(wait, { id: to.id, changedAt: from.changed_at });
  const after = { state: 'closed', into: to.id };
  await recordStaffAct(tx, actor, 'ticket.merge', { type: 'ticket', id: from.id }, null, { state: from.state }, after);
  announce(tx, ticketsMerged, { ticketId: from.id, intoId: to.id });
  return { ticket_number: into };
}

const factsOf = ({ state, topic, email, user_id: userId, merged_into: mergedInto }: TicketRow) => ({
  state,
  topic,
  email,
  userId,
  isMerged: mergedInto !== null,
});

const others = statement(
  'support_tickets_of_asker',
  `select ticket_number, subject, topic, state, user_id, email, merged_into, opened_at from support_ticket
   where id <> :id and lower(email) = lower(:email) order by opened_at desc, id desc limit 20`,
);
const merged = statement(
  'support_tickets_merged',
  'select ticket_number from support_ticket where merged_into = :mergedInto order by opened_at, id limit 20',
);

/** What a ticket may be merged into, and what was merged into it. */
export async function mergesOf(reads: Db | Tx, ticket: TicketRow) {
  const [rows, earlier] = await Promise.all([
    reads.rows(others, { id: ticket.id, email: ticket.email }),
    reads.rows(merged, { mergedInto: ticket.id }),
  ]);
  return {
    candidates: rows
      .filter(
        ({ user_id: userId, merged_into: mergedInto, ...row }) =>
          whyNotMerge(factsOf(ticket), { ...row, userId, isMerged: mergedInto !== null }) === null,
      )
      .map(({ ticket_number, subject, opened_at: at }) => ({ ticket_number, subject, opened_at: at.toISOString() })),
    merged_from: earlier.map(({ ticket_number: number }) => number),
  };
}
