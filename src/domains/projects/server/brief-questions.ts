/**
 * Questions about a brief. Until they are answered, only their author and the client read them (PRJ-18, decision 191).
 */
import { reachOut, recordAnswer } from '#domains/messaging/server/messaging.ts';
import { shownPeople } from '#domains/profiles/server/profiles.ts';
import { refuseWords } from '#domains/services/text-rules.ts';
import { maySell, type Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { questionAnswered, questionAsked, questionWithdrawn } from '../events.ts';
import { stateWords } from '../policy.ts';
import { isDeciding, PROJECT_LIMITS } from '../project.ts';
import type { ProjectQuestions } from '../questions-contract.ts';
import type { AnsweredQuestion } from '../shapes.ts';
import { mustBeVisible, visibleProject } from './nda.ts';
import { lockProjectAt, projectTopic, readProjectAt, type Project } from './store.ts';

const { each, all: most } = PROJECT_LIMITS.asked;
const KINDS = ['contact', 'payment_elsewhere', 'free_work'] as const;

const answered = statement(
  'project_questions_answered',
  `select id, question, asked_at, answer as "answer!", answered_at as "answered_at!" from project_question
   where project_id = :projectId and answer is not null and hidden_at is null and answer_hidden_at is null
     order by asked_at, id limit ${most}`,
);

/** As everyone reads them. */
export const answeredQuestions = async (reads: Db | Tx, projectId: string): Promise<AnsweredQuestion[]> =>
  (await reads.rows(answered, { projectId })).map((row) => ({
    id: row.id,
    question: row.question,
    asked_at: row.asked_at.toISOString(),
    answer: row.answer,
    answered_at: row.answered_at.toISOString(),
  }));

const seen = statement(
  'project_questions_seen',
  `select id, author_id, question, asked_at, case when answer_hidden_at is null then answer end as answer, answered_at
    from project_question
   where project_id = :projectId and hidden_at is null and (:authorId::uuid is null or author_id = :authorId)
   order by answer is not null, asked_at, id limit ${most}`,
);
const counted = statement(
  'project_questions_count',
  `select count(*)::integer as "all!", (count(*) filter (where author_id = :authorId))::integer as "mine!"
    from project_question where project_id = :projectId`,
);

/** Why this person can't ask now; null where they can. The same words hide the form and refuse the call. */
function whyNotAsk(
  project: Project,
  actor: Actor,
  counts: { readonly all: number; readonly mine: number },
  now: Date,
): string | null {
  if (!maySell(actor)) return 'Only freelancers can ask questions about a project.';
  if (project.state !== 'open') return stateWords(project.state);
  if (project.expiresAt !== null && project.expiresAt <= now) return stateWords('expired');
  if (counts.mine >= each) return `You asked ${each} questions about this project. That is the most.`;
  return counts.all >= most ? 'This project has as many questions as it can take.' : null;
}

export async function readQuestions(db: Db, actor: Actor, slug: string, { clock }: Context): Promise<ProjectQuestions> {
  const project = await visibleProject(db, slug, actor.userId);
  const isClient = project.clientId === actor.userId;
  const [rows, counts] = await Promise.all([
    db.rows(seen, { projectId: project.id, authorId: isClient ? null : actor.userId }),
    db.row(counted, { projectId: project.id, authorId: actor.userId }),
  ]);
  const personOf = isClient
    ? await shownPeople(
        db,
        rows.flatMap(({ author_id: author }) => (author === null ? [] : [author])),
      )
    : null;
  const byOf = (author: string | null) => {
    if (personOf === null || author === null) return null;
    const { name, username } = personOf(author);
    return { name, username };
  };
  return {
    side: isClient ? 'client' : maySell(actor) ? 'freelancer' : 'reader',
    items: rows.map((row) => ({
      id: row.id,
      question: row.question,
      asked_at: row.asked_at.toISOString(),
      asked_by: byOf(row.author_id),
      is_yours: row.author_id === actor.userId,
      answer: row.answer,
      answered_at: row.answer === null ? null : (row.answered_at?.toISOString() ?? null),
    })),
    left: isClient ? 0 : Math.max(0, each - (counts?.mine ?? 0)),
    refusal: isClient ? null : whyNotAsk(project, actor, counts ?? { all: 0, mine: 0 }, clock()),
  };
}

/** One that has no page is missing like any other. */
async function lockShown(tx: Tx, slug: string): Promise<Project> {
  if ((await readProjectAt(tx, slug)) === null) throw new Failure('not_found');
  return lockProjectAt(tx, slug);
}

const insert = statement(
  'project_question_insert',
  'insert into project_question (id, project_id, author_id, question, asked_at) values (:id, :projectId, :authorId, :question, :at)',
);

/**
 * Under the project's lock: of two at once for the last place one is refused, and none comes after the end of the
 * project.
 */
export async function askQuestion(
  tx: Tx,
  actor: Actor,
  slug: string,
  question: string,
  context: Context,
): Promise<{ id: string }> {
  const at = context.clock();
  const project = await lockShown(tx, slug);
  await mustBeVisible(tx, project, actor.userId);
  if (project.clientId === actor.userId) throw new Failure('forbidden', { message: 'This is your own project.' });
  const refusal = whyNotAsk(
    project,
    actor,
    (await tx.row(counted, { projectId: project.id, authorId: actor.userId })) ?? { all: 0, mine: 0 },
    at,
  );
  if (refusal !== null)
    throw new Failure(maySell(actor) ? 'wrong_state' : 'forbidden', {
      message: refusal,
      data: { state: project.state },
    });
  refuseWords([['question', question]], KINDS);
  await reachOut(tx, { from: actor.userId, to: project.clientId, door: 'question' }, context);
  const id = context.makeId();
  tx.send(insert, { id, projectId: project.id, authorId: actor.userId, question, at });
  announce(
    tx,
    questionAsked,
    { ...factsOf(project, id, question), freelancerId: actor.userId },
    topicsOf(project, actor.userId),
  );
  return { id };
}

const lock = statement(
  'project_question_lock',
  'select author_id, question, answer, hidden_at, answer_hidden_at from project_question where id = :id and project_id = :projectId for update',
);
const write = statement(
  'project_question_answer',
  'update project_question set answer = :answer, answered_at = :at where id = :id',
);
const missing = () => new Failure('not_found');

/** The first answer is announced; a changed one takes its place. One that staff removed stays removed. */
export async function answerQuestion(
  tx: Tx,
  actor: Actor,
  slug: string,
  id: string,
  answer: string,
  context: Context,
): Promise<{ id: string }> {
  const at = context.clock();
  const project = await lockShown(tx, slug);
  if (project.clientId !== actor.userId) throw missing();
  const row = await tx.row(lock, { id, projectId: project.id });
  if (row === undefined || row.hidden_at !== null) throw missing();
  if (row.answer_hidden_at !== null)
    throw new Failure('wrong_state', { message: 'Our staff removed your answer.', data: { state: project.state } });
  if (!isDeciding(project.state))
    throw new Failure('wrong_state', { message: stateWords(project.state), data: { state: project.state } });
  refuseWords([['answer', answer]], KINDS);
  tx.send(write, { id, answer, at });
  const { author_id: authorId, question } = row;
  if (row.answer !== null) return { id };
  if (authorId !== null) recordAnswer(tx, { from: actor.userId, to: authorId }, at);
  announce(
    tx,
    questionAnswered,
    { ...factsOf(project, id, question), freelancerId: authorId, answer },
    topicsOf(project, authorId),
  );
  return { id };
}

const remove = statement('project_question_remove', 'delete from project_question where id = :id');

/** Its author while it has no answer, which others may rely on; its client at any time. */
export async function removeQuestion(tx: Tx, actor: Actor, slug: string, id: string): Promise<null> {
  const project = await lockShown(tx, slug);
  const row = await tx.row(lock, { id, projectId: project.id });
  if (row === undefined || (project.clientId !== actor.userId && row.author_id !== actor.userId)) throw missing();
  if (project.clientId !== actor.userId && row.answer !== null)
    throw new Failure('wrong_state', {
      message: 'It was answered, and others read the answer.',
      data: { state: project.state },
    });
  await tx.rows(remove, { id });
  // Its client needs no notice of what they removed; one that was withdrawn needs no answer any more.
  if (project.clientId !== actor.userId)
    announce(
      tx,
      questionWithdrawn,
      { ...factsOf(project, id, row.question), freelancerId: actor.userId },
      topicsOf(project, actor.userId),
    );
  return null;
}

const factsOf = ({ id: projectId, slug, title, clientId }: Project, questionId: string, question: string) => ({
  questionId,
  question,
  projectId,
  slug,
  title,
  clientId,
});
const topicsOf = ({ id, clientId }: Project, authorId: string | null) => [
  projectTopic(id),
  userTopic(clientId),
  ...(authorId === null ? [] : [userTopic(authorId)]),
];
