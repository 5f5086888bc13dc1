import * as profiles from '#domains/profiles/events.ts';
import { LEVEL_NAMES, LEVELS } from '#domains/profiles/levels.ts';
import * as proofs from '#domains/verification/events.ts';
import { pathTo } from '#routes';
import { dayIs, describe, type Telling } from './telling.ts';

const level = (to: string, title: string, text: string): Telling => ({
  to,
  topic: 'standing',
  group: { key: 'level', title: 'Your level' },
  title,
  text,
  path: pathTo('freelancer-dashboard'),
});
const proof = (to: string, title: string, text: string): Telling => ({
  to,
  topic: 'verification',
  group: { key: 'identity', title: 'Proof of your identity' },
  title,
  text,
  path: pathTo('verify-identity'),
});
const review = (caseId: string, title: string): Telling => ({
  to: 'operators',
  staff: 'trust',
  topic: 'operations',
  group: { key: 'operations:verification', title: 'Verifications' },
  title,
  text: 'It waits for a decision.',
  path: pathTo('admin-verification', { id: caseId }),
});

export const aboutPeople = [
  describe(profiles.levelChanged, ({ userId, from, to }) =>
    level(
      userId,
      `Your level is “${LEVEL_NAMES[to]}” now`,
      LEVELS.indexOf(to) > LEVELS.indexOf(from) ? 'Your work earned it.' : 'Your measures stayed below the earlier one.',
    ),
  ),
  describe(profiles.levelNotice, ({ userId, lossAt, ...now }, whenIs) =>
    level(
      userId,
      `Your level “${LEVEL_NAMES[now.level]}” is at risk`,
      `It falls on ${whenIs(lossAt)} unless your measures recover. Your dashboard shows which.`,
    ),
  ),
  describe(proofs.phoneVerified, ({ userId, number }) => ({
    to: userId,
    topic: 'security',
    group: { key: 'security', title: 'Security of your account' },
    title: 'A phone number was verified',
    text: `The number ending ${number.slice(-3)} belongs to your account now. If it was not you, choose a new password at once.`,
    path: pathTo('profile-settings'),
  })),
  describe(proofs.identityApproved, ({ userId }) => proof(userId, 'Your identity is verified', 'Others see it on your profile.')),
  describe(proofs.identityRejected, ({ userId, statement }) => proof(userId, 'Your identity could not be verified', statement)),
  describe(proofs.identityMoreInfo, ({ userId, statement }) => proof(userId, 'We need something more to verify you', statement)),
  describe(proofs.identityRevoked, ({ userId, statement }) => proof(userId, 'Your verification was withdrawn', statement)),
  describe(proofs.identityAppealAnswered, ({ userId, reopened, statement }) =>
    proof(userId, reopened ? 'Your proof of identity is looked at again' : 'Your objection was read, and the decision stands', statement),
  ),
  describe(proofs.identityExpiring, ({ userId, expiresOn }) =>
    proof(
      userId,
      'Your document expires soon',
      `It is valid until ${dayIs(expiresOn)}. From that day on you can send a new one; what you sell stays on sale for 30 days meanwhile.`,
    ),
  ),
  describe(proofs.identityExpired, ({ userId }) =>
    proof(userId, 'Your document has expired', 'Send a valid one within 30 days: so long what you sell stays on sale.'),
  ),
  describe(proofs.identityLapsed, ({ userId }) =>
    proof(
      userId,
      'Services are paused until you prove your identity',
      'Your document expired 30 days ago. Once a valid one is approved, they go back on sale.',
    ),
  ),
  describe(proofs.identitySubmitted, ({ caseId }) => review(caseId, 'An identity is to be verified')),
  describe(proofs.identityAppealed, ({ caseId }) => review(caseId, 'Somebody appeals against a decision about their identity')),
];
