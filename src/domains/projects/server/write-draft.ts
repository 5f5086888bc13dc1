/** A client writes: the draft exists from the first question on, and every save has all of it (FRM-5). */
import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { datesFrom } from '../brief-dates.ts';
import { emptyDraft, type ProjectDraft } from '../draft.ts';
import { stateWords } from '../policy.ts';
import { PROJECT_LIMITS } from '../project.ts';
import { mustBeEditable } from './editable.ts';
import { moveProject } from './move-project.ts';
import { dropFiles } from './project-files.ts';
import { lockMyProject, readMyProject } from './store.ts';

const insert = statement(
  'project_insert',
  "insert into project (id, client_id, state, draft, draft_saved_at, created_at, title, currency) values (:id, :clientId, 'draft', :draft, :draftSavedAt, :draftSavedAt, :title, :currency)",
);
const save = statement(
  'project_save_draft',
  "update project set draft = :draft, draft_saved_at = :savedAt, title = case when state = 'draft' then :title else title end where id = :id",
);
const remove = statement('project_discard', "delete from project where id = :id and state = 'draft'");
const owned = statement(
  'projects_open_of',
  "select count(*)::integer as n from project where client_id = :clientId and state not in ('completed', 'cancelled', 'expired', 'closed')",
);

export async function insertDraft(tx: Tx, clientId: string, draft: ProjectDraft, context: Context): Promise<string> {
  const id = context.makeId();
  await tx.rows(insert, {
    id,
    clientId,
    draft: JSON.stringify(draft),
    draftSavedAt: context.clock(),
    title: draft.title,
    currency: context.config.currency,
  });
  return id;
}

interface First {
  readonly title?: string | undefined;
  readonly category?: string | null | undefined;
  readonly copy_of?: string | undefined;
}

/** Empty, or a copy of an earlier one: what a client posts again starts from what they wrote. */
export async function createProject(
  tx: Tx,
  actor: Actor,
  { title, category, copy_of: copyOf }: First,
  context: Context,
): Promise<{ id: string }> {
  // Two tabs at once count one after the other.
  lockUntilCommit(tx, 52, `projects-of:${actor.userId}`);
  if (((await tx.row(owned, { clientId: actor.userId }))?.n ?? 0) >= PROJECT_LIMITS.open)
    throw new Failure('wrong_state', {
      message: `You have ${PROJECT_LIMITS.open} drafts and open projects. Close or delete one first.`,
    });
  const before = copyOf === undefined ? emptyDraft : (await readMyProject(tx, actor, copyOf)).draft;
  const draft: ProjectDraft = {
    ...before,
    ...(title === undefined ? {} : { title }),
    ...(category === undefined ? {} : { category }),
  };
  return { id: await insertDraft(tx, actor.userId, draft, context) };
}

/** The last save wins: a draft has one writer, its client. `from`: the day from which its dates count. */
export async function saveDraft(
  tx: Tx,
  actor: Actor,
  id: string,
  draft: ProjectDraft,
  context: Context,
): Promise<{ savedAt: Date; from: string }> {
  const project = await lockMyProject(tx, actor, id);
  mustBeEditable(project);
  const savedAt = context.clock();
  await tx.rows(save, { id, draft: JSON.stringify(draft), savedAt, title: draft.title });
  return { savedAt, from: datesFrom(project.postedAt ?? savedAt) };
}

/** What was shown before has a history: it is closed instead of deleted. */
export async function discardProject(tx: Tx, actor: Actor, id: string, context: Context): Promise<null> {
  const project = await lockMyProject(tx, actor, id);
  if (project.state !== 'draft')
    throw new Failure('wrong_state', {
      message: `${stateWords(project.state)} Close it instead.`,
      data: { state: project.state },
    });
  if (project.openedAt !== null) {
    const at = context.clock();
    await moveProject(
      tx,
      project,
      { move: 'giveUp', by: { party: 'client', actorId: actor.userId }, at },
      { endedAt: at },
    );
    return null;
  }
  await dropFiles(tx, id, context);
  await tx.rows(remove, { id });
  return null;
}
