import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { PROJECT_LIMITS } from '../project.ts';

const hiddenOf = statement(
  'projects_hidden_by',
  'select h.project_id from project_hidden h join project_on_show p on p.id = h.project_id where h.user_id = :userId order by h.project_id',
);

/** Those that are open; what ended is in no list anyway. */
export const hiddenBy = async (reads: Db | Tx, userId: string): Promise<string[]> =>
  (await reads.rows(hiddenOf, { userId })).map((row) => row.project_id);

const forget = statement(
  'projects_hidden_forget',
  'delete from project_hidden h where h.user_id = :userId and not exists (select from project_on_show p where p.id = h.project_id)',
);
const insert = statement(
  'project_hide',
  `insert into project_hidden (user_id, project_id, hidden_at) select :userId, p.id, :hiddenAt from project_on_show p
    where p.id = :id
   on conflict (user_id, project_id) do update set hidden_at = project_hidden.hidden_at returning project_id`,
);
const count = statement(
  'projects_hidden_count',
  'select count(*)::integer as "n!" from project_hidden where user_id = :userId',
);

export async function hideProject(
  tx: Tx,
  { userId }: Actor,
  id: string,
  { clock }: Pick<Context, 'clock'>,
): Promise<null> {
  // What one person hides is counted one after the other, however many tabs they have.
  lockUntilCommit(tx, 58, `hidden-by:${userId}`);
  await tx.rows(forget, { userId });
  if ((await tx.row(insert, { userId, id, hiddenAt: clock() })) === undefined)
    throw new Failure('not_found', { message: 'This project isn’t open.' });
  const hidden = (await tx.row(count, { userId }))?.n ?? 0;
  if (hidden > PROJECT_LIMITS.hidden)
    throw new Failure('wrong_state', {
      message: `You have hidden ${PROJECT_LIMITS.hidden} open projects. Show some again first, or use filters.`,
    });
  return null;
}

const remove = statement('project_unhide', 'delete from project_hidden where user_id = :userId and project_id = :id');

export async function showProject(tx: Tx, { userId }: Actor, id: string): Promise<null> {
  await tx.rows(remove, { userId, id });
  return null;
}
