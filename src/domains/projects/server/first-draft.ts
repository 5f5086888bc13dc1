import type { needStated } from '#domains/profiles/events.ts';
import { needOf } from '#domains/profiles/server/profiles.ts';
import { userTopic, type FactsOf } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { projectDrafted } from '../events.ts';
import { draftOfNeed } from '../first-draft.ts';
import { insertDraft } from './write-draft.ts';

const any = statement('project_any_of', 'select exists (select from project where client_id = :userId) as "found!"');

/** Once: someone who has a project or a draft already needs no other to start from. */
export const draftFirstProject = ({ userId }: FactsOf<typeof needStated>, context: Context): Promise<void> =>
  context.database.transact(async (tx) => {
    lockUntilCommit(tx, 52, `projects-of:${userId}`);
    const [need, projects] = [await needOf(tx, userId), await tx.row(any, { userId })];
    if (need === null || projects?.found === true) return;
    const draft = draftOfNeed(need);
    const id = await insertDraft(tx, userId, draft, context);
    announce(tx, projectDrafted, { projectId: id, slug: null, title: draft.title, clientId: userId }, [
      userTopic(userId),
    ]);
  });
