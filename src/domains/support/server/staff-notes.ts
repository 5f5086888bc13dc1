/** What staff keep about a ticket among themselves: who answers it, and notes. */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { TICKET_LIMITS } from '../ticket.ts';
import { lockTicket } from './store.ts';

const notes = statement(
  'support_notes',
  'select id, written_by, body, at from support_note where ticket_id = :ticketId order by at, id',
);
export const notesOf = (reads: Db | Tx, ticketId: string) => reads.rows(notes, { ticketId });

const insert = statement(
  'support_note_insert',
  'insert into support_note (id, ticket_id, written_by, body, at) values (:id, :ticketId, :writtenBy, :text, :at)',
);
export async function addNote(
  tx: Tx,
  actor: Actor,
  number: string,
  text: string,
  context: Context,
): Promise<{ id: string }> {
  const ticket = await lockTicket(tx, number);
  if ((await notesOf(tx, ticket.id)).length >= TICKET_LIMITS.notes)
    throw new Failure('wrong_state', {
      message: `A ticket has at most ${TICKET_LIMITS.notes} notes.`,
      data: { state: ticket.state },
    });
  const id = context.makeId();
  await tx.rows(insert, { id, ticketId: ticket.id, writtenBy: actor.userId, text, at: context.clock() });
  await recordStaffAct(tx, actor, 'ticket.note', { type: 'ticket', id: ticket.id }, null, null, null);
  return { id };
}

const take = statement('support_ticket_take', 'update support_ticket set taken_by = :by where id = :id');
export async function takeTicket(tx: Tx, actor: Actor, number: string, mine: boolean): Promise<null> {
  const ticket = await lockTicket(tx, number);
  const by = mine ? actor.userId : null;
  await tx.rows(take, { id: ticket.id, by });
  await recordStaffAct(
    tx,
    actor,
    mine ? 'ticket.take' : 'ticket.give-back',
    { type: 'ticket', id: ticket.id },
    null,
    { by: ticket.taken_by },
    { by },
  );
  return null;
}
