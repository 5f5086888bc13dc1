import { isId } from '#kit/ids.ts';
import { statement } from '#kit/server/db/database.ts';
import type { TalkedAbout } from '#domains/messaging/server/messaging.ts';

const mine = statement(
  'proposal_talked_about',
  `select j.slug as "slug!", j.title as "title!",
    case when p.client_id = :readerId then p.freelancer_id else p.client_id end as "other_id!",
     (p.client_id = :readerId or p.state in ('shortlisted', 'interviewing', 'offered', 'accepted')) as "is_known!"
   from proposal p join named_project j on j.id = p.project_id
     where p.id = :id and (p.client_id = :readerId or p.freelancer_id = :readerId)`,
);

/** The client of a project and someone who proposed, who is a stranger until the client answers (LIM-64). */
export const proposalTalkedAbout: TalkedAbout = {
  name: 'proposal',
  async read(reads, id, readerId) {
    const row = isId(id) ? await reads.row(mine, { id, readerId }) : undefined;
    return row === undefined
      ? null
      : { kind: 'project', ref: row.slug, title: row.title, otherId: row.other_id, isKnown: row.is_known };
  },
};
