import { pathTo } from '#routes';
import * as proofs from './events.ts';
import { noticesOf, type Notice } from '#kit/notices.ts';

const proof = (to: string, title: string, text: string): Notice => ({
  to,
  topic: 'verification',
  group: { key: 'identity', title: 'Identity verification' },
  title,
  text,
  path: pathTo('verify-identity'),
  action: 'Open your verification',
});
/** Their services depend on it. */
const deadline = (...parameters: Parameters<typeof proof>): Notice => ({ ...proof(...parameters), isImmediate: true });
const review = (caseId: string, title: string): Notice => ({
  to: 'operators',
  staff: 'trust',
  topic: 'operations',
  group: { key: 'operations:verification', title: 'Verifications' },
  title,
  text: 'It needs a decision.',
  path: pathTo('admin-verification', { id: caseId }),
  action: 'Open the case',
});

export const verificationNotices = [
  noticesOf(proofs.phoneVerified, ({ userId, number }) => ({
    to: userId,
    topic: 'security',
    group: { key: 'security', title: 'Account security' },
    title: 'A phone number was verified',
    text: `The number ending in ${number.slice(-3)} was added to your account. If this wasn’t you, change your password immediately.`,
    path: pathTo('settings-security'),
    action: 'Review your security',
  })),
  noticesOf(proofs.identityApproved, ({ userId }) =>
    proof(
      userId,
      'Your identity is verified',
      'Others can see it on your profile. If you have earnings, you can withdraw them to a payout method in your name.',
    ),
  ),
  noticesOf(proofs.identityRejected, ({ userId, statement }) =>
    proof(userId, 'We couldn’t verify your identity', statement),
  ),
  noticesOf(proofs.identityMoreInfo, ({ userId, statement }) =>
    proof(userId, 'We need more to verify your identity', statement),
  ),
  noticesOf(proofs.identityRevoked, ({ userId, statement }) =>
    proof(userId, 'Your verification was revoked', statement),
  ),
  noticesOf(proofs.identityAppealAnswered, ({ userId, reopened, statement }) =>
    proof(userId, reopened ? 'Your identity is being reviewed again' : 'Your appeal was rejected', statement),
  ),
  noticesOf(proofs.identityExpiring, ({ userId, expiresOn }, say) =>
    deadline(
      userId,
      'Your document expires soon',
      `It is valid until ${say.day(expiresOn)}. You can submit a new one from that day. Your services stay live for another 30 days.`,
    ),
  ),
  noticesOf(proofs.identityExpired, ({ userId }) =>
    deadline(
      userId,
      'Your document has expired',
      'Submit a valid one within 30 days. Your services stay live until then.',
    ),
  ),
  noticesOf(proofs.identityLapsed, ({ userId }) =>
    deadline(
      userId,
      'Your services are paused until you verify your identity',
      'Your document expired 30 days ago. Your services go live again once we approve a valid one.',
    ),
  ),
  noticesOf(proofs.identitySubmitted, ({ caseId }) => review(caseId, 'New identity check')),
  noticesOf(proofs.identityAppealed, ({ caseId }) => review(caseId, 'New appeal of an identity decision')),
];
