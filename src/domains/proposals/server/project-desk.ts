/** The desk of a project in one read: a fixed number of statements, however many proposals there are. */
import { talksAbout } from '#domains/messaging/server/messaging.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { readDeskParts } from '#domains/projects/server/projects.ts';
import type { Actor } from '#kit/actor.ts';
import { money } from '#kit/money.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { gathered } from '#kit/server/person-facts.ts';
import type { ProjectDesk } from '../desk-contract.ts';
import { presentProposals } from './present-proposals.ts';
import { proposersOf } from './proposers.ts';
import { PROPOSAL_COLUMNS } from './store.ts';

const ofProject = statement(
  'proposals_of_project',
  `select ${PROPOSAL_COLUMNS} from proposal where project_id = :projectId order by sent_at, id limit 300`,
);
const history = statement(
  'proposals_history',
  `select e.at, e.move, e.party, e.reason, p.freelancer_id from proposal p join proposal_event e on e.proposal_id = p.id
   where p.project_id = :projectId order by e.at desc, e.id desc limit 100`,
);

/**
 * What a project notes when one of its proposals moves: that proposal’s step, of the same moment, says whose it was.
 */
const OF_PROPOSALS: ReadonlySet<string> = new Set(['award', 'awardAnother', 'hire', 'offerEnded', 'reopen']);
const ACTIVITY = 100;
interface Step {
  readonly at: Date;
  readonly move: string;
  readonly party: string;
  readonly reason: string | null;
  /** Of a step of a proposal. */
  readonly freelancer_id?: string;
}

export async function readProjectDesk(db: Db, actor: Actor, name: string, context: Context): Promise<ProjectDesk> {
  const now = context.clock();
  const { userId } = actor;
  const { project, line, brief, invitations, left, steps } = await readDeskParts(db, actor, name, now);
  const [rows, proposalSteps, talks, contracts] = await Promise.all([
    db.rows(ofProject, { projectId: project.id }),
    db.rows(history, { projectId: project.id }),
    project.slug === null ? [] : talksAbout(db, userId, { kind: 'project', ref: project.slug }),
    gathered(context.facts.map((fact) => fact.contractsFor?.(db, project.id))),
  ]);
  const ids = rows.map((row) => row.freelancer_id);
  const [proposals, judged, personOf] = await Promise.all([
    presentProposals(db, rows, { project, side: 'client', userId, now }),
    proposersOf(
      db,
      ids,
      { category: project.content?.category ?? '', skills: project.content?.skills ?? [], currency: project.currency },
      context,
    ),
    shownPeople(db, [
      ...ids,
      ...talks.map(({ otherId }) => otherId),
      ...contracts.map((contract) => contract.freelancer_id),
    ]),
  ]);
  const talkWith = new Map(
    talks.map(({ otherId, unread, last, lastAt }) => [otherId, { unread, last, last_at: lastAt.toISOString() }]),
  );
  const proposalTimes = new Set(proposalSteps.map(({ at }) => at.getTime()));
  const all: Step[] = [
    ...proposalSteps,
    ...steps.filter(({ move, at }) => !OF_PROPOSALS.has(move) || !proposalTimes.has(at.getTime())),
  ];
  return {
    project: line,
    brief,
    proposals: proposals.map((proposal) => ({
      ...proposal,
      ...judged(proposal.freelancer.id),
      talk: talkWith.get(proposal.freelancer.id) ?? null,
    })),
    invitations,
    invitations_left: left,
    other_talks: [...talkWith]
      .filter(([id]) => !ids.includes(id))
      .map(([id, talk]) => ({ ...talk, with: personOf(id) })),
    contracts: contracts.map(({ number, title, path, freelancer_id: id, state, currency, agreed, held, released }) => ({
      number,
      title,
      path,
      freelancer: personOf(id),
      state,
      agreed: money(agreed, currency),
      held: money(held, currency),
      released: money(released, currency),
    })),
    activity: all
      .toSorted((a, b) => b.at.getTime() - a.at.getTime())
      .slice(0, ACTIVITY)
      .map(({ at, move, party, reason, freelancer_id: id }) => ({
        at: at.toISOString(),
        of: id === undefined ? 'project' : 'proposal',
        move,
        by: party,
        who: id === undefined ? null : personOf(id),
        reason,
      })),
  };
}
