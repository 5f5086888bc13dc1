import { userTopic, type EventKind, type FactsOf } from '#kit/events.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { contractTopic } from '../contract-number.ts';
import type { Contract, Milestone } from './store.ts';

type About = 'contractId' | 'contractNumber' | 'title' | 'clientId' | 'freelancerId';
type AboutMilestone = About | 'milestoneNumber' | 'milestone';

const aboutOf = ({ id: contractId, number: contractNumber, title, clientId, freelancerId }: Contract) => ({
  contractId,
  contractNumber,
  title,
  clientId,
  freelancerId,
});
const topicsOf = ({ number, clientId, freelancerId }: Contract) => [
  contractTopic(number),
  userTopic(clientId),
  userTopic(freelancerId),
];

/** Both people's open screens are hinted. */
export const announceContract = <Kind extends EventKind>(
  tx: Tx,
  event: Kind,
  contract: Contract,
  facts: Omit<FactsOf<Kind>, About>,
): void => announce(tx, event, { ...aboutOf(contract), ...facts } as FactsOf<Kind>, topicsOf(contract));

export const announceMilestone = <Kind extends EventKind>(
  tx: Tx,
  event: Kind,
  contract: Contract,
  { number: milestoneNumber, title: milestone }: Milestone,
  facts: Omit<FactsOf<Kind>, AboutMilestone>,
): void =>
  announce(
    tx,
    event,
    { ...aboutOf(contract), milestoneNumber, milestone, ...facts } as FactsOf<Kind>,
    topicsOf(contract),
  );
