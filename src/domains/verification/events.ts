/** What happens to proofs. */
import * as z from 'zod/mini';
import { event } from '#kit/events.ts';

const userId = z.string();

export const phoneCodeAsked = event('verification.phone_code_asked', z.object({ userId }), { isUrgent: true });
/** `before` is the proven number it replaced, E.164, which is notified too (AUT-6). */
export const phoneVerified = event(
  'verification.phone_verified',
  z.object({ userId, number: z.string(), before: z.nullable(z.string()) }),
  { isUrgent: true },
);
export const identitySubmitted = event('verification.identity_submitted', z.object({ userId, caseId: z.string() }));
export const identityApproved = event('verification.identity_approved', z.object({ userId, caseId: z.string() }));
export const identityRejected = event(
  'verification.identity_rejected',
  z.object({ userId, caseId: z.string(), reason: z.string(), statement: z.string() }),
);
export const identityMoreInfo = event(
  'verification.identity_more_info',
  z.object({ userId, caseId: z.string(), statement: z.string() }),
);
export const identityRevoked = event(
  'verification.identity_revoked',
  z.object({ userId, caseId: z.string(), statement: z.string() }),
);
export const identityExpiring = event(
  'verification.identity_expiring',
  z.object({ userId, caseId: z.string(), expiresOn: z.string() }),
);
export const identityExpired = event('verification.identity_expired', z.object({ userId, caseId: z.string() }));
/** The document expired 30 days ago and no new one was approved: their services are paused. */
export const identityLapsed = event('verification.identity_lapsed', z.object({ userId, caseId: z.string() }));
/** The case is reviewed again, or the decision stands; the statement says why. */
export const identityAppealAnswered = event(
  'verification.identity_appeal_answered',
  z.object({ userId, caseId: z.string(), reopened: z.boolean(), statement: z.string() }),
);
export const identityAppealed = event('verification.identity_appealed', z.object({ userId, caseId: z.string() }));
/** It is time to look up a check at the outside provider. */
export const identityLookUpDue = event('verification.identity_look_up_due', z.object({ caseId: z.string() }));
