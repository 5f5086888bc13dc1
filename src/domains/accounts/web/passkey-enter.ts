import { call } from '#kit/web/api-client.ts';
import { passkeySignIn, passkeySignInOptions } from '../entrance-contract.ts';
import { signWithPasskey } from './passkey-browser.ts';
import { enter } from './session.ts';

export async function enterWithPasskey(): Promise<void> {
  const { options } = await call(passkeySignInOptions, { body: {} });
  await enter(await call(passkeySignIn, { body: { passkey: await signWithPasskey(options) } }));
}
