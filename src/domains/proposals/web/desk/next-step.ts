/** The one next step of a client on the desk of their project. */
import { clientStep } from '#domains/projects/client-step.ts';
import { counted, formatUnit } from '#kit/format/unit.ts';
import { formatMoney } from '#kit/money.ts';
import { pathTo } from '#routes';
import { arranged, columnOf, isAgreed, mostOf } from '../../desk.ts';
import type { DeskProposal, ProjectDesk } from '../../desk-contract.ts';
import { PROPOSAL_LIMITS } from '../../proposal.ts';

export interface NextStep {
  readonly title: string;
  readonly lead?: string;
  /** Where it is the client’s turn: a screen, a proposal of this desk, or a few side by side. */
  readonly action?: { readonly label: string } & (
    | { readonly href: string }
    | { readonly proposal: string }
    | { readonly compare: readonly string[] }
  );
}

export const offerHref = ({ id, freelancer }: Pick<DeskProposal, 'id' | 'freelancer'>): string =>
  pathTo('milestones', {}, { hire: freelancer.username, proposal: id });

const people = (count: number): string => counted(count, { one: 'person', other: 'people' });

const waitingIn = (proposals: readonly DeskProposal[]) => ({
  countered: proposals.filter(
    ({ counters: [last], moves }) => last?.outcome === null && moves.includes('acceptCounter'),
  ),
  agreed: proposals.filter((proposal) => isAgreed(proposal) && proposal.moves.includes('offer')),
  offered: proposals.filter(({ state }) => state === 'offered'),
  chosen: proposals.filter((proposal) => ['shortlisted', 'interviewing'].includes(columnOf(proposal))),
  fresh: proposals.filter((proposal) => columnOf(proposal) === 'new'),
});

/** The step that the list of projects has too, with who and how many. `locale` is the reader’s. */
export function nextStep(
  { project, brief, proposals, invitations, contracts }: ProjectDesk,
  locale: string,
): NextStep | null {
  const waiting = waitingIn(proposals);
  const unread = arranged(proposals, { sort: 'match', column: null, filters: ['unread'], q: '' }, mostOf(brief));
  const step = clientStep(project.state, {
    countered: waiting.countered.length,
    agreed: waiting.agreed.length,
    unread: unread.length,
    offered: waiting.offered.length,
    chosen: waiting.chosen.length,
    fresh: waiting.fresh.length,
    canOffer: proposals.some(({ moves }) => moves.includes('offer')),
  });
  const first = (some: readonly DeskProposal[]): DeskProposal => some[0] as DeskProposal;
  switch (step) {
    case null:
      return null;
    case 'finish':
      return {
        title: 'Finish your draft and post it',
        lead: 'Only you can see it until then.',
        action: { label: 'Continue', href: pathTo('post-project', {}, { draft: project.id }) },
      };
    case 'check':
      return {
        title: 'Our team checks your project',
        lead: 'That takes at most 24 hours. You are notified, and then people can propose.',
      };
    case 'counter':
      return {
        title: `Answer the counter-offer of ${first(waiting.countered).freelancer.name}`,
        lead: 'Accept it, decline it or name another price and time.',
        action: { label: 'Read the counter-offer', proposal: first(waiting.countered).id },
      };
    case 'agreed': {
      const { freelancer, price, days } = first(waiting.agreed);
      return {
        title: `Offer ${freelancer.name} the contract you agreed on`,
        lead: `${formatMoney(price, locale)}, ${formatUnit(days, 'day', locale)}. Nothing is paid before they sign.`,
        action: { label: 'Offer a contract', href: offerHref(first(waiting.agreed)) },
      };
    }
    case 'read':
      return {
        title: `${counted(unread.length, { one: 'new proposal', other: 'new proposals' }, locale)} to read`,
        lead: 'Each freelancer sees when you open theirs.',
        action: { label: 'Read proposals', proposal: first(unread).id },
      };
    case 'offered':
      return {
        title:
          waiting.offered.length > 1
            ? `${people(waiting.offered.length)} answer your offers`
            : `${first(waiting.offered).freelancer.name} answers your offer`,
        lead: 'You are notified. If it ends without a contract, the proposal is on your shortlist again.',
      };
    case 'work': {
      const [running] = contracts.filter(({ state: { tone } }) => tone !== 'neutral');
      return running === undefined
        ? null
        : {
            title: `${people(project.hires)} hired`,
            lead: 'Milestones, files and money are on the contract.',
            action: { label: 'Open the contract', href: running.path },
          };
    }
    case 'choose':
      return {
        title: `Choose from ${waiting.chosen.length} on your shortlist`,
        lead: 'Compare prices, milestones and records, talk to them, then offer a contract.',
        action: {
          label: 'Compare them',
          compare: waiting.chosen.slice(0, PROPOSAL_LIMITS.compared.most).map(({ id }) => id),
        },
      };
    case 'offer':
      return {
        title: `Offer ${first(waiting.chosen).freelancer.name} a contract, or read on`,
        action: { label: 'Offer a contract', href: offerHref(first(waiting.chosen)) },
      };
    case 'sort':
      return {
        title: 'Shortlist the proposals you like',
        lead: 'You can decline the others, with a reason.',
        action: { label: 'Read proposals', proposal: first(waiting.fresh).id },
      };
    case 'invite':
      return {
        title: invitations.length === 0 ? 'Invite freelancers who fit' : 'Waiting for proposals',
        lead: 'You are notified of each proposal.',
        ...(project.slug === null
          ? {}
          : { action: { label: 'Invite freelancers', href: pathTo('invite-to-project', { slug: project.slug }) } }),
      };
  }
}
