/** For contracts of the demo world: the proposal for a project that its client liked best so far. */
import { statement, type Tx } from '#kit/server/db/database.ts';

const liked = statement(
  'demo_proposal_liked',
  `select p.id, p.project_id, p.freelancer_id from proposal p join named_project n on n.id = p.project_id
   where n.client_id = :clientId and n.title = :title and p.state in ('submitted', 'shortlisted', 'interviewing')
     order by p.state = 'submitted', p.sent_at, p.id limit 1`,
);

export async function proposalToHire(
  tx: Tx,
  clientId: string,
  title: string,
): Promise<{ id: string; project_id: string; freelancer_id: string }> {
  const row = await tx.row(liked, { clientId, title });
  if (row === undefined) throw new Error(`nobody proposed for “${title}”`);
  return row;
}
