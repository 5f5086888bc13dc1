import * as z from 'zod/mini';
import { ROLES } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { call, serverWords } from '#kit/web/api-client.ts';
import type { Shape } from '#kit/web/form-errors.ts';
import { register as registerCall, setUpOperator } from '../contract.ts';
import { forgotPassword, resetPassword } from '../entrance-contract.ts';
import type { EntranceValues } from '../hiring-path.ts';
import { homeOf } from '../paths.ts';
import { standingOf } from './standing.ts';
import { loginFailureText, registrationFailureText } from '../session-rules.ts';
import { emailAddress } from './email-schema.ts';
import { newPassword } from './new-password-schema.ts';
import { signIn, useSession } from './session.ts';

/**
 * What the forms of the entrance are judged by and what they send. The pages load it when one of their fields is used:
 * until then they are native forms that can be read and filled in (decision 071).
 */
const required = (words: string) => z.string().check(z.refine((value) => value.trim() !== '', words));
interface Twice {
  password: string;
  password_confirmation: string;
}
const repeated = () =>
  z.refine<Twice>((values) => values.password === values.password_confirmation, {
    message: 'Passwords do not match',
    path: ['password_confirmation'],
  });

const signInFields = { email: z.string(), password: z.string() };
const bothGiven = () =>
  z.refine<{ email: string; password: string }>(({ email, password }) => email.trim() !== '' && password !== '', {
    message: 'Email and password are required',
    path: ['email'],
  });
export const loginShape = z.object(signInFields).check(bothGiven());

/** Throws the message that the page shows. */
export async function logIn({ email, password }: z.infer<typeof loginShape>): Promise<void> {
  try {
    await signIn(email.trim().toLowerCase(), password);
  } catch (error) {
    if (!(error instanceof Failure) || error.code === 'second_factor_needed') throw error;
    throw new Failure(error.code, {
      message: loginFailureText(error.status, serverWords(error), error.message),
      ...(error.fields ? { fields: error.fields } : {}),
      ...(error.retryAfterSeconds === null ? {} : { retryAfterSeconds: error.retryAfterSeconds }),
    });
  }
}

/** Operators work in the admin layout; everyone else has a dashboard by role. Null while nobody is signed in. */
export function homeNow(): string | null {
  const { isLoggedIn, me, role } = useSession.getState();
  if (!isLoggedIn) return null;
  return me?.is_operator === true ? '/admin' : homeOf(standingOf({ role, me }));
}

/** Of a new account, on every form. */
const newAccount = {
  first_name: required('Enter your first name.'),
  last_name: required('Enter your last name.'),
  username: z.string(),
  country_id: z.string(),
  email: emailAddress,
  password: newPassword,
};
export const registerShape = z
  .object({ role: z.enum(ROLES, 'Invalid role selected'), ...newAccount, password_confirmation: z.string() })
  .check(repeated());

/**
 * Signing in or up on one screen (decision 186). What was typed for a new account stays while someone signs in instead.
 */
export const entranceShape: Shape<EntranceValues> = z.discriminatedUnion('way', [
  z.object({ way: z.literal('new'), ...newAccount }),
  z
    .object({
      way: z.literal('known'),
      first_name: z.string(),
      last_name: z.string(),
      username: z.string(),
      country_id: z.string(),
      ...signInFields,
    })
    .check(bothGiven()),
]);

/**
 * Who orders or posts a project is a client. The call asks for the password twice; the screen shows what was typed
 * instead.
 */
export const registerClient = (values: Omit<EntranceValues, 'way'>, wanted: string | null): Promise<void> =>
  register({ ...values, role: 'client', password_confirmation: values.password }, wanted);

/** VAL-2: username and country are sent only when given; so is where the email's link leads on to. */
export async function register(
  { username, country_id, ...values }: z.infer<typeof registerShape>,
  wanted: string | null,
): Promise<void> {
  const given = {
    ...(username.trim() === '' ? {} : { username: username.trim() }),
    ...(country_id === '' ? {} : { country_id: Number(country_id) }),
    ...(wanted === null ? {} : { return_to: wanted }),
  };
  await call(registerCall, { body: { ...values, ...given } }).catch((error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    throw new Failure(error.code, {
      message: registrationFailureText(serverWords(error)),
      ...(error.fields ? { fields: error.fields } : {}),
    });
  });
  await signIn(values.email, values.password);
}

export const forgotShape = z.object({ email: emailAddress });
export const sendLink = async (body: z.infer<typeof forgotShape>, wanted: string | null) => ({
  ...body,
  ...(await call(forgotPassword, { body: { ...body, ...(wanted === null ? {} : { return_to: wanted }) } })),
});

export const resetShape = z.object({ password: newPassword, password_confirmation: z.string() }).check(repeated());
export const reset = (token: string, values: z.infer<typeof resetShape>) =>
  call(resetPassword, { body: { token, ...values } });

export const operatorShape = z
  .object({
    token: z.string().check(z.minLength(1, 'Enter the token printed at the first start.'), z.maxLength(200)),
    email: emailAddress,
    password: newPassword,
    password_confirmation: z.string(),
  })
  .check(repeated());
export const becomeOperator = (body: z.infer<typeof operatorShape>) => call(setUpOperator, { body });
