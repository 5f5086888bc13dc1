/** A client writes the same message to several people who proposed, each in their own conversation. */
import { beginConversation } from '#domains/messaging/server/messaging.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';

const written = statement(
  'proposals_written_to',
  'select id, project_id, freelancer_id from proposal where id = any (:wanted::uuid[]) and client_id = :clientId order by freelancer_id',
);

/** All of them or none: someone who can’t be written to is named, and nothing is sent. */
export async function messageProposers(
  tx: Tx,
  actor: Actor,
  { ids, text }: { readonly ids: readonly string[]; readonly text: string },
  context: Context,
): Promise<{ sent: number }> {
  const wanted = [...new Set(ids)];
  const rows = await tx.rows(written, { wanted, clientId: actor.userId });
  if (rows.length !== wanted.length) throw new Failure('not_found');
  if (new Set(rows.map(({ project_id: id }) => id)).size > 1)
    throw invalidField('ids', 'Choose proposals for one project.');
  for (const { id, freelancer_id: freelancerId } of rows) {
    try {
      await beginConversation(tx, actor, { with: `proposal:${id}`, id: context.makeId(), text }, context);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'wrong_state') throw error;
      const { name } = (await shownPeople(tx, [freelancerId]))(freelancerId);
      throw new Failure('wrong_state', { message: `${name}: ${error.message} Nothing was sent.`, data: error.data });
    }
  }
  return { sent: rows.length };
}
