import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as entrance from '../entrance-contract.ts';
import * as security from '../security-contract.ts';
import { askForEmailChange, confirmEmailChange } from './change-email.ts';
import { checkProof, confirmIdentity, sendConfirmation, waysToConfirm } from './confirm-identity.ts';
import { checkCode } from './one-time-codes.ts';
import { outboxFor } from './outbox-link.ts';
import * as passkeys from './passkeys.ts';
import { askForReset, checkForgotten, prepareReset, resetPassword } from './reset-password.ts';
import { checkSecondStep, takeSecondStep } from './second-factor.ts';
import { endOne, openSessions } from './session-list.ts';
import { endOtherSessions } from './sessions.ts';
import { loginAnswer, recognisedBy, signIn } from './sign-in.ts';
import { staffStanding } from './staff-second-step.ts';
import * as twoFactor from './two-factor.ts';
import { readCode } from './two-factor-codes.ts';

/** Sign-in methods other than the password, and password reset. */
const entranceHandlers: readonly Handler[] = [
  onCommand(
    entrance.secondFactor,
    ({ db, body, context }) => checkSecondStep(db, body, context),
    async ({ tx, body, request, context, prepared: step }) => {
      await takeSecondStep(tx, body.ticket, step);
      const who = await recognisedBy(tx, step.userId);
      return loginAnswer(who, await signIn(tx, who, request, context, 'password_and_code'));
    },
  ),
  onCommand(entrance.passkeySignInOptions, ({ tx, context }) => passkeys.optionsToSign(tx, null, context)),
  onCommand(
    entrance.passkeySignIn,
    ({ db, body, context }) => passkeys.readPasskey(db, body.passkey, null, context),
    async ({ tx, request, context, prepared: userId }) => {
      const who = await recognisedBy(tx, userId);
      return loginAnswer(who, await signIn(tx, who, request, context, 'passkey'));
    },
  ),
  onCommand(
    entrance.forgotPassword,
    ({ db, body, context }) => checkForgotten(db, body.email, context),
    async ({ tx, body, prepared: email, context }) => {
      askForReset(tx, email, body.return_to);
      return { outbox: outboxFor(context, email) };
    },
  ),
  onCommand(
    entrance.resetPassword,
    ({ db, body, context }) => prepareReset(db, body, context),
    ({ tx, body, prepared: passwordHash, context }) => resetPassword(tx, body.token, passwordHash, context),
  ),
];

const confirmationHandlers: readonly Handler[] = [
  onQuery(security.staffStanding, ({ db, actor, context }) => staffStanding(db, actor, context)),
  onQuery(security.waysToConfirm, ({ db, actor, context }) => waysToConfirm(db, actor, context)),
  onCommand(
    security.confirmIdentity,
    ({ db, actor, body, context }) => checkProof(db, actor, body, context),
    ({ tx, actor, body, prepared: code, context }) => confirmIdentity(tx, actor, body, code, context),
  ),
  onCommand(security.confirmByPasskeyOptions, ({ tx, actor, context }) =>
    passkeys.optionsToSign(tx, actor.userId, context),
  ),
  onCommand(security.confirmByEmail, ({ tx, actor, context }) => sendConfirmation(tx, actor, context)),
];

const twoFactorHandlers: readonly Handler[] = [
  onQuery(security.twoFactor, ({ db, actor }) => twoFactor.twoFactorState(db, actor.userId)),
  onCommand(
    security.startTwoFactor,
    () => twoFactor.makeSecret(),
    ({ tx, actor, prepared: secret, context }) => twoFactor.startTwoFactor(tx, actor, secret, context),
  ),
  onCommand(
    security.enableTwoFactor,
    ({ db, actor, body, context }) => readCode(db, actor.userId, body.code, context),
    ({ tx, actor, prepared: code, context }) => twoFactor.enableTwoFactor(tx, actor, code, context),
  ),
  onCommand(
    security.disableTwoFactor,
    ({ db, actor, body, context }) => readCode(db, actor.userId, body.code, context),
    ({ tx, actor, prepared: code, context }) => twoFactor.disableTwoFactor(tx, actor, code, context),
  ),
  onCommand(security.renewRecoveryCodes, ({ tx, actor, context }) => twoFactor.freshRecoveryCodes(tx, actor, context)),
];

const passkeyHandlers: readonly Handler[] = [
  onQuery(security.passkeys, ({ db, actor }) => passkeys.passkeysOf(db, actor.userId)),
  onCommand(security.passkeyOptions, ({ tx, actor, context }) => passkeys.optionsToAdd(tx, actor, context)),
  onCommand(
    security.addPasskey,
    ({ db, actor, body, context }) => passkeys.readAddition(db, actor, body.passkey, context),
    ({ tx, actor, body, prepared: passkey, context }) => passkeys.addPasskey(tx, actor, body.name, passkey, context),
  ),
  onCommand(security.renamePasskey, ({ tx, actor, params, body }) =>
    passkeys.renamePasskey(tx, actor, params.id, body.name),
  ),
  onCommand(security.removePasskey, ({ tx, actor, params, context }) =>
    passkeys.removePasskey(tx, actor, params.id, context),
  ),
];

const sessionHandlers: readonly Handler[] = [
  onQuery(security.openSessions, ({ db, actor }) => openSessions(db, actor)),
  onCommand(security.endSession, async ({ tx, actor, params }) => {
    await endOne(tx, actor, params.id);
    return null;
  }),
  onCommand(security.endOtherSessions, async ({ tx, actor }) => ({
    ended_sessions: (await endOtherSessions(tx, actor.userId, actor.sessionId)).length,
  })),
];

const emailHandlers: readonly Handler[] = [
  onCommand(security.askForEmailChange, ({ tx, actor, body, context }) =>
    askForEmailChange(tx, actor, body.email, context),
  ),
  onCommand(
    security.confirmEmailChange,
    ({ db, actor, body, context }) => checkCode(db, actor.userId, 'change_email', body.code, context),
    ({ tx, actor, body, context }) => confirmEmailChange(tx, actor, body.code, context),
  ),
];

export const securityHandlers: readonly Handler[] = [
  ...emailHandlers,
  ...entranceHandlers,
  ...confirmationHandlers,
  ...twoFactorHandlers,
  ...passkeyHandlers,
  ...sessionHandlers,
];
