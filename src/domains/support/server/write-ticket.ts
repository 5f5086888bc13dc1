/** Asking, answering and closing (TKT-1 to TKT-4). */
import { randomBytes } from 'node:crypto';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import type { answerTicket, closeTicket, openTicket, writeInTicket } from '../contract.ts';
import { ticketAnswered, ticketAsked } from '../events.ts';
import { stateAfter, TICKET_NUMBER_BYTES, ticketNumberFrom, whyNotWrite, type Topic } from '../ticket.ts';
import { mustBeProven } from './challenge.ts';
import {
  addMessage,
  fileToken,
  lockFollowed,
  lockTicket,
  messagesOf,
  moveTicket,
  mustBeLink,
  type TicketRow,
} from './store.ts';

const insert = statement(
  'support_ticket_insert',
  `insert into support_ticket (id, ticket_number, user_id, email, name, topic, subject, state, challenge, opened_at,
    changed_at, thing_id)
   values (:id, :number, :userId, :email, :name, :topic, :subject, 'open', :challenge, :at, :at, :thingId)
     on conflict (challenge) do nothing returning id`,
);

/** From the contact page, or from a form of its own: then with what it is about. */
export interface Opened extends Omit<Parsed<typeof openTicket>['body'], 'topic'> {
  readonly topic: Topic;
  readonly thingId?: string;
}

export async function open(
  tx: Tx,
  actor: Actor | null,
  wish: Opened,
  context: Context,
): Promise<DataOf<typeof openTicket> & { readonly id: string }> {
  const { name, email, topic, subject, text, challenge, answer, thingId = null } = wish;
  mustBeProven(challenge, answer, context);
  const [id, at] = [context.makeId(), context.clock()];
  const number = ticketNumberFrom(randomBytes(TICKET_NUMBER_BYTES));
  const written = await tx.row(insert, {
    id,
    number,
    userId: actor?.userId ?? null,
    email,
    name,
    topic,
    subject,
    challenge,
    at,
    thingId,
  });
  // The same form sent twice opens one ticket; another text needs another proof.
  if (written === undefined) throw new Failure('invalid_input', { message: 'This message was already sent.' });
  await addMessage(tx, { id: context.makeId(), ticketId: id, staffId: null, body: text, at }, 'open');
  announce(tx, ticketAsked, { ticketId: id, ticketNumber: number, topic, isNew: true });
  return { id, ticket_number: number, file_token: fileToken(context.config, id) };
}

async function mustBeWritable(tx: Tx, ticket: TicketRow, byStaff: boolean): Promise<void> {
  const refusal = whyNotWrite(ticket.state, (await messagesOf(tx, ticket.id)).length, byStaff);
  if (refusal !== null) throw new Failure('wrong_state', { message: refusal, data: { state: ticket.state } });
}

export async function write(
  tx: Tx,
  number: string,
  { token, text }: Parsed<typeof writeInTicket>['body'],
  context: Context,
): Promise<DataOf<typeof writeInTicket>> {
  mustBeLink(context.config, await lockTicket(tx, number), token);
  return writeAsAsker(tx, number, { id: context.makeId(), text }, context);
}

/** What the person who asked writes: on the page of the ticket, or by email. */
export async function writeAsAsker(
  tx: Tx,
  number: string,
  { id, text }: { readonly id: string; readonly text: string },
  context: Context,
): Promise<DataOf<typeof writeInTicket>> {
  const ticket = await lockFollowed(tx, number);
  await mustBeWritable(tx, ticket, false);
  await addMessage(tx, { id, ticketId: ticket.id, staffId: null, body: text, at: context.clock() }, stateAfter(false));
  announce(tx, ticketAsked, {
    ticketId: ticket.id,
    ticketNumber: ticket.ticket_number,
    topic: ticket.topic,
    isNew: false,
  });
  return { id };
}

export async function answer(
  tx: Tx,
  actor: Actor,
  number: string,
  { text, close: closes = false }: Parsed<typeof answerTicket>['body'],
  context: Context,
): Promise<DataOf<typeof answerTicket>> {
  const ticket = await lockTicket(tx, number);
  await mustBeWritable(tx, ticket, true);
  const id = context.makeId();
  const state = closes ? 'closed' : stateAfter(true);
  await addMessage(tx, { id, ticketId: ticket.id, staffId: actor.userId, body: text, at: context.clock() }, state);
  await recordStaffAct(
    tx,
    actor,
    'ticket.answer',
    { type: 'ticket', id: ticket.id },
    null,
    { state: ticket.state },
    { state },
  );
  announce(tx, ticketAnswered, { ticketId: ticket.id, messageId: id });
  return { id };
}

export async function close(
  tx: Tx,
  actor: Actor,
  number: string,
  { reason }: Parsed<typeof closeTicket>['body'],
  context: Context,
): Promise<null> {
  const ticket = await lockTicket(tx, number);
  if (ticket.state === 'closed')
    throw new Failure('wrong_state', { message: 'This ticket is already closed.', data: { state: ticket.state } });
  await moveTicket(tx, ticket.id, 'closed', context.clock());
  await recordStaffAct(
    tx,
    actor,
    'ticket.close',
    { type: 'ticket', id: ticket.id },
    reason,
    { state: ticket.state },
    { state: 'closed' },
  );
  return null;
}
