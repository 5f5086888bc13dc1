/** What was submitted in a contract: the newest of each milestone that isn't over, and everything for its files. */
import { countFilesAbout, filesSentAbout } from '#domains/messaging/server/messaging.ts';
import {
  deliveriesOf,
  presentHandover,
  presentRevision,
  revisionsOf,
  sentFilesOf,
} from '#domains/paid-work/server/paid-work.ts';
import type { Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { ContractFiles } from '../desk-contract.ts';
import type { OpenMilestone } from '../shapes.ts';
import { holds, readMine, type Contract, type Milestone } from './store.ts';

const idsOf = ({ milestones }: Contract): string[] => milestones.map(({ id }) => id);
const wasSubmitted = ({ submittedAt }: Milestone): boolean => submittedAt !== null;

export async function readSubmissions(db: Db, contract: Contract, readerId: string) {
  const open = contract.milestones.filter((milestone) => wasSubmitted(milestone) && holds(milestone));
  const [inMessages, files, read] = await Promise.all([
    countFilesAbout(db, readerId, { kind: 'contract', ref: contract.number }),
    sentFilesOf(db, idsOf(contract)),
    Promise.all(
      open.map(async ({ id }) => {
        const [[delivery], [revision]] = await Promise.all([deliveriesOf(db, id), revisionsOf(db, id)]);
        return [id, { delivery, asked: revision }] as const;
      }),
    ),
  ]);
  const newest = new Map(read);
  const submissionOf = (id: string): OpenMilestone['submission'] => {
    const { delivery: newestDelivery, asked } = newest.get(id) ?? {};
    const [delivery] = newestDelivery === undefined ? [] : presentHandover([newestDelivery], files).deliveries;
    return delivery === undefined ? null : { delivery, asked: asked === undefined ? null : presentRevision(asked) };
  };
  return { submissionOf, files: files.filter(({ purpose }) => purpose === 'delivery').length + inMessages };
}

export async function readContractFiles(
  db: Db,
  actor: Actor,
  number: string,
  context: Context,
): Promise<ContractFiles> {
  const contract = await readMine(db, number, actor.userId, context);
  const submitted = contract.milestones.filter(wasSubmitted);
  const [messages, files, ...deliveries] = await Promise.all([
    filesSentAbout(db, actor.userId, { kind: 'contract', ref: contract.number }),
    sentFilesOf(db, idsOf(contract)),
    ...submitted.map(({ id }) => deliveriesOf(db, id)),
  ]);
  return {
    messages,
    milestones: submitted.map(({ number: milestoneNumber, place, title }, at) => ({
      number: milestoneNumber,
      place,
      title,
      versions: presentHandover(deliveries[at] ?? [], files).deliveries,
    })),
  };
}
