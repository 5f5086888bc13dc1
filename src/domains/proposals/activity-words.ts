/** What happened to a project and to its proposals, as its client reads it. */
import type { ProjectDesk } from './desk-contract.ts';

type Step = Pick<ProjectDesk['activity'][number], 'of' | 'move' | 'by' | 'who'>;

const PROJECT: Readonly<Record<string, string>> = {
  post: 'You posted the project',
  accept: 'The project opened for proposals',
  sendBack: 'Our team requested changes',
  edit: 'You changed the brief',
  extend: 'You extended it by 30 days',
  stopProposals: 'You stopped new proposals',
  award: 'You sent an offer',
  awardAnother: 'You sent another offer',
  hire: 'Someone was hired',
  offerEnded: 'An offer ended without a contract',
  reopen: 'It is open for proposals again',
  contractEnded: 'A contract ended',
  complete: 'The project was completed',
  cancel: 'The project was canceled',
  expire: 'The project expired',
  close: 'The project was closed',
  endForLeaving: 'The project was closed',
};

/** `who` is the freelancer. */
const PROPOSAL: Readonly<Record<string, (who: string, isMine: boolean) => string>> = {
  submit: (who) => `${who} sent a proposal`,
  revise: (who) => `${who} changed their proposal`,
  shortlist: (who) => `You shortlisted ${who}`,
  interview: (who) => `You marked ${who} as interviewing`,
  counter: (who, isMine) => (isMine ? `You made ${who} a counter-offer` : `${who} made a counter-offer`),
  acceptCounter: (who, isMine) =>
    isMine ? `You accepted the counter-offer of ${who}` : `${who} accepted your counter-offer`,
  declineCounter: (who, isMine) =>
    isMine ? `You declined the counter-offer of ${who}` : `${who} declined your counter-offer`,
  withdrawCounter: (who, isMine) =>
    isMine ? `You withdrew your counter-offer to ${who}` : `${who} withdrew their counter-offer`,
  lapseCounter: (who) => `A counter-offer with ${who} expired`,
  offer: (who) => `You offered ${who} a contract`,
  offerEnded: (who) => `The offer to ${who} ended without a contract`,
  accept: (who) => `${who} was hired`,
  declineOffer: (who) => `${who} declined your offer`,
  decline: (who) => `You declined the proposal of ${who}`,
  undoDecline: (who) => `You undid declining ${who}`,
  withdraw: (who) => `${who} withdrew their proposal`,
  end: (who) => `The proposal of ${who} ended with the project`,
  lapse: (who) => `The proposal of ${who} ended unopened`,
};

export const activityWords = ({ of, move, by, who }: Step): string =>
  of === 'project'
    ? (PROJECT[move] ?? 'The project changed')
    : (PROPOSAL[move]?.(who?.name ?? 'A freelancer', by === 'client') ?? 'A proposal changed');
