/** Every notice of every domain: who acted, whether its email goes out alone, and whom and what its title names. */
import { describe, expect, it } from 'vitest';
import { TOPICS } from '#kit/notice-topics.ts';
import { sayFor, type Notice } from '#kit/notices.ts';
import { otherSide, type Side } from '#kit/sides.ts';
import { modules } from './modules.ts';
import { sample, WHEN } from './test-event-facts.ts';

const CLIENT = { id: '0190f3a2-0000-7000-8000-00000000000c', name: 'Greta Lindqvist' };
const FREELANCER = { id: '0190f3a2-0000-7000-8000-00000000000f', name: 'Nadia Haddad' };
const STUDENT = { id: '0190f3a2-0000-7000-8000-00000000000d', name: 'Ada Lovelace' };
const PEOPLE = [CLIENT, FREELANCER, STUDENT];
/** What work and things are called in the facts. */
const THINGS = {
  title: 'Brand refresh',
  milestone: 'Logo and colors',
  serviceTitle: 'A logo',
  titles: 'Fast delivery',
  cohort: 'Design 101',
  name: 'Tomás Herrera',
  orderNumber: 'DK-7K3M-92QX',
};

/**
 * Who acted: a side, the one that `by` names, or `other`: a deadline, our staff, a provider, or another person. A
 * function says which side it was by the facts. `self` is the reader’s own act, which is only told to warn of someone
 * else: a sign-in, a way in, money that leaves.
 */
type Actor = 'client' | 'freelancer' | 'by' | 'other' | 'self' | ((facts: Told['facts']) => unknown);
/**
 * `alone`: about security, money or a deadline. `by sender`: with what else its sender sends (decision 171).
 * `gathered`: with the rest.
 */
type Email = 'alone' | 'by sender' | 'gathered';

