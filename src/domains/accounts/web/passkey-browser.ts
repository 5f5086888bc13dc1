import { Failure } from '#kit/errors.ts';
import type { PasskeyAnswer, PasskeyMade } from '../passkey-shapes.ts';

type Options = Readonly<Record<string, unknown>>;

export const knowsPasskeys = (): boolean => typeof window !== 'undefined' && 'PublicKeyCredential' in window;

/** Browsers' errors, in words; closing the browser's own dialog is no error. */
function inWords(error: unknown): Error {
  const { name } = error as Error;
  if (name === 'NotAllowedError' || name === 'AbortError')
    return new Error('No passkey was used. Try again, or use another method.', { cause: error });
  if (name === 'InvalidStateError')
    return new Error('This device already has a passkey for your account.', { cause: error });
  if (error instanceof Failure) return error;
  return new Error('This browser couldn’t use a passkey.', { cause: error });
}

/** The library is loaded when the button is pressed. */
export async function signWithPasskey(options: Options): Promise<PasskeyAnswer> {
  try {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    return (await startAuthentication({ optionsJSON: options as never })) as unknown as PasskeyAnswer;
  } catch (error) {
    throw inWords(error);
  }
}

export async function makePasskey(options: Options): Promise<PasskeyMade> {
  try {
    const { startRegistration } = await import('@simplewebauthn/browser');
    return (await startRegistration({ optionsJSON: options as never })) as unknown as PasskeyMade;
  } catch (error) {
    throw inWords(error);
  }
}
