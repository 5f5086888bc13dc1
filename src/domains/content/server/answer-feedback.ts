/** Whether answers helped (CNT-8): counted in memory and written in batches, as sums. Nothing of the reader is kept. */
import type { DataOf, Parsed } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { AnswerCounter } from '#kit/server/http/answer-counter.ts';
import { peopleOnly } from '#kit/server/http/people-only.ts';
import type { contentDesk } from '../admin-contract.ts';
import { answerFeedback, type PageText } from '../contract.ts';
import type { ContentPage } from '../pages.ts';
import { inForce } from '../version.ts';
import { operatorIn, textFrom } from './sections.ts';
import { readBody, versionsOf, type Version } from './store.ts';

/**
 * In the order of the key, so that two processes do not wait for each other in a circle. A batch may bring a version
 * that is gone.
 */
const keep = statement(
  'content_feedback_keep',
  `insert into content_feedback as f (page, number, answer, helpful, unhelpful)
   select one.page, one.number, one.answer, one.helpful, one.unhelpful
   from unnest(:pages::text[], :numbers::integer[], :answers::text[], :helpfuls::integer[], :unhelpfuls::integer[])
     as one(page, number, answer, helpful, unhelpful)
   where exists (select from content_version v where v.page = one.page and v.number = one.number) order by 1, 2, 3
   on conflict (page, number, answer) do update
     set helpful = f.helpful + excluded.helpful, unhelpful = f.unhelpful + excluded.unhelpful`,
);
const ofVersion = statement(
  'content_feedback_of',
  'select answer, helpful, unhelpful from content_feedback where page = :page and number = :number',
);

type Said = Parsed<typeof answerFeedback>['body'];

const answersIn = ({ sections }: PageText) => sections.flatMap(({ parts }) => parts);

/** Only about an answer that readers see: nothing else can be counted. */
export async function heardFeedback(
  tx: Tx,
  { page, answer }: Said,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
): Promise<DataOf<typeof answerFeedback>> {
  const current = inForce(await versionsOf(tx, page), clock());
  const isThere =
    current !== null &&
    answersIn(textFrom(await readBody(tx, current), operatorIn(page, config))).some(({ anchor }) => anchor === answer);
  if (!isThere) throw new Failure('not_found', { message: 'This answer has changed.' });
  return { number: current.number };
}

interface Sum extends Omit<Said, 'helpful'> {
  readonly number: number;
  helpful: number;
  unhelpful: number;
}

export function countFeedback({ database }: Pick<Context, 'database'>): AnswerCounter {
  let sums = new Map<string, Sum>();
  const isPerson = peopleOnly();
  return {
    ofCall: (endpoint) =>
      endpoint !== answerFeedback
        ? null
        : (body, text, reader) => {
            if (!isPerson(reader)) return;
            const { page, answer, helpful } = body as Said;
            const { number } = (JSON.parse(text()) as { data: DataOf<typeof answerFeedback> }).data;
            const key = `${page} ${number} ${answer}`;
            const sum = sums.get(key) ?? { page, number, answer, helpful: 0, unhelpful: 0 };
            sums.set(key, sum);
            sum[helpful ? 'helpful' : 'unhelpful'] += 1;
          },
    ofDocument: () => null,
    async flush() {
      if (sums.size === 0) return false;
      const batch = [...sums.values()];
      const column = <Key extends keyof Sum>(key: Key) => batch.map((sum) => sum[key]);
      // What fails to be written is not counted twice later: a lost press matters less than one that counts double.
      sums = new Map();
      await database.transact((tx) =>
        tx.rows(keep, {
          pages: column('page'),
          numbers: column('number'),
          answers: column('answer'),
          helpfuls: column('helpful'),
          unhelpfuls: column('unhelpful'),
        }),
      );
      return false;
    },
  };
}

/** For the desk: what did not help comes first. */
export async function feedbackOf(
  db: Db,
  page: ContentPage,
  version: Version | null,
  text: PageText,
): Promise<DataOf<typeof contentDesk>['feedback']> {
  if (version === null) return [];
  const rows = new Map((await db.rows(ofVersion, { page, number: version.number })).map((row) => [row.answer, row]));
  return answersIn(text)
    .map(({ anchor, title }) => ({
      anchor,
      title,
      helpful: rows.get(anchor)?.helpful ?? 0,
      unhelpful: rows.get(anchor)?.unhelpful ?? 0,
    }))
    .toSorted((a, b) => b.unhelpful - a.unhelpful || b.helpful - a.helpful);
}
