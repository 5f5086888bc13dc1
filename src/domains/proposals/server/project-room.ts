/**
 * What the page of a project has for someone who is signed in: a freelancer’s own proposal, and what they need for one.
 */
import { filesOf, presentFile } from '#domains/paid-work/server/paid-work.ts';
import {
  invitationOf,
  ndaAcceptedAt,
  presentProject,
  visibleProject,
  type Project,
} from '#domains/projects/server/projects.ts';
import { maySell, type Actor } from '#kit/actor.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import type { ProjectRoom } from '../contract.ts';
import { quotaOf } from './own-proposals.ts';
import { presentProposals } from './present-proposals.ts';
import { proposerOf, whyNotPropose } from './why-not-propose.ts';
import { PROPOSAL_COLUMNS } from './store.ts';
import { proposalIdFor } from './proposal-files.ts';

const mine = statement(
  'proposals_of_me',
  `select ${PROPOSAL_COLUMNS} from proposal where project_id = :projectId and freelancer_id = :userId`,
);

export const readProjectRoom = async (db: Db, actor: Actor, slug: string, context: Context): Promise<ProjectRoom> =>
  readRoomOf(db, actor, await visibleProject(db, slug, actor.userId), context);

/** Of a project that this reader may see. */
export async function readRoomOf(db: Db, actor: Actor, project: Project, { clock }: Context): Promise<ProjectRoom> {
  const now = clock();
  const { userId } = actor;
  const side = project.clientId === userId ? 'client' : maySell(actor) ? 'freelancer' : 'reader';
  const rows = side === 'freelancer' ? await db.rows(mine, { projectId: project.id, userId }) : [];
  const nda = await ndaAcceptedAt(db, project.id, userId);
  const [shown, proposals, uploaded, terms, proposer, invitation] = await Promise.all([
    presentProject(db, project, side === 'client' || nda !== null),
    presentProposals(db, rows, { project, side: 'freelancer', userId, now }),
    side === 'freelancer' ? filesOf(db, rows[0]?.id ?? proposalIdFor(project.id, userId), userId) : [],
    termsInForce(db, now),
    side === 'freelancer' ? proposerOf(db, userId, now) : null,
    side === 'freelancer' ? invitationOf(db, project.id, userId) : null,
  ]);
  return {
    side,
    project: shown,
    nda_accepted_at: nda?.toISOString() ?? null,
    proposals,
    own_id: side === 'freelancer' ? (rows[0]?.id ?? proposalIdFor(project.id, userId)) : null,
    unsent_files: uploaded.filter(({ sent }) => !sent).map(presentFile),
    service_fee_rate: terms.serviceFeeRate,
    quota: proposer === null ? null : quotaOf(proposer, now),
    refusal: proposer !== null && rows.length === 0 ? whyNotPropose(project, userId, now, proposer) : null,
    invitation,
  };
}
