import type { FailureCode } from '#kit/errors.ts';
import type { Person } from '../test-app.ts';

/** Somebody who takes part in the object and still may not make this call, and what they are told. */
export interface Refused {
  readonly as: Person;
  readonly code: FailureCode;
}

const OWNER_ONLY = 'nobody but its owner takes part in it';
const BOTH_MAY = 'both sides of an order may make it';
const client = { as: 'client', code: 'forbidden' } as const;
const freelancer = { as: 'freelancer', code: 'forbidden' } as const;

/** The other party of each call about an object, or why there is none. A call that is missing here fails every-call.test.ts. */
export const otherParties: Readonly<Record<string, Refused | string>> = {
  'GET /api/orders/:orderNumber': BOTH_MAY,
  'POST /api/orders/:orderNumber/pay': freelancer,
  'POST /api/orders/:orderNumber/requirements': BOTH_MAY,
  'POST /api/orders/:orderNumber/deliver': client,
  'POST /api/orders/:orderNumber/approve': freelancer,
  'POST /api/orders/:orderNumber/cancel': freelancer,
  'POST /api/orders/:orderNumber/wait': freelancer,
  'POST /api/orders/:orderNumber/extend-review': freelancer,
  'POST /api/orders/:orderNumber/review': BOTH_MAY,
  'POST /api/orders/:orderNumber/reply': 'each side answers the review about itself',
  'POST /api/orders/:orderNumber/files': freelancer,
  'GET /api/orders/:orderNumber/files/:fileId': { as: 'freelancer', code: 'not_found' },
  'POST /api/orders/:orderNumber/clear-early': client,
  'GET /api/my/services/:id': client,
  'PUT /api/my/services/:id': client,
  'POST /api/my/services/:id/publish': client,
  'POST /api/my/services/:id/pause': client,
  'POST /api/my/services/:id/resume': client,
  'POST /api/my/services/:id/archive': client,
  'POST /api/my/services/:id/cover': client,
  'DELETE /api/my/services/:id/cover': client,
  'GET /api/wallet/receipts/:number': OWNER_ONLY,
  'GET /api/wallet/invoices/:number': 'buyer and seller share the invoice of their order',
  'GET /api/wallet/entries/:entryId/proof': OWNER_ONLY,
  'GET /api/wallet/funding/:fundingId': OWNER_ONLY,
  'POST /api/wallet/funding/:fundingId/look-up': OWNER_ONLY,
  'POST /api/wallet/funding/:fundingId/card-field': OWNER_ONLY,
  'POST /api/wallet/funding/:fundingId/refund': OWNER_ONLY,
  'PUT /api/wallet/payment-methods/:methodId/default': OWNER_ONLY,
  'DELETE /api/wallet/payment-methods/:methodId': OWNER_ONLY,
  'GET /api/payouts/withdrawals/:withdrawal': OWNER_ONLY,
  'POST /api/payouts/withdrawals/:withdrawal/cancel': OWNER_ONLY,
  'POST /api/payouts/methods/:id/default': OWNER_ONLY,
  'DELETE /api/payouts/methods/:id': OWNER_ONLY,
  'PUT /api/user/passkeys/:id': OWNER_ONLY,
  'DELETE /api/user/passkeys/:id': OWNER_ONLY,
  'POST /api/user/sessions/:id/end': OWNER_ONLY,
  'GET /api/user/identity-verification/files/:fileId': 'operators read it by a call of their own',
  'GET /api/user/data-exports/:exportId/file': OWNER_ONLY,
  'POST /api/notifications/:id/read': OWNER_ONLY,
};

/** Parts of a path that pick one of the caller's own things by a word everyone has: no stranger can be meant. */
const OWN_WORDS = ['bucket', 'year', 'part'];

/** Calls about an object somebody has a part in; what is public is everybody's, and staff's calls are refused to all others by the guard. */
export const isAboutAnObject = ({ path, access }: { readonly path: string; readonly access: string }): boolean =>
  access !== 'public' && access !== 'operator' && [...path.matchAll(/:(\w+)/g)].some(([, name]) => !OWN_WORDS.includes(name ?? ''));
