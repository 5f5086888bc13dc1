/** The one next step of a client on the desk of their project. */
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
  readonly action?: { readonly label: string } & ({ readonly href: string } | { readonly proposal: string } | { readonly compare: readonly string[] });
}

export const offerHref = ({ id, freelancer }: Pick<DeskProposal, 'id' | 'freelancer'>): string =>
  pathTo('milestones', {}, { hire: freelancer.username, proposal: id });

const people = (count: number): string => counted(count, { one: 'person', other: 'people' });

/** What waits longest for the client comes first. `locale` is the reader’s. */
export function nextStep({ project, brief, proposals, invitations, contracts }: ProjectDesk, locale: string): NextStep | null {
  const { state, slug } = project;
  if (state === 'draft')
    return {
      title: 'Finish your draft and post it',
      lead: 'Only you can see it until then.',
      action: { label: 'Continue', href: pathTo('post-project', {}, { draft: project.id }) },
    };
  if (state === 'pending_review')
    return { title: 'Our team checks your project', lead: 'That takes at most 24 hours. You are notified, and then people can propose.' };
  const counter = proposals.find(({ counters: [last], moves }) => last?.outcome === null && moves.includes('acceptCounter'));
  if (counter !== undefined)
    return {
      title: `Answer the counter-offer of ${counter.freelancer.name}`,
      lead: 'Accept it, decline it or name another price and time.',
      action: { label: 'Read the counter-offer', proposal: counter.id },
    };
  const agreed = proposals.find((one) => isAgreed(one) && one.moves.includes('offer'));
  if (agreed !== undefined)
    return {
      title: `Offer ${agreed.freelancer.name} the contract you agreed on`,
      lead: `${formatMoney(agreed.price, locale)}, ${formatUnit(agreed.days, 'day', locale)}. Nothing is paid before they sign.`,
      action: { label: 'Offer a contract', href: offerHref(agreed) },
    };
  const budget = mostOf(brief);
  const unread = arranged(proposals, { sort: 'match', column: 'new', filters: ['unread'], q: '' }, budget);
  const [first] = unread;
  if (first !== undefined)
    return {
      title: `${counted(unread.length, { one: 'new proposal', other: 'new proposals' }, locale)} to read`,
      lead: 'Each freelancer sees when you open theirs.',
      action: { label: 'Read proposals', proposal: first.id },
    };
  const offered = proposals.filter(({ state: one }) => one === 'offered');
  const [waiting] = offered;
  if (waiting !== undefined)
    return {
      title: offered.length > 1 ? `${people(offered.length)} answer your offers` : `${waiting.freelancer.name} answers your offer`,
      lead: 'You are notified. If it ends without a contract, the proposal is on your shortlist again.',
    };
  if (state === 'in_progress') {
    const running = contracts.filter(({ state: { tone } }) => tone !== 'neutral');
    const [one] = running;
    return one === undefined
      ? null
      : {
          title: `${people(project.hires)} hired`,
          lead: 'Milestones, files and money are on the contract.',
          action: { label: 'Open the contract', href: one.path },
        };
  }
  if (['completed', 'cancelled', 'expired', 'closed'].includes(state)) return null;
  const chosen = proposals.filter((one) => ['shortlisted', 'interviewing'].includes(columnOf(one)));
  const { least, most } = PROPOSAL_LIMITS.compared;
  if (chosen.length >= least)
    return {
      title: `Choose from ${chosen.length} on your shortlist`,
      lead: 'Compare prices, milestones and records, talk to them, then offer a contract.',
      action: { label: 'Compare them', compare: chosen.slice(0, most).map(({ id }) => id) },
    };
  const [only] = chosen;
  if (only !== undefined && only.moves.includes('offer'))
    return { title: `Offer ${only.freelancer.name} a contract, or read on`, action: { label: 'Offer a contract', href: offerHref(only) } };
  const undecided = proposals.find((one) => columnOf(one) === 'new');
  if (undecided !== undefined)
    return {
      title: 'Shortlist the proposals you like',
      lead: 'You can decline the others, with a reason.',
      action: { label: 'Read proposals', proposal: undecided.id },
    };
  return state === 'open' && slug !== null
    ? {
        title: invitations.length === 0 ? 'Invite freelancers who fit' : 'Waiting for proposals',
        lead: 'You are notified of each proposal.',
        action: { label: 'Invite freelancers', href: pathTo('invite-to-project', { slug }) },
      }
    : null;
}
