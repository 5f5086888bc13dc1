import { pathTo } from '#routes';
import * as proofs from './events.ts';
import { noticesOf, type Notice } from '#kit/notices.ts';

const proof = (to: string, title: string, text: string): Notice => ({
  to,
  topic: 'verification',
  group: { key: 'identity', title: 'Proof of your identity' },
  title,
  text,
  path: pathTo('verify-identity'),
});
const review = (caseId: string, title: string): Notice => ({
  to: 'operators',
  staff: 'trust',
  topic: 'operations',
  group: { key: 'operations:verification', title: 'Verifications' },
  title,
  text: 'It waits for a decision.',
  path: pathTo('admin-verification', { id: caseId }),
});

export const verificationNotices = [
  noticesOf(proofs.phoneVerified, ({ userId, number }) => ({
    to: userId,
    topic: 'security',
    group: { key: 'security', title: 'Security of your account' },
    title: 'A phone number was verified',
    text: `The number ending ${number.slice(-3)} belongs to your account now. If it was not you, choose a new password immediately.`,
    path: pathTo('settings-security'),
  })),
  noticesOf(proofs.identityApproved, ({ userId }) => proof(userId, 'Your identity is verified', 'Others see it on your profile.')),
  noticesOf(proofs.identityRejected, ({ userId, statement }) => proof(userId, 'Your identity could not be verified', statement)),
  noticesOf(proofs.identityMoreInfo, ({ userId, statement }) => proof(userId, 'We need something more to verify you', statement)),
  noticesOf(proofs.identityRevoked, ({ userId, statement }) => proof(userId, 'Your verification was withdrawn', statement)),
  noticesOf(proofs.identityAppealAnswered, ({ userId, reopened, statement }) =>
    proof(userId, reopened ? 'Your identity is being reviewed again' : 'Your appeal was answered: the decision stands', statement),
  ),
  noticesOf(proofs.identityExpiring, ({ userId, expiresOn }, say) =>
    proof(
      userId,
      'Your document expires soon',
      `It is valid until ${say.day(expiresOn)}. From that day on you can send a new one; your services stay live for 30 days meanwhile.`,
    ),
  ),
  noticesOf(proofs.identityExpired, ({ userId }) =>
    proof(userId, 'Your document has expired', 'Send a valid one within 30 days: until then your services stay live.'),
  ),
  noticesOf(proofs.identityLapsed, ({ userId }) =>
    proof(userId, 'Services are paused until you prove your identity', 'Your document expired 30 days ago. Once a valid one is approved, they go live again.'),
  ),
  noticesOf(proofs.identitySubmitted, ({ caseId }) => review(caseId, 'New identity check')),
  noticesOf(proofs.identityAppealed, ({ caseId }) => review(caseId, 'New appeal against an identity decision')),
];
