import { recordStaffRead } from '#kit/server/audit.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../people-contract.ts';
import { readOpenWork } from './open-work.ts';
import { endSessionsOf, people, personFor } from './people.ts';
import { confirmEmail, declineEmail, openEmailChange, proposeEmail, sendEmailAgain } from './staff-email-change.ts';
import { notesOf, writeNote } from './staff-notes.ts';
import { grantRole, takeRole } from './staff-roles.ts';
import { resetTwoFactor } from './reset-two-factor.ts';
import { closePerson, restorePerson, suspendPerson } from './suspensions.ts';

export const peopleHandlers: readonly Handler[] = [
  onQuery(contract.listPeople, ({ db, query }) => people(db, query)),
  onQuery(contract.readPerson, async ({ db, actor, params, context }) => {
    const person = { ...(await personFor(db, params.id)), email_change: await openEmailChange(db, params.id, actor) };
    await recordStaffRead(context, actor, 'account.read', { type: 'account', id: params.id });
    return person;
  }),
  onQuery(contract.openWork, async ({ db, actor, params, context }) => {
    const work = await readOpenWork(db, params.id, context);
    await recordStaffRead(context, actor, 'account.read-open-work', { type: 'account', id: params.id });
    return work;
  }),
  onQuery(contract.staffNotes, ({ db, actor, params, query, context }) =>
    notesOf(db, actor, params.id, query, context),
  ),
  onCommand(contract.writeStaffNote, ({ tx, actor, params, body, context }) =>
    writeNote(tx, actor, params.id, body.text, context),
  ),
  onCommand(contract.suspendPerson, async ({ tx, actor, params, body, context }) => {
    await suspendPerson(tx, actor, params.id, body.reason, context);
    return { suspended: true as const };
  }),
  onCommand(contract.restorePerson, async ({ tx, actor, params, body, context }) => {
    await restorePerson(tx, actor, params.id, body.reason, context);
    return { suspended: false as const };
  }),
  onCommand(contract.closePerson, async ({ tx, actor, params, body, context }) => {
    await closePerson(tx, actor, params.id, body.reason, context);
    return { closed: true as const };
  }),
  onCommand(contract.resetTwoFactor, ({ tx, actor, params, body, context }) =>
    resetTwoFactor(tx, actor, params.id, body.reason, context),
  ),
  onCommand(contract.changePersonsEmail, ({ tx, actor, params, body, context }) =>
    proposeEmail(tx, actor, params.id, body, context),
  ),
  onCommand(contract.confirmPersonsEmail, ({ tx, actor, params, context }) =>
    confirmEmail(tx, actor, params.id, context),
  ),
  onCommand(contract.sendPersonsEmailAgain, ({ tx, actor, params }) => sendEmailAgain(tx, actor, params.id)),
  onCommand(contract.declinePersonsEmail, ({ tx, actor, params, body, context }) =>
    declineEmail(tx, actor, params.id, body.reason, context),
  ),
  onCommand(contract.endPersonsSessions, ({ tx, actor, params, body, context }) =>
    endSessionsOf(tx, actor, params.id, body.reason, context),
  ),
  onCommand(contract.grantRole, ({ tx, actor, params, body, context }) =>
    grantRole(tx, actor, params.id, body.role, body.reason, context),
  ),
  onCommand(contract.takeRole, ({ tx, actor, params, body, context }) =>
    takeRole(tx, actor, params.id, body.role, body.reason, context),
  ),
];