const NOTICES: Readonly<Record<string, readonly [Actor, Email]>> = {
  'files.scanned': ['other', 'alone'],
  'storage.space_level_changed': ['other', 'alone'],
  'accounts.set_before_proof_ended': ['other', 'alone'],
  'accounts.password_changed': ['self', 'alone'],
  'accounts.password_reset': ['self', 'alone'],
  'accounts.new_device': ['self', 'alone'],
  'accounts.two_factor_changed': ['self', 'alone'],
  'accounts.passkey_added': ['self', 'alone'],
  'accounts.passkey_removed': ['self', 'alone'],
  'accounts.email_changed': ['self', 'alone'],
  'accounts.email_change_undone': ['self', 'alone'],
  'accounts.staff_email_change_sent': ['other', 'alone'],
  'accounts.suspended': ['other', 'alone'],
  'accounts.closed': ['other', 'alone'],
  'accounts.restored': ['other', 'alone'],
  'accounts.staff_role_granted': ['other', 'alone'],
  'accounts.staff_role_taken': ['other', 'alone'],
  'accounts.google_linked': ['self', 'alone'],
  'accounts.google_unlinked': ['self', 'alone'],
  'accounts.export_ready': ['other', 'alone'],
  'accounts.export_failed': ['other', 'alone'],
  'accounts.closing_began': ['self', 'alone'],
  'accounts.closing_soon': ['other', 'alone'],
  'accounts.closing_undone': ['self', 'alone'],
  'accounts.closing_stopped': ['other', 'alone'],
  'profiles.level_changed': ['other', 'gathered'],
  'profiles.level_notice': ['other', 'gathered'],
  'profiles.suggestion_decided': ['other', 'alone'],
  'verification.phone_verified': ['self', 'alone'],
  'verification.identity_submitted': ['other', 'alone'],
  'verification.identity_approved': ['other', 'gathered'],
  'verification.identity_rejected': ['other', 'gathered'],
  'verification.identity_more_info': ['other', 'gathered'],
  'verification.identity_revoked': ['other', 'gathered'],
  'verification.identity_appealed': ['other', 'alone'],
  'verification.identity_appeal_answered': ['other', 'gathered'],
  'verification.identity_expiring': ['other', 'alone'],
  'verification.identity_expired': ['other', 'alone'],
  'verification.identity_lapsed': ['other', 'alone'],
  'wallet.funding_succeeded': ['other', 'alone'],
  'wallet.funding_failed': ['other', 'alone'],
  'wallet.refund_succeeded': ['other', 'alone'],
  'wallet.refund_failed': ['other', 'alone'],
  'wallet.dispute_changed': ['other', 'alone'],
  'wallet.money_taken_back': ['other', 'alone'],
  'wallet.money_given_back': ['other', 'alone'],
  'wallet.debt_repaid': ['other', 'alone'],
  'wallet.operator_needed': ['other', 'alone'],
  'messaging.waiting': ['other', 'gathered'],
  'reviews.written': ['by', 'gathered'],
  'reviews.shown': ['other', 'gathered'],
  'reviews.answered': ['by', 'gathered'],
  'reviews.edited': ['by', 'gathered'],
  'reviews.reminded': ['other', 'alone'],
  'service.reviewed': ['other', 'alone'],
  'service.review_overdue': ['other', 'alone'],
  'service.seller_absent': ['other', 'alone'],
  'service.seller_held_for_absence': ['other', 'alone'],
  'service.seller_closed': ['other', 'gathered'],
  'service.seller_opened': ['other', 'gathered'],
  'payouts.method_added': ['self', 'alone'],
  'payouts.method_removed': ['self', 'alone'],
  'payouts.requested': ['self', 'alone'],
  'payouts.approved': ['other', 'alone'],
  'payouts.stopped': ['other', 'alone'],
  'payouts.rejected': ['other', 'alone'],
  'payouts.paid': ['other', 'alone'],
  'payouts.failed': ['other', 'alone'],
  'payouts.promise_missed': ['other', 'alone'],
  'payouts.review_needed': ['other', 'alone'],
  'dispute.opened': ['by', 'alone'],
  'dispute.answered': ['by', 'alone'],
  'dispute.offered': ['by', 'alone'],
  'dispute.offer_ended': ['by', 'alone'],
  'dispute.escalated': ['by', 'alone'],
  'dispute.evidence_added': ['by', 'alone'],
  'dispute.ready': ['other', 'alone'],
  'dispute.decided': ['other', 'alone'],
  'dispute.decision_accepted': ['by', 'alone'],
  'dispute.appealed': ['by', 'alone'],
  'dispute.ended': ['by', 'alone'],
  'dispute.withdrawn': ['by', 'alone'],
  'dispute.withdrawal_asked': ['by', 'alone'],
  'dispute.withdrawal_ended': ['by', 'alone'],
  'dispute.reminded': ['other', 'alone'],
  'dispute.late': ['other', 'alone'],
  'custom_offer.requested': ['client', 'by sender'],
  'custom_offer.made': ['freelancer', 'by sender'],
  'custom_offer.ended': ['by', 'by sender'],
  'custom_offer.reopened': ['other', 'by sender'],
  'custom_offer.reminded': ['other', 'by sender'],
  'project.invitation_sent': ['client', 'by sender'],
  'project.invitation_withdrawn': ['client', 'by sender'],
  'project.invitation_answered': ['freelancer', 'gathered'],
  'project.question_asked': ['freelancer', 'by sender'],
  'project.question_withdrawn': ['freelancer', 'by sender'],
  'project.question_answered': ['client', 'by sender'],
  'project.prompted': ['other', 'alone'],
  'project.ended': ['by', 'gathered'],
  'project.screened': ['other', 'gathered'],
  'project.finished': [({ endedBy }) => endedBy, 'gathered'],
  'saved.opened': ['other', 'gathered'],
  'saved.search_matched': ['other', 'gathered'],
  'proposal.sent': ['freelancer', 'by sender'],
  'proposal.brief_changed': ['client', 'gathered'],
  'proposal.sorted': ['client', 'gathered'],
  'proposal.countered': ['by', 'alone'],
  'proposal.counter_reminded': ['by', 'alone'],
  'proposal.counter_settled': [
    ({ by, outcome }) => (outcome === 'lapsed' ? null : outcome === 'withdrawn' ? by : otherSide(by as Side)),
    'gathered',
  ],
  'proposal.ended': [
    ({ outcome }) => (outcome === 'withdrawn' ? 'freelancer' : outcome === 'declined' ? 'client' : null),
    'gathered',
  ],
  'order.paid': ['client', 'alone'],
  'order.payment_kept': ['other', 'alone'],
  'order.addition_payment_kept': ['other', 'alone'],
  'order.started': ['by', 'gathered'],
  'order.delivered': ['freelancer', 'alone'],
  'order.review_extended': ['client', 'alone'],
  'order.put_on_hold': ['other', 'alone'],
  'order.resumed': ['other', 'alone'],
  'order.completed': ['by', 'alone'],
  'order.cleared': ['other', 'alone'],
  'order.expired': ['other', 'alone'],
  'order.cancelled': ['by', 'alone'],
  'order.cancellation_requested': ['by', 'alone'],
  'order.cancellation_ended': ['by', 'alone'],
  'order.split': ['by', 'alone'],
  'order.revision_requested': ['client', 'alone'],
  'order.revision_withdrawn': ['client', 'alone'],
  'order.extension_asked': ['freelancer', 'alone'],
  'order.extension_ended': ['by', 'alone'],
  'order.extras_added': ['client', 'alone'],
  'order.extra_offered': ['freelancer', 'alone'],
  'order.extra_ended': ['by', 'alone'],
  'order.revision_price_asked': ['client', 'alone'],
  'order.end_proposed': ['other', 'alone'],
  'order.ended_by_operator': ['other', 'alone'],
  'order.tipped': ['client', 'alone'],
  'order.became_late': ['other', 'alone'],
  'order.reminded': ['other', 'alone'],
  'contract.offered': ['client', 'by sender'],
  'contract.offer_extended': ['client', 'by sender'],
  'contract.accepted': ['freelancer', 'alone'],
  'contract.offer_ended': ['by', 'gathered'],
  'contract.reminded': ['other', 'alone'],
  // The client is told of what was funded without a press of theirs.
  'milestone.funded': [({ after }) => (after === undefined ? 'client' : null), 'alone'],
  'milestone.not_funded_automatically': ['other', 'alone'],
  'milestone.payment_kept': ['other', 'alone'],
  'contract.bonus_payment_kept': ['other', 'alone'],
  'milestone.submitted': ['freelancer', 'alone'],
  'milestone.became_late': ['other', 'alone'],
  'milestone.changes_requested': ['client', 'alone'],
  'milestone.review_extended': ['client', 'alone'],
  'milestone.released': ['by', 'alone'],
  'milestone.returned': ['by', 'alone'],
  'milestone.split_offered': ['by', 'alone'],
  'milestone.split_ended': ['by', 'gathered'],
  'milestone.choice_asked': ['other', 'alone'],
  'contract.bonus_given': ['client', 'alone'],
  'contract.change_proposed': ['by', 'alone'],
  'contract.change_ended': ['by', 'gathered'],
  'contract.pause_asked': ['by', 'alone'],
  'contract.pause_ended': ['by', 'gathered'],
  'contract.end_requested': ['by', 'alone'],
  'contract.end_withdrawn': ['by', 'gathered'],
  'contract.ended': ['by', 'alone'],
  'milestone.end_proposed': ['other', 'alone'],
  'milestone.ended_by_operator': ['other', 'alone'],
  'reports.case_opened': ['other', 'alone'],
  'reports.case_appealed': ['other', 'alone'],
  'reports.case_decided': ['other', 'alone'],
  'reports.appeal_answered': ['other', 'alone'],
  'books.balance_corrected': ['other', 'alone'],
  'books.ledger_alarm': ['other', 'alone'],
  'content.text_changes': ['other', 'alone'],
  'support.asked': ['other', 'alone'],
  'support.notice_decided': ['other', 'alone'],
  'academic.institution_signed': ['other', 'alone'],
  'academic.institution_decided': ['other', 'alone'],
  'academic.student_joined': ['other', 'alone'],
  'academic.student_left': ['other', 'alone'],
  'academic.student_removed': ['other', 'alone'],
  'academic.cohort_ended': ['other', 'alone'],
};

