/** What projects tell the public record of a client. */
import { statement } from '#kit/server/db/database.ts';
import type { PersonFacts } from '#kit/server/person-facts.ts';

const posted = statement(
  'project_posted_by',
  'select exists (select from project where client_id = :userId and posted_at is not null) as "found!"',
);

export const projectFacts: PersonFacts = {
  hasPosted: async (reads, userId) => (await reads.row(posted, { userId }))?.found === true,
};
