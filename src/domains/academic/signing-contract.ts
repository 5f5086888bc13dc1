/** Signing the agreement of an institution: loaded by the public page that shows its text. */
import * as z from 'zod/mini';
import { command } from '#kit/endpoint.ts';
import { tidy } from '#kit/name-shape.ts';
import { SIGNING_LIMITS } from './institution.ts';

const line = (least: number, max: number, empty: string) =>
  z.string().check(tidy(), z.minLength(least, empty), z.maxLength(max, `Use at most ${max} characters.`));

export const signatureShape = line(3, SIGNING_LIMITS.signature, 'Type your full name to sign.');

/** What every signature takes: the version that was on the screen, the name, and the consent to sign this way. */
export const signatureFields = {
  number: z.int().check(z.minimum(1), z.maximum(100_000)),
  signature: signatureShape,
  consent: z.boolean().check(z.refine((is) => is, 'Agree to sign electronically. If you’d rather not, contact us.')),
};

export const agreementBody = z.object({
  name: line(2, SIGNING_LIMITS.institution, 'Enter the name of the institution.'),
  address: z
    .string()
    .check(
      z.trim(),
      z.minLength(5, 'Enter the postal address of the institution.'),
      z.maxLength(SIGNING_LIMITS.address, `Use at most ${SIGNING_LIMITS.address} characters.`),
    ),
  position: line(2, SIGNING_LIMITS.position, 'Enter your position at the institution.'),
  ...signatureFields,
});

export const signAgreement = command({
  method: 'POST',
  path: '/api/academic/institutions',
  summary:
    'Signs the university agreement for an institution. It applies once an operator has confirmed and countersigned it.',
  access: 'verified',
  body: agreementBody,
  data: z.object({ id: z.string() }),
  said: 'Agreement signed',
  status: 201,
  errors: ['invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'key',
});