const catalogue = modules.flatMap(({ notices = [] }) => notices);
const say = sayFor(
  { locale: 'en-US', timeZone: 'UTC' },
  { names: new Map(PEOPLE.map(({ id, name }) => [id, name])), now: new Date(WHEN) },
);

interface Told {
  readonly facts: Readonly<Record<string, unknown>>;
  readonly notice: Notice;
}
/** The facts in every shape they have, with people and things that can be told apart. */
function toldOf({ kind, compose }: (typeof catalogue)[number]): Told[] {
  const people = { clientId: CLIENT.id, freelancerId: FREELANCER.id, studentId: STUDENT.id };
  return Array.from({ length: 12 }, (_, turn) => {
    const facts = { ...(sample(kind.facts, turn) as Record<string, unknown>) };
    for (const [key, value] of Object.entries({ ...people, ...THINGS }))
      if (typeof facts[key] === 'string') facts[key] = value;
    return compose(facts as never, say).map((notice) => ({ facts, notice }));
  }).flat();
}

const actorsIn = (actor: Actor, facts: Told['facts']): readonly unknown[] => {
  const side = typeof actor === 'function' ? actor(facts) : actor === 'by' ? facts['by'] : actor;
  return side === 'client' ? [CLIENT.id] : side === 'freelancer' ? [FREELANCER.id] : [];
};

const emailOf = ({ topic, isImmediate, sent }: Notice): Email =>
  TOPICS[topic].essential !== null
    ? 'alone'
    : sent !== undefined
      ? 'by sender'
      : isImmediate === true
        ? 'alone'
        : 'gathered';

/** It goes where what was sent goes, whatever happens to other ends of it. */
const isWithdrawal = ({ sent }: Notice): boolean => sent?.isWithdrawn === true;

