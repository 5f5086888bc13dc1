import type Stripe from 'stripe';
import * as z from 'zod/mini';
import { Failure } from '../../errors.ts';
import { mustMatch, isSilent, stripeClient, stripeEvent } from '../payments/stripe-client.ts';
import type { StripeConfig } from '../payments/payment-config.ts';
import { readSigned } from '../payments/signed-event.ts';
import type { IdentityCheck, IdentityProvider, IdentityRefusal } from './identity-provider.ts';

type Session = Stripe.Identity.VerificationSession;
const CASE = 'docket_case';
/** The id becomes part of a URL we call, so only ASCII word characters may be in it. */
const sessionShape = z.looseObject({ id: z.string().check(z.regex(/^\w{1,100}$/)) });

/** Stripe's reasons in our words. A reason it adds later is "another reason", in its own words. */
const REFUSALS: Readonly<Record<string, IdentityRefusal>> = {
  document_expired: 'expired_document',
  document_type_not_supported: 'not_accepted',
  document_unverified_other: 'unreadable',
  selfie_document_missing_photo: 'unreadable',
  selfie_face_mismatch: 'face_differs',
  selfie_manipulated: 'altered',
  selfie_unverified_other: 'unreadable',
};

const STATES: Readonly<Record<string, IdentityCheck['state']>> = {
  requires_input: 'open',
  processing: 'processing',
  verified: 'verified',
  canceled: 'ended',
};

const two = (part: number | null): string => String(part ?? 1).padStart(2, '0');

/** Stripe gives the day only to keys that may read documents. */
function expiryOf(session: Stripe.Identity.VerificationSession): string | null {
  const report = session.last_verification_report;
  const ends = typeof report === 'object' ? report?.document?.expiration_date : null;
  return ends?.year ? `${ends.year}-${two(ends.month)}-${two(ends.day)}` : null;
}

function checkOf(session: Stripe.Identity.VerificationSession): IdentityCheck {
  const { last_error: error, verified_outputs: outputs } = session;
  const isRefused = session.status === 'requires_input' && error !== null;
  return {
    reference: session.id,
    caseId: session.metadata[CASE] ?? '',
    state: isRefused ? 'refused' : (STATES[session.status] ?? 'open'),
    refusal: isRefused ? (REFUSALS[error.code ?? ''] ?? 'other') : null,
    said: error?.reason ?? null,
    url: session.url,
    name: outputs?.first_name && outputs.last_name ? { first: outputs.first_name, last: outputs.last_name } : null,
    expiresOn: expiryOf(session),
  };
}

/** When the provider does not answer, nothing is lost: the same check is started or read again. */
function asUnavailable(error: unknown): never {
  if (!isSilent(error)) throw error;
  throw new Failure('unavailable', {
    message:
      'The identity provider isn’t responding. Try again in a minute, or submit your documents to our reviewers.',
    retryAfterSeconds: 30,
    cause: error,
  });
}

/** Stripe Identity by its own SDK: a document and a matching selfie, on Stripe's page. */
export function stripeIdentity(
  config: StripeConfig & { readonly identitySecrets: readonly string[] },
  timeoutMs?: number,
): IdentityProvider {
  const client = stripeClient(config, timeoutMs);
  return {
    async begin(caseId, key, returnTo) {
      const stripe = await client();
      const session = await stripe.identity.verificationSessions
        .create(
          {
            type: 'document',
            options: { document: { require_matching_selfie: true } },
            metadata: { [CASE]: caseId },
            return_url: returnTo,
          },
          { idempotencyKey: key },
        )
        .then(mustMatch((begun) => begun.metadata[CASE], caseId))
        .catch(asUnavailable);
      if (session.url === null) throw new Failure('unavailable');
      return { reference: session.id, url: session.url };
    },
    async lookUp(reference) {
      const stripe = await client();
      try {
        const expand = ['verified_outputs', 'last_verification_report'];
        const session = await stripe.identity.verificationSessions.retrieve(reference, { expand });
        return checkOf(mustMatch(({ id }: Session) => id, reference)(session));
      } catch (error) {
        if ((error as { statusCode?: number }).statusCode === 404) return null;
        return asUnavailable(error);
      }
    },
    async aboutOf(body, signature, now = [new Date()]) {
      const event =
        typeof signature === 'string'
          ? stripeEvent(await client(), config.identitySecrets, body, signature, now)
          : null;
      if (event === null) throw new Failure('unauthenticated');
      return event.type.startsWith('identity.verification_session.')
        ? readSigned(sessionShape, event.data.object).id
        : null;
    },
  };
}
