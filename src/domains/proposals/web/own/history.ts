import type { TimelineEntry } from '#design/app/timeline.tsx';
import type { MyProposal } from '../../own-contract.ts';

type Event = MyProposal['history'][number];

/** What happened, in the words of its freelancer. */
const WORDS: Readonly<Record<string, (isMine: boolean) => string>> = {
  submit: () => 'You sent it',
  revise: () => 'You changed it',
  shortlist: () => 'Shortlisted',
  interview: () => 'The client wants to talk',
  counter: (isMine) => (isMine ? 'You made a counter-offer' : 'The client made a counter-offer'),
  acceptCounter: (isMine) => (isMine ? 'You accepted the counter-offer' : 'The client accepted your counter-offer'),
  declineCounter: (isMine) => (isMine ? 'You declined the counter-offer' : 'The client declined your counter-offer'),
  withdrawCounter: (isMine) => (isMine ? 'You withdrew your counter-offer' : 'The client withdrew the counter-offer'),
  lapseCounter: () => 'The counter-offer expired',
  offer: () => 'The client offered a contract',
  offerEnded: () => 'The offer ended without a contract',
  accept: () => 'Hired',
  declineOffer: () => 'You declined the offer',
  decline: () => 'Declined',
  withdraw: () => 'You withdrew it',
  end: () => 'Ended with the project',
  lapse: () => 'Ended unopened',
};

const titleOf = ({ move, by, to }: Event): string => WORDS[move]?.(by === 'freelancer') ?? to;

/** The newest first, as the server gives them. */
export const historyEntries = ({ history }: Pick<MyProposal, 'history'>): TimelineEntry[] =>
  history.map((event) => ({
    key: event.id,
    title: titleOf(event),
    at: event.at,
    ...(event.reason === null ? {} : { detail: event.reason }),
  }));
