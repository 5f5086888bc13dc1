import { recordStaffRead } from '#kit/server/audit.ts';
import { onUpload } from '#kit/server/attachments/attachments-of.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../contract.ts';
import * as macroContract from '../macro-contract.ts';
import * as noticeContract from '../notice-contract.ts';
import { challengeFor } from './challenge.ts';
import { addMacro, changeMacro, deleteMacroById, readMacros } from './macros.ts';
import { mergeTickets } from './merge-tickets.ts';
import { messagePerson } from './message-person.ts';
import { decide, openCounterNotice, openNotice, readNotice } from './notices.ts';
import { readByLink, readForStaff, readQueue } from './read-tickets.ts';
import { addNote, takeTicket } from './staff-notes.ts';
import { mustBeLink, ticketNumbered } from './store.ts';
import { openFile, presentTicketFile, ticketFiles } from './ticket-files.ts';
import { answer, close, open, write } from './write-ticket.ts';

export const supportHandlers: readonly Handler[] = [
  onQuery(contract.ticketChallenge, ({ request, context }) => challengeFor(request.address, context)),
  onCommand(contract.openTicket, ({ tx, actor, body, context }) => open(tx, actor, body, context)),
  onQuery(contract.readTicket, ({ db, params, query, context }) =>
    readByLink(db, params.ticket_number, query.token, context),
  ),
  onCommand(contract.writeInTicket, ({ tx, params, body, context }) => write(tx, params.ticket_number, body, context)),
  onUpload(contract.addTicketFile, ticketFiles, ({ params, query }) => ({ ...params, ...query }), presentTicketFile),
  onQuery(contract.readTicketFile, async ({ db, params, query, context }) => {
    const ticket = await ticketNumbered(db, params.ticket_number);
    mustBeLink(context.config, ticket, query.token);
    return openFile(db, ticket, { ...params, ...query }, context);
  }),
  onQuery(contract.staffTicketFile, async ({ db, actor, params, context }) => {
    const ticket = await ticketNumbered(db, params.ticket_number);
    await recordStaffRead(context, actor, 'ticket.read-file', { type: 'ticket', id: ticket.id });
    return openFile(db, ticket, params, context);
  }),
  onCommand(noticeContract.sendNotice, ({ tx, actor, body, context }) => openNotice(tx, actor, body, context)),
  onCommand(noticeContract.sendCounterNotice, ({ tx, actor, body, context }) =>
    openCounterNotice(tx, actor, body, context),
  ),
  onCommand(noticeContract.decideNotice, ({ tx, actor, params, body, context }) =>
    decide(tx, actor, params.ticket_number, body, context),
  ),
  onQuery(macroContract.macros, ({ db }) => readMacros(db)),
  onCommand(macroContract.createMacro, ({ tx, actor, body, context }) => addMacro(tx, actor, body, context)),
  onCommand(macroContract.saveMacro, ({ tx, actor, params, body, context }) =>
    changeMacro(tx, actor, params.id, body, context),
  ),
  onCommand(macroContract.deleteMacro, ({ tx, actor, params }) => deleteMacroById(tx, actor, params.id)),
  onQuery(contract.ticketQueue, ({ db, actor, query, context }) => readQueue(db, actor, query, context)),
  onQuery(contract.staffTicket, async ({ db, actor, params, context }) => {
    const { id, ...ticket } = await readForStaff(db, actor, params.ticket_number);
    await recordStaffRead(context, actor, 'ticket.read', { type: 'ticket', id });
    return { ...ticket, notice: await readNotice(db, actor, id, context) };
  }),
  onCommand(contract.answerTicket, ({ tx, actor, params, body, context }) =>
    answer(tx, actor, params.ticket_number, body, context),
  ),
  onCommand(contract.noteOnTicket, ({ tx, actor, params, body, context }) =>
    addNote(tx, actor, params.ticket_number, body.text, context),
  ),
  onCommand(contract.takeTicket, ({ tx, actor, params, body }) =>
    takeTicket(tx, actor, params.ticket_number, body.mine),
  ),
  onCommand(contract.mergeTicket, ({ tx, actor, params, body, context }) =>
    mergeTickets(tx, actor, params.ticket_number, body.into, context),
  ),
  onCommand(contract.messagePerson, ({ tx, actor, params, body, context }) =>
    messagePerson(tx, actor, params.id, body, context),
  ),
  onCommand(contract.closeTicket, ({ tx, actor, params, body, context }) =>
    close(tx, actor, params.ticket_number, body, context),
  ),
];
