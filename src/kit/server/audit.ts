import type { Actor } from '../actor.ts';
import type { Context } from './context.ts';
import { statement, type Db, type Tx } from './db/database.ts';

/** What an action was about: a kind of object and its id, such as `{ type: 'account', id }`. */
export interface ActSubject {
  readonly type: string;
  readonly id: string;
}

type Facts = Readonly<Record<string, unknown>> | null;

const insert = statement(
  'staff_act_insert',
  `insert into staff_acts (actor_id, act, is_read, subject_type, subject_id, reason, before, after)
   values (:actorId, :act, :isRead, :type, :id, :reason, :before, :after)`,
);

const json = (facts: Facts): string | null => (facts === null ? null : JSON.stringify(facts));

/**
 * One line of the audit, in the command's own transaction: the command and its line stand or fall together (ADM-3).
 * `act` is kebab-case words with dots, such as `account.suspend`; never put a secret or a document's content into the
 * facts.
 */
export async function recordStaffAct(
  tx: Tx,
  actor: Pick<Actor, 'userId'>,
  act: string,
  subject: ActSubject,
  reason: string | null,
  before: Facts,
  after: Facts,
): Promise<void> {
  await tx.rows(insert, {
    actorId: actor.userId,
    act,
    isRead: false,
    type: subject.type,
    id: subject.id,
    reason,
    before: json(before),
    after: json(after),
  });
}

/** Viewing something private is recorded first: if that fails, nothing is shown. */
export const recordStaffRead = (
  context: Pick<Context, 'database'>,
  actor: Pick<Actor, 'userId'>,
  act: string,
  subject: ActSubject,
): Promise<void> => recordStaffReads(context, actor, act, [subject]);

/** Of several things that one answer shows: a line for each. */
export async function recordStaffReads(
  context: Pick<Context, 'database'>,
  actor: Pick<Actor, 'userId'>,
  act: string,
  subjects: readonly ActSubject[],
): Promise<void> {
  await context.database.transact((tx) =>
    Promise.all(
      subjects.map(({ type, id }) =>
        tx.rows(insert, {
          actorId: actor.userId,
          act,
          isRead: true,
          type,
          id,
          reason: null,
          before: null,
          after: null,
        }),
      ),
    ),
  );
}

const acted = statement(
  'staff_act_since',
  'select 1 as found from staff_acts where actor_id = :actorId and act = :act and subject_type = :subjectType and subject_id = :subjectId and at > :since limit 1',
);

/** Whether an operator did that to it since then. */
export const hasActed = async (
  reads: Db | Tx,
  actor: Pick<Actor, 'userId'>,
  act: string,
  subject: ActSubject,
  since: Date,
): Promise<boolean> =>
  (await reads.row(acted, { actorId: actor.userId, act, subjectType: subject.type, subjectId: subject.id, since })) !==
  undefined;

const link = statement('staff_acts_link', 'select link_staff_acts(:most) as made');
const BATCH = 500;

/** Chains new lines to those before them, in a transaction of its own. Answers whether there may be more. */
export async function linkStaffActs({ database }: Pick<Context, 'database'>): Promise<boolean> {
  const row = await database.transact((tx) => tx.row(link, { most: BATCH }));
  return row?.made === BATCH;
}
