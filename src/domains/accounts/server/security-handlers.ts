import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import type { MadePasskey } from '#kit/server/passkeys.ts';
import * as entrance from '../entrance-contract.ts';
import * as security from '../security-contract.ts';
import { askForEmailChange, confirmEmailChange } from './change-email.ts';
import { checkProof, confirmIdentity, sendConfirmation, waysToConfirm } from './confirm-identity.ts';
import { checkCode } from './one-time-codes.ts';
import { outboxFor } from './outbox-link.ts';
import * as passkeys from './passkeys.ts';
import { askForReset, checkForgotten, prepareReset, resetPassword } from './reset-password.ts';
import { checkSecondStep, takeSecondStep, type SecondStep } from './second-factor.ts';
import { endOne, openSessions } from './session-list.ts';
import { endOtherSessions } from './sessions.ts';
import { loginAnswer, recognisedBy, signIn } from './sign-in.ts';
import { staffStanding } from './staff-second-step.ts';
import * as twoFactor from './two-factor.ts';
import { readCode, type ReadCode } from './two-factor-codes.ts';

/** Ways in beside the password, and the way back in. */
const entranceHandlers: readonly Handler[] = [
  onCommand<typeof entrance.secondFactor, SecondStep>(
    entrance.secondFactor,
    async ({ tx, body, request, context, prepared: step }) => {
      await takeSecondStep(tx, body.ticket, step);
      const who = await recognisedBy(tx, step.userId);
      return loginAnswer(who, await signIn(tx, who, request, context, 'password_and_code'));
    },
    { prepare: ({ db, body, context }) => checkSecondStep(db, body, context) },
  ),
  onCommand(entrance.passkeySignInOptions, ({ tx, context }) => passkeys.optionsToSign(tx, null, context)),
  onCommand<typeof entrance.passkeySignIn, string>(
    entrance.passkeySignIn,
    async ({ tx, request, context, prepared: userId }) => {
      const who = await recognisedBy(tx, userId);
      return loginAnswer(who, await signIn(tx, who, request, context, 'passkey'));
    },
    { prepare: ({ db, body, context }) => passkeys.readPasskey(db, body.passkey, null, context) },
  ),
  onCommand<typeof entrance.forgotPassword, string>(
    entrance.forgotPassword,
    async ({ tx, prepared: email, context }) => {
      await askForReset(tx, email);
      return { outbox: outboxFor(context, email) };
    },
    { prepare: ({ db, body, context }) => checkForgotten(db, body.email, context) },
  ),
  onCommand<typeof entrance.resetPassword, string>(
    entrance.resetPassword,
    ({ tx, body, prepared: passwordHash, context }) => resetPassword(tx, body.token, passwordHash, context),
    { prepare: ({ db, body, context }) => prepareReset(db, body, context) },
  ),
];

const confirmationHandlers: readonly Handler[] = [
  onQuery(security.staffStanding, ({ db, actor, context }) => staffStanding(db, actor, context)),
  onQuery(security.waysToConfirm, ({ db, actor, context }) => waysToConfirm(db, actor, context)),
  onCommand<typeof security.confirmIdentity, ReadCode | null>(
    security.confirmIdentity,
    ({ tx, actor, body, prepared: code, context }) => confirmIdentity(tx, actor, body, code, context),
    { prepare: ({ db, actor, body, context }) => checkProof(db, actor, body, context) },
  ),
  onCommand(security.confirmByPasskeyOptions, ({ tx, actor, context }) => passkeys.optionsToSign(tx, actor.userId, context)),
  onCommand(security.confirmByLetter, ({ tx, actor, context }) => sendConfirmation(tx, actor, context)),
];

const twoFactorHandlers: readonly Handler[] = [
  onQuery(security.twoFactor, ({ db, actor }) => twoFactor.twoFactorState(db, actor.userId)),
  onCommand<typeof security.startTwoFactor, string>(
    security.startTwoFactor,
    ({ tx, actor, prepared: secret, context }) => twoFactor.startTwoFactor(tx, actor, secret, context),
    { prepare: () => twoFactor.makeSecret() },
  ),
  onCommand<typeof security.enableTwoFactor, ReadCode>(
    security.enableTwoFactor,
    ({ tx, actor, prepared: code, context }) => twoFactor.enableTwoFactor(tx, actor, code, context),
    { prepare: ({ db, actor, body, context }) => readCode(db, actor.userId, body.code, context) },
  ),
  onCommand<typeof security.disableTwoFactor, ReadCode>(
    security.disableTwoFactor,
    ({ tx, actor, prepared: code, context }) => twoFactor.disableTwoFactor(tx, actor, code, context),
    { prepare: ({ db, actor, body, context }) => readCode(db, actor.userId, body.code, context) },
  ),
  onCommand(security.renewRecoveryCodes, ({ tx, actor, context }) => twoFactor.freshRecoveryCodes(tx, actor, context)),
];

const passkeyHandlers: readonly Handler[] = [
  onQuery(security.passkeys, ({ db, actor }) => passkeys.passkeysOf(db, actor.userId)),
  onCommand(security.passkeyOptions, ({ tx, actor, context }) => passkeys.optionsToAdd(tx, actor, context)),
  onCommand<typeof security.addPasskey, MadePasskey>(
    security.addPasskey,
    ({ tx, actor, body, prepared: made, context }) => passkeys.addPasskey(tx, actor, body.name, made, context),
    { prepare: ({ db, actor, body, context }) => passkeys.readAddition(db, actor, body.passkey, context) },
  ),
  onCommand(security.renamePasskey, ({ tx, actor, params, body }) => passkeys.renamePasskey(tx, actor, params.id, body.name)),
  onCommand(security.removePasskey, ({ tx, actor, params, context }) => passkeys.removePasskey(tx, actor, params.id, context)),
];

const sessionHandlers: readonly Handler[] = [
  onQuery(security.openSessions, ({ db, actor }) => openSessions(db, actor)),
  onCommand(security.endSession, async ({ tx, actor, params }) => {
    await endOne(tx, actor, params.id);
    return null;
  }),
  onCommand(security.endOtherSessions, async ({ tx, actor }) => ({ ended_sessions: (await endOtherSessions(tx, actor.userId, actor.sessionId)).length })),
];

const emailHandlers: readonly Handler[] = [
  onCommand(security.askForEmailChange, ({ tx, actor, body, context }) => askForEmailChange(tx, actor, body.email, context)),
  onCommand<typeof security.confirmEmailChange, void>(
    security.confirmEmailChange,
    ({ tx, actor, body, context }) => confirmEmailChange(tx, actor, body.code, context),
    { prepare: ({ db, actor, body, context }) => checkCode(db, actor.userId, 'change_email', body.code, context) },
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
