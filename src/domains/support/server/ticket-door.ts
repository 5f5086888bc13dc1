/** Answering in a ticket by email (decision 150): from the address that was given, with or without an account. */
import { Failure } from '#kit/errors.ts';
import type { MailDoor } from '#kit/server/inbound-mail/mail-door.ts';
import { TICKET_LIMITS } from '../ticket.ts';
import { ticketById } from './store.ts';
import { writeAsAsker } from './write-ticket.ts';

export const ticketDoor: MailDoor = {
  name: 'ticket',
  about: 'a ticket',
  async personOf(reads, ref, isFor) {
    const ticket = await ticketById(reads, ref);
    return ticket === undefined || !isFor(ticket.email) ? null : { userId: ticket.user_id, address: ticket.email };
  },
  async take(tx, { id, ref, text }, context) {
    const ticket = await ticketById(tx, ref);
    if (ticket === undefined) throw new Failure('not_found', { message: 'This ticket was deleted.' });
    if (text.length > TICKET_LIMITS.text)
      throw new Failure('wrong_state', { message: `A message has at most ${TICKET_LIMITS.text} characters.` });
    return writeAsAsker(tx, ticket.ticket_number, { id, text }, context);
  },
};
