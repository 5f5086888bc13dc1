import { shownPeople } from '#domains/profiles/server/profiles.ts';
import type { Actor } from '#kit/actor.ts';
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { MACRO_LIMITS, unknownPlaceholder } from '../macro.ts';
import type { createMacro, macros, saveMacro } from '../macro-contract.ts';

const all = statement(
  'support_macros',
  'select id, title, body, revision, saved_by, saved_at from support_macro order by lower(title), id',
);
const lock = statement(
  'support_macro_lock',
  'select title, body, revision from support_macro where id = :id for update',
);
const sameTitle = statement(
  'support_macro_same_title',
  'select 1 as taken from support_macro where lower(title) = lower(:title) and id <> :id',
);
const insert = statement(
  'support_macro_insert',
  'insert into support_macro (id, title, body, saved_by, saved_at) values (:id, :title, :body, :savedBy, :savedAt)',
);
const save = statement(
  'support_macro_save',
  'update support_macro set title = :title, body = :body, saved_by = :savedBy, saved_at = :savedAt, revision = revision + 1 where id = :id',
);
const remove = statement('support_macro_delete', 'delete from support_macro where id = :id returning title');

export async function readMacros(db: Db): Promise<DataOf<typeof macros>> {
  const rows = await db.rows(all);
  const personOf = await shownPeople(
    db,
    rows.map(({ saved_by: by }) => by),
  );
  return {
    items: rows.map(({ saved_by: by, saved_at: at, ...row }) => ({
      ...row,
      saved_at: at.toISOString(),
      saved_by: personOf(by).name,
    })),
  };
}

type Wish = Parsed<typeof createMacro>['body'];

/** One after the other: two that are saved at once have two titles, and the list has an end. */
async function mustFit(tx: Tx, id: string, { title, body }: Wish): Promise<void> {
  lockUntilCommit(tx, 61, 'macros');
  if ((await tx.row(sameTitle, { title, id })) !== undefined)
    throw invalidField('title', 'There is a saved answer with this title.');
  const unknown = unknownPlaceholder(body);
  if (unknown !== null) throw invalidField('body', `${unknown} isn’t a placeholder. It would be sent as it is.`);
}

export async function addMacro(
  tx: Tx,
  actor: Actor,
  wish: Wish,
  context: Context,
): Promise<DataOf<typeof createMacro>> {
  const id = context.makeId();
  await mustFit(tx, id, wish);
  if ((await tx.rows(all)).length >= MACRO_LIMITS.count)
    throw new Failure('wrong_state', { message: `There are ${MACRO_LIMITS.count} saved answers. Delete one first.` });
  await tx.rows(insert, { id, title: wish.title, body: wish.body, savedBy: actor.userId, savedAt: context.clock() });
  await recordStaffAct(tx, actor, 'macro.create', { type: 'macro', id }, null, null, { title: wish.title });
  return { id };
}

export async function changeMacro(
  tx: Tx,
  actor: Actor,
  id: string,
  { revision, ...wish }: Parsed<typeof saveMacro>['body'],
  context: Context,
): Promise<DataOf<typeof saveMacro>> {
  const row = await tx.row(lock, { id });
  if (row === undefined) throw new Failure('not_found');
  if (row.revision !== revision)
    throw new Failure('wrong_state', {
      message: 'Someone else changed this answer. Close this and open it again.',
      data: { revision: row.revision },
    });
  await mustFit(tx, id, wish);
  await tx.rows(save, { id, title: wish.title, body: wish.body, savedBy: actor.userId, savedAt: context.clock() });
  await recordStaffAct(
    tx,
    actor,
    'macro.save',
    { type: 'macro', id },
    null,
    { title: row.title },
    { title: wish.title },
  );
  return { revision: revision + 1 };
}

export async function deleteMacroById(tx: Tx, actor: Actor, id: string): Promise<null> {
  const row = await tx.row(remove, { id });
  if (row === undefined) throw new Failure('not_found');
  await recordStaffAct(tx, actor, 'macro.delete', { type: 'macro', id }, null, { title: row.title }, null);
  return null;
}
