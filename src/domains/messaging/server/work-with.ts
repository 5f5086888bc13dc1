/** What runs between the reader and the other person of a conversation, of every domain that has any. */
import type { Context } from '#kit/server/context.ts';
import type { Db } from '#kit/server/db/database.ts';
import type { ConversationPage } from '../contract.ts';
import { talkedAbout } from './talk-subject.ts';

/** Of each kind; the others are in its list. */
const SHOWN_WORK = 5;
export const NO_WORK: Pick<ConversationPage, 'work' | 'more_work'> = { work: [], more_work: [] };

export async function workWith(
  db: Db,
  userId: string,
  otherId: string,
  context: Pick<Context, 'extensions' | 'clock'>,
): Promise<typeof NO_WORK> {
  const now = context.clock();
  const ofKinds = await Promise.all(
    talkedAbout.of(context).map(async ({ workBetween: read }) => (await read?.(db, userId, otherId, now)) ?? []),
  );
  const more = ofKinds.flatMap((work) => work.slice(SHOWN_WORK));
  return {
    work: ofKinds
      .flatMap((work) => work.slice(0, SHOWN_WORK))
      .map(({ kind, ref, title, path, state, ends, step }) => {
        return {
          kind,
          ref,
          title,
          path,
          state,
          ends: ends === null ? null : { ...ends, at: ends.at.toISOString() },
          step,
        };
      }),
    more_work: [...Map.groupBy(more, ({ listPath }) => listPath)].flatMap(([path, rest]) =>
      rest[0] === undefined ? [] : [{ kind: rest[0].kind, count: rest.length, path }],
    ),
  };
}
