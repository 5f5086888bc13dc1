import { Failure } from '#kit/errors.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import {
  changeEmail,
  changePassword,
  checkUsername,
  emailVerification,
  login,
  logout,
  me,
  onboardingProgress,
  register,
  resendVerification,
  setUpOperator,
  verifyEmail,
} from '../contract.ts';
import { changeRegistrationRules, registrationRules } from '../rules-contract.ts';
import { readDemoPeople } from '../demo.ts';
import * as password from './change-password.ts';
import * as operator from './ensure-operator.ts';
import { myRecord, progressOf } from './my-record.ts';
import { checkCode } from './one-time-codes.ts';
import { readRegistration } from './register.ts';
import { registerPerson } from './register-person.ts';
import { changeRules, refuseClosedCountry, rulesOf } from './registration-rules.ts';
import { countRegistration } from './registration-limits.ts';
import { endSession } from './sessions.ts';
import { recognise } from './recognise.ts';
import { loginAnswer, signIn } from './sign-in.ts';
import { usernameAnswer } from './usernames.ts';
import { correctEmail, proveEmail, requestVerification, verificationState } from './verify-email.ts';

export const accountHandlers: readonly Handler[] = [
  onQuery(me, ({ db, actor, context }) => myRecord(db, actor, context)),
  onQuery(onboardingProgress, ({ db, actor, context }) => progressOf(db, actor.userId, context)),
  onQuery(readDemoPeople, async ({ context }) => {
    if (!context.config.demo) return { people: [], password: null };
    const { DEMO_PASSWORD, demoGuides } = await import('./demo/guides.ts');
    return { people: demoGuides, password: DEMO_PASSWORD };
  }),
  // One statement opens the session, so no transaction is needed around it.
  onCommand(
    login,
    async ({ db, body, request, context }) => {
      const who = await recognise(db, body, request, context);
      return loginAnswer(who, await signIn(db, who, request, context));
    },
    async ({ prepared }) => prepared,
  ),
  onQuery(registrationRules, ({ db }) => rulesOf(db)),
  onCommand(changeRegistrationRules, ({ tx, actor, body }) => changeRules(tx, actor, body)),
  onCommand(
    register,
    ({ db, body, request, context }) => readRegistration(body, () => countRegistration(db, request.address, context)),
    async ({ tx, body, prepared, context }) => {
      await refuseClosedCountry(tx, prepared.countryId ?? null, true);
      return registerPerson(tx, { ...prepared, returnTo: body.return_to }, context);
    },
  ),
  onCommand(logout, async ({ tx, actor }) => {
    if (actor !== null) await endSession(tx, actor.userId, actor.sessionId);
    return null;
  }),
  onCommand(
    checkUsername,
    ({ db, actor, body }) => usernameAnswer(db, body.username, actor?.userId ?? null),
    async ({ prepared }) => prepared,
  ),
  onCommand(
    changePassword,
    ({ db, actor, body, context }) => password.preparePasswordChange(db, actor.userId, body, context),
    ({ tx, actor, prepared, context }) => password.changePassword(tx, actor, prepared, context),
  ),
  onQuery(emailVerification, ({ db, actor, context }) => verificationState(db, actor.userId, context)),
  onCommand(
    verifyEmail,
    async ({ db, actor, body, context }) => {
      if (body.token !== undefined) return;
      if (body.code === undefined)
        throw new Failure('invalid_input', { fields: { code: ['Enter the code from the email.'] } });
      if (actor === null) throw new Failure('unauthenticated');
      if (!actor.emailVerified) await checkCode(db, actor.userId, 'verify_email', body.code, context);
    },
    ({ tx, actor, body, context }) => proveEmail(tx, actor, body, context),
  ),
  onCommand(resendVerification, ({ tx, actor, body, context }) =>
    requestVerification(tx, actor.userId, body.return_to, context),
  ),
  onCommand(
    changeEmail,
    ({ db, actor, body, context }) => password.reauthenticate(db, actor.userId, body.password, 'password', context),
    ({ tx, actor, body, context }) => correctEmail(tx, actor.userId, body, context),
  ),
  onCommand(
    setUpOperator,
    ({ body }) => operator.prepareOperator(body),
    ({ tx, body, prepared, context }) => operator.setUpOperator(tx, body, prepared, context),
  ),
];