/** Titles of these name the reader’s own account in words: "Your password was changed". */
const OF_ONESELF = ['security', 'account', 'verification', 'standing', 'operations'];
const OF_ALL_SERVICES = ['service.seller_closed', 'service.seller_opened'];
const NAMED = [...PEOPLE.map(({ name }) => name), ...Object.values(THINGS)];
const SUM = /\$\d/;

describe('a notice of', () => {
  it('every kind of event is in the table', () => {
    expect(Object.keys(NOTICES).toSorted()).toEqual(catalogue.map(({ kind }) => kind.name).toSorted());
  });

  describe.each(catalogue)('$kind.name', (entry) => {
    const [actor, email] = NOTICES[entry.kind.name] ?? ['other', 'gathered'];
    const notices = toldOf(entry);

    it('goes to someone who did not do it', () => {
      expect(notices.length).toBeGreaterThan(0);
      for (const { facts, notice } of notices) {
        expect(actorsIn(actor, facts)).not.toContain(notice.to);
        if (actor === 'self') expect(['security', 'account', 'payouts']).toContain(notice.topic);
      }
    });

    it('names a person or a thing in its title', () => {
      for (const { notice } of notices) {
        if (OF_ONESELF.includes(notice.topic) || OF_ALL_SERVICES.includes(entry.kind.name)) continue;
        expect(notice.title, 'names nobody and nothing').toSatisfy(
          (title: string) => SUM.test(title) || NAMED.some((name) => title.includes(name)),
        );
      }
    });

    it(`is emailed ${email}`, () => {
      for (const { notice } of notices) expect(isWithdrawal(notice) ? email : emailOf(notice)).toBe(email);
    });
  });

  it('an end that an operator proposed goes to the others', () => {
    const proposed = catalogue.filter(({ kind }) => kind.name.endsWith('.end_proposed')).flatMap(toldOf);
    expect(proposed.length).toBeGreaterThan(0);
    for (const { facts, notice } of proposed) expect(notice).toMatchObject({ to: 'operators', not: facts['by'] });
  });

  it('a contract is under its own topic, not under orders', () => {
    const topics = catalogue.filter(({ kind }) => /^(contract|milestone)\./.test(kind.name)).flatMap(toldOf);
    expect(new Set(topics.filter(({ notice }) => notice.to !== 'operators').map(({ notice }) => notice.topic))).toEqual(
      new Set(['contracts']),
    );
  });
});

it.each([
  ['order.delivered', 'Nadia Haddad delivered DK-7K3M-92QX: review by Nov 21'],
  ['order.delivered', 'Nadia Haddad delivered the revision of DK-7K3M-92QX: review by Nov 21'],
  ['order.cleared', '$12,500.05 from DK-7K3M-92QX is available'],
  ['milestone.submitted', 'Nadia Haddad submitted Logo and colors again: review by Nov 21'],
  ['milestone.funded', 'Greta Lindqvist funded Logo and colors: submit by Nov 21'],
  ['milestone.released', '$12,500.05 from Greta Lindqvist is clearing'],
  ['order.completed', 'Greta Lindqvist approved DK-7K3M-92QX: $12,500.05 is clearing'],
  ['order.tipped', 'Greta Lindqvist tipped you $12,500.05'],
])('the subject of %s is “%s”', (name, title) => {
  const notices = catalogue.filter(({ kind }) => kind.name === name).flatMap(toldOf);
  expect(notices.map(({ notice }) => notice.title)).toContain(title);
});

it('who pays is told only of a payment that was on its way for days', () => {
  const payment = {
    fundingId: 'x',
    fundingNumber: 'AF-7K3M-92QX',
    userId: CLIENT.id,
    amount: '1250005',
    currency: 'USD',
  };
  const titles = (event: string, facts: object) =>
    catalogue
      .find(({ kind }) => kind.name === event)
      ?.compose(facts as never, say)
      .map(({ title }) => title);
  expect(titles('wallet.funding_succeeded', { ...payment, wasPending: false })).toEqual([]);
  expect(titles('wallet.funding_succeeded', { ...payment, wasPending: true })).toEqual(['$12,500.05 was added']);
  const milestone = {
    contractNumber: 'CT-7K3M-92QX',
    title: 'Brand refresh',
    clientId: CLIENT.id,
    freelancerId: FREELANCER.id,
    milestone: 'Logo',
    dueAt: WHEN,
  };
  const funded = catalogue
    .find(({ kind }) => kind.name === 'milestone.funded')
    ?.compose({ ...milestone, ...payment, byPayment: true } as never, say);
  expect(funded?.map(({ to }) => to)).toEqual([FREELANCER.id]);
});
