import { Failure } from '#kit/errors.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import {
  changeEmail,
  changePassword,
  checkUsername,
  emailVerification,
  login,
  logout,
  register,
  resendVerification,
  setUpOperator,
  verifyEmail,
} from '../contract.ts';
import * as password from './change-password.ts';
import * as operator from './ensure-operator.ts';
import { checkCode } from './one-time-codes.ts';
import { readRegistration } from './register.ts';
import { registerPerson, type NewPerson } from './register-person.ts';
import { countRegistration } from './registration-limits.ts';
import { endSession } from './sessions.ts';
import { recognise } from './recognise.ts';
import { loginAnswer, signIn, type LoginAnswer } from './sign-in.ts';
import { usernameAnswer, type UsernameAnswer } from './usernames.ts';
import { correctEmail, proveEmail, requestVerification, verificationState } from './verify-email.ts';

export const accountHandlers: readonly Handler[] = [
  // One statement opens the session, so no transaction is needed around it.
  onCommand<typeof login, LoginAnswer>(login, async ({ prepared }) => prepared, {
    prepare: async ({ db, body, request, context }) => {
      const who = await recognise(db, body, request, context);
      return loginAnswer(who, await signIn(db, who, request, context));
    },
  }),
  onCommand<typeof register, NewPerson>(register, ({ tx, prepared, context }) => registerPerson(tx, prepared, context), {
    prepare: ({ db, body, request, context }) => readRegistration(body, () => countRegistration(db, request.address, context)),
  }),
  onCommand(logout, async ({ tx, actor }) => {
    if (actor !== null) await endSession(tx, actor.userId, actor.sessionId);
    return null;
  }),
  onCommand<typeof checkUsername, UsernameAnswer>(checkUsername, async ({ prepared }) => prepared, {
    prepare: ({ db, actor, body }) => usernameAnswer(db, body.username, actor?.userId ?? null),
  }),
  onCommand<typeof changePassword, string>(changePassword, ({ tx, actor, prepared, context }) => password.changePassword(tx, actor, prepared, context), {
    prepare: ({ db, actor, body, context }) => password.preparePasswordChange(db, actor.userId, body, context),
  }),
  onQuery(emailVerification, ({ db, actor, context }) => verificationState(db, actor.userId, context)),
  onCommand<typeof verifyEmail, void>(verifyEmail, ({ tx, actor, body, context }) => proveEmail(tx, actor, body, context), {
    prepare: async ({ db, actor, body, context }) => {
      if (body.token !== undefined) return;
      if (body.code === undefined) throw new Failure('invalid_input', { fields: { code: ['Type the code from the letter.'] } });
      if (actor === null) throw new Failure('unauthenticated');
      if (!actor.emailVerified) await checkCode(db, actor.userId, 'verify_email', body.code, context);
    },
  }),
  onCommand(resendVerification, ({ tx, actor, context }) => requestVerification(tx, actor.userId, context)),
  onCommand<typeof changeEmail, unknown>(changeEmail, ({ tx, actor, body, context }) => correctEmail(tx, actor.userId, body.email, context), {
    prepare: ({ db, actor, body, context }) => password.reauthenticate(db, actor.userId, body.password, 'password', context),
  }),
  onCommand<typeof setUpOperator, string>(setUpOperator, ({ tx, body, prepared, context }) => operator.setUpOperator(tx, body, prepared, context), {
    prepare: ({ body }) => operator.prepareOperator(body),
  }),
];
