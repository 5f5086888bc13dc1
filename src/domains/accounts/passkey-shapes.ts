import * as z from 'zod/mini';

const text = (most: number) => z.string().check(z.minLength(1), z.maxLength(most));
const CREDENTIAL = { id: text(1_400), rawId: text(1_400), type: z.literal('public-key') };

/**
 * What a browser sends after a passkey was created. The library validates the rest; this checks only its form and size.
 */
export const passkeyMade = z.looseObject({
  ...CREDENTIAL,
  response: z.looseObject({ clientDataJSON: text(4_000), attestationObject: text(20_000) }),
});

/** What a browser sends when one was used. */
export const passkeyAnswer = z.looseObject({
  ...CREDENTIAL,
  response: z.looseObject({ clientDataJSON: text(4_000), authenticatorData: text(8_000), signature: text(4_000) }),
});

export type PasskeyMade = z.output<typeof passkeyMade>;
export type PasskeyAnswer = z.output<typeof passkeyAnswer>;
