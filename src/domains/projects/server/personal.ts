import type { Context, PersonalData } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Duty } from '#kit/duties.ts';
import { hasClientAbilities, type Role } from '#kit/actor.ts';
import { OTHER_SIDE, STAFF } from '#kit/server/personal-data.ts';
import { once, paged, type Export, type ExportFile } from '#kit/server/personal-export.ts';
import { pathTo } from '#routes';
import { emptyDraft } from '../draft.ts';
import { dropFiles } from './project-files.ts';

const mine = statement(
  'export_projects',
  `select p.id, p.slug, p.state, p.draft, p.created_at, p.posted_at, p.expires_at, p.ended_at, p.hires,
     (select jsonb_agg(jsonb_build_object('number', v.number, 'published_at', v.published_at, 'content', v.content)
       order by v.number)
      from project_version v where v.project_id = p.id) as versions,
     (select jsonb_agg(jsonb_build_object('at', e.at, 'move', e.move, 'by', e.party, 'to', e.state_after, 'reason',
       e.reason) order by e.id)
      from project_event e where e.project_id = p.id) as history,
     (select jsonb_agg(jsonb_build_object('at', r.asked_at, 'found', r.findings, 'state', r.state, 'decided_at',
       r.decided_at, 'reason', r.reason) order by r.asked_at)
      from project_review r where r.project_id = p.id) as checks_by_staff,
     (select jsonb_agg(jsonb_build_object('name', file.name, 'bytes', file.bytes, 'uploaded_at', file.uploaded_at)
       order by file.uploaded_at) from project_file f join attached_file file on file.id = f.id
      where f.project_id = p.id) as files
   from project p where p.client_id = :userId and (:after::uuid is null or p.id > :after) order by p.id limit :limit`,
);
const agreed = statement(
  'export_project_ndas',
  `select p.title as project, n.signed_name, n.accepted_at from project_nda n join project p on p.id = n.project_id
   where n.user_id = :userId order by n.accepted_at`,
);
const invitations = statement(
  'export_project_invitations',
  `select p.title as project, case when i.client_id = :userId then 'client' else 'freelancer' end as your_side,
    i.message, i.state, i.reason, i.sent_at, i.answered_at
   from project_invitation i join project p on p.id = i.project_id
     where i.client_id = :userId or i.freelancer_id = :userId order by i.sent_at limit 5000`,
);
const hidden = statement(
  'export_projects_hidden',
  'select p.title as project, h.hidden_at from project_hidden h join project p on p.id = h.project_id where h.user_id = :userId order by h.hidden_at',
);
const questions = statement(
  'export_project_questions',
  `select p.title as project, case when p.client_id = :userId then 'client' else 'freelancer' end as your_side,
    q.question, q.asked_at, q.answer, q.answered_at
   from project_question q join project p on p.id = q.project_id where q.author_id = :userId or p.client_id = :userId
     order by q.asked_at limit 5000`,
);
const files = statement(
  'export_project_files',
  `select f.project_id, f.id, file.name, file.storage_key
   from project_file f join attached_file file on file.id = f.id
   where f.uploader_id = :userId order by file.uploaded_at, f.id`,
);

async function* filesOfProjects(db: Db, userId: string): AsyncGenerator<ExportFile> {
  for (const { project_id: project, id, name, storage_key: key } of await db.rows(files, { userId }))
    yield { name: `projects/${project}/${id}-${name}`, key };
}

const awarded = statement(
  'projects_awarded_of',
  "select slug, title from project where client_id = :userId and state in ('awarded', 'in_progress') and (offers > 0 or running > 0) order by posted_at limit 50",
);
/**
 * What waits for an answer or is being worked on: an emptied account could not finish it. What is only open ends with
 * the account.
 */
async function openProjects(reads: Db | Tx, userId: string): Promise<Duty[]> {
  return (await reads.rows(awarded, { userId })).map(({ slug, title }) => ({
    kind: 'project',
    words: `Your project “${title}” is still being worked on.`,
    amount: null,
    path: slug === null ? pathTo('manage-projects') : pathTo('manage-project', { slug }),
  }));
}

const drafts = statement(
  'projects_drafts_of',
  "select id from project where client_id = :userId and state = 'draft' and version = 0",
);
const removeDraft = statement('project_erase_draft', "delete from project where id = :id and state = 'draft'");
const blank = statement('project_blank_drafts', 'update project set draft = :draft where client_id = :userId');
const unsign = statement('project_nda_erase', 'delete from project_nda where user_id = :userId');
const unhide = statement('projects_hidden_erase', 'delete from project_hidden where user_id = :userId');
const unask = statement(
  'project_questions_erase',
  'delete from project_question where author_id = :userId and answer is null',
);
const disown = statement(
  'project_questions_disown',
  'update project_question set author_id = null where author_id = :userId',
);
const withFiles = statement(
  'projects_with_files_of',
  'select distinct project_id from project_file where uploader_id = :userId',
);

/**
 * What was posted stays as proposals were made on it; drafts and files go. Of questions those stay that were answered,
 * without their author.
 */
async function erase(tx: Tx, userId: string, context: Context): Promise<void> {
  for (const { project_id: id } of await tx.rows(withFiles, { userId })) await dropFiles(tx, id, context);
  for (const { id } of await tx.rows(drafts, { userId })) await tx.rows(removeDraft, { id });
  await tx.rows(blank, { userId, draft: JSON.stringify(emptyDraft) });
  await tx.rows(unsign, { userId });
  await tx.rows(unhide, { userId });
  await tx.rows(unask, { userId });
  await tx.rows(disown, { userId });
}

export const personal: PersonalData = {
  tables: {
    project: { fate: OTHER_SIDE, copy: 'projects.json' },
    project_file: { fate: 'gone', copy: 'files/projects' },
    project_hidden: { fate: 'gone', copy: 'projects-hidden.json' },
    project_invitation: { fate: OTHER_SIDE, copy: 'project-invitations.json' },
    project_nda: { fate: 'gone', copy: 'project-ndas.json' },
    project_question: { fate: OTHER_SIDE, copy: 'project-questions.json' },
    project_review: { fate: STAFF, copy: 'projects.json' },
  },
  exportOf: (db, userId): Export => ({
    parts: [
      {
        name: 'projects',
        about: 'Projects you wrote: drafts, every posted version and what came of it.',
        records: paged(db, mine, userId),
      },
      {
        name: 'project-invitations',
        about: 'Invitations to projects that you sent or received.',
        records: once(db, invitations, userId),
      },
      {
        name: 'project-questions',
        about: 'Questions you asked about projects, and those about yours, with the answers.',
        records: once(db, questions, userId),
      },
      { name: 'projects-hidden', about: 'Projects you hid from your list.', records: once(db, hidden, userId) },
      { name: 'project-ndas', about: 'NDAs of projects that you agreed to.', records: once(db, agreed, userId) },
    ],
    files: filesOfProjects(db, userId),
  }),
  erase,
  dutiesBeforeLeaving: openProjects,
  async dutiesOfRoleChange(reads, userId, from: Role, to: Role) {
    const duties = await openProjects(reads, userId);
    return hasClientAbilities(from) && !hasClientAbilities(to)
      ? { blocking: duties, open: [] }
      : { blocking: [], open: duties };
  },
};
