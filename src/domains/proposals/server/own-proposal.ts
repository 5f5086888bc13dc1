/** One proposal on its freelancer’s page: the brief, what was sent, what is being written, and what happened. */
import { mustBeVisible, readProjectAt } from '#domains/projects/server/projects.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { isId } from '#kit/ids.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import type { MyProposal } from '../own-contract.ts';
import { nextStep, ownTurn } from '../own-list.ts';
import { HAS_ACCEPTED } from './negotiated.ts';
import { draftOf } from './own-draft.ts';
import { quotaOf, standingOf, UNSENT } from './own-proposals.ts';
import { readRoomOf } from './project-room.ts';
import { proposalIdFor } from './proposal-files.ts';
import { proposerOf } from './why-not-propose.ts';

const sentOf = statement(
  'proposal_own',
  `select p.id, p.state, p.version, p.opened_at, p.changed_brief, p.offer_until, p.offer_signed_at, n.slug as "slug!",
     ${HAS_ACCEPTED} as "is_agreed!"
   from proposal p join named_project n on n.id = p.project_id where p.id = :id and p.freelancer_id = :userId`,
);
const slugOfDraft = statement(
  'proposal_draft_slug',
  'select n.slug as "slug!" from proposal_draft d join named_project n on n.id = d.project_id where d.id = :name and d.freelancer_id = :userId',
);
const history = statement(
  'proposal_history',
  'select id, at, move, party, state_after, reason from proposal_event where proposal_id = :id order by id desc limit 100',
);

const gone = () => new Failure('not_found', { message: 'You have no such proposal.' });

export async function readMyProposal(db: Db, actor: Actor, name: string, context: Context): Promise<MyProposal> {
  const { userId } = actor;
  const now = context.clock();
  const byId = isId(name) ? await db.row(sentOf, { id: name, userId }) : undefined;
  const slug = isId(name) ? (byId?.slug ?? (await db.row(slugOfDraft, { name, userId }))?.slug) : name;
  const project = slug === undefined ? null : await readProjectAt(db, slug);
  if (project === null) throw gone();
  if (project.clientId === userId) throw new Failure('forbidden', { message: 'This is your own project.' });
  const id = proposalIdFor(project.id, userId);
  const sent = byId ?? (await db.row(sentOf, { id, userId }));
  // Someone who proposed keeps their proposal, with the brief that it answers, whatever became of an invitation.
  if (sent === undefined) await mustBeVisible(db, project, userId);
  const [room, draft, events, proposer] = await Promise.all([
    readRoomOf(db, actor, project, context),
    draftOf(db, id, sent?.version ?? 0),
    db.rows(history, { id }),
    proposerOf(db, userId, now),
  ]);
  const [proposal = null] = room.proposals;
  const counter = proposal?.clock === null ? undefined : proposal?.counters[0];
  const standing =
    sent === undefined
      ? { ...UNSENT, isOpen: room.refusal === null }
      : standingOf(sent, counter?.outcome === null ? counter.by : null);
  return {
    id,
    project: room.project,
    nda_accepted_at: room.nda_accepted_at,
    proposal,
    draft,
    offer:
      sent?.state === 'offered'
        ? { is_signed: sent.offer_signed_at !== null, until: sent.offer_until?.toISOString() ?? null }
        : null,
    turn: ownTurn(standing),
    next: nextStep(standing),
    history: events.map((event) => ({
      id: event.id,
      at: event.at.toISOString(),
      move: event.move,
      by: event.party,
      to: event.state_after,
      reason: event.reason,
    })),
    unsent_files: room.unsent_files,
    service_fee_rate: room.service_fee_rate,
    quota: quotaOf(proposer, now),
    refusal: room.refusal,
    invitation: room.invitation,
  };
}
