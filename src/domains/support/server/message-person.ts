/** Staff write to a person first: a ticket that the person answers as one of their own (TKT-9). */
import { randomBytes } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { ticketAnswered } from '../events.ts';
import { TICKET_LIMITS, TICKET_NUMBER_BYTES, ticketNumberFrom } from '../ticket.ts';
import { addMessage } from './store.ts';

const person = statement(
  'support_person',
  `select c.email, c.name from account_contact c join account_standing s on s.id = c.id
    where c.id = :userId and s.erased_at is null`,
);
/** No proof of work: its place is taken by the ticket's own id. */
const insert = statement(
  'support_ticket_by_staff',
  `insert into support_ticket (id, ticket_number, user_id, email, name, topic, subject, state, challenge, opened_at,
    changed_at, taken_by)
   values (:id, :number, :userId, :email, :name, 'account', :subject, 'answered', :challenge, :at, :at, :takenBy)`,
);

export interface Written {
  readonly subject: string;
  readonly text: string;
}

export async function messagePerson(
  tx: Tx,
  actor: Actor,
  userId: string,
  { subject, text }: Written,
  context: Context,
): Promise<{ ticket_number: string }> {
  const row = await tx.row(person, { userId });
  if (row === undefined) throw new Failure('not_found');
  const [id, messageId, at] = [context.makeId(), context.makeId(), context.clock()];
  const number = ticketNumberFrom(randomBytes(TICKET_NUMBER_BYTES));
  const name = (row.name ?? '').slice(0, TICKET_LIMITS.name);
  await tx.rows(insert, {
    id,
    number,
    userId,
    email: row.email,
    name,
    subject,
    challenge: `staff:${id}`,
    at,
    takenBy: actor.userId,
  });
  await addMessage(tx, { id: messageId, ticketId: id, staffId: actor.userId, body: text, at }, 'answered');
  await recordStaffAct(tx, actor, 'ticket.write-first', { type: 'account', id: userId }, null, null, { ticket: id });
  announce(tx, ticketAnswered, { ticketId: id, messageId });
  return { ticket_number: number };
}
