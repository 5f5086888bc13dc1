import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announceAll } from '#kit/server/jobs/announce.ts';
import type { Announcement, News } from '#kit/server/jobs/reactions.ts';
import { catalogue } from '../catalogue.ts';
import { whenIn, type Telling } from '../catalogue/telling.ts';
import { notificationsArrived } from '../events.ts';
import { topicOf } from '../topics.ts';
import { lettersFor } from './letters-for.ts';
import { untold, writeNotices, type Notice } from './notice-rows.ts';
import { preferencesOfAll, wants } from './preferences.ts';

const described = new Map(catalogue.map((one) => [one.kind.name, one]));
const operators = statement('notified_operators', 'select role, array_agg(user_id order by user_id) as people from notified_staff group by role');

/** Writes what people are told about one event. Run again it changes nothing: a row per event and person. */
export const tellAll = (event: string, facts: unknown, context: Context, { id, at }: News): Promise<void> => tellTogether([{ event, facts, id, at }], context);

/** Writes what people are told about many events in one transaction and a handful of statements, however many they are. */
export async function tellTogether(all: readonly Announcement[], context: Context): Promise<void> {
  await context.database.transact(async (tx) => {
    const notices = await untold(tx, await noticesOf(tx, all, context));
    if (notices.length === 0) return;
    const letters = await lettersFor(
      tx,
      notices.filter(({ byMail }) => byMail),
      context,
    );
    await writeNotices(tx, notices, letters);
    const people = [...new Set(notices.filter(({ inApp }) => inApp).map(({ userId }) => userId))];
    await announceAll(
      tx,
      notificationsArrived,
      people.map((userId) => ({ facts: { userId }, topics: [userTopic(userId)] })),
    );
  });
}

const tellingsOf = ({ event, facts }: Announcement, zone: string): readonly Telling[] => described.get(event)?.tell(facts as never, whenIn(zone)) ?? [];

interface Asked {
  readonly news: Announcement;
  readonly place: number;
  readonly userId: string;
}

/** In the words of whoever is told: an hour of the day is read on their own clock. Left out: what they do not want to hear. */
async function noticesOf(tx: Tx, all: readonly Announcement[], { makeId }: Context): Promise<Notice[]> {
  const asked = await whoIsTold(tx, all);
  const preferences = await preferencesOfAll(tx, [...new Set(asked.map(({ userId }) => userId))]);
  return asked.flatMap(({ news, place, userId }) => {
    const kept = preferences.get(userId);
    const telling = kept === undefined ? undefined : tellingsOf(news, kept.timeZone)[place];
    if (kept === undefined || telling === undefined) return [];
    const { topic, only } = telling;
    const inApp = only !== 'mail' && wants(kept, topic, 'inApp');
    const byMail = only !== 'in_app' && wants(kept, topic, 'mail');
    if (!inApp && !byMail) return [];
    const name = place === 0 ? news.event : `${news.event}#${place}`;
    return [{ id: makeId(), userId, news, name, telling, kept, essential: topicOf(topic).essential !== null, inApp, byMail }];
  });
}

async function whoIsTold(tx: Tx, all: readonly Announcement[]): Promise<Asked[]> {
  let staff: Map<string, string[]> | null = null;
  const asked: Asked[] = [];
  for (const news of all) {
    for (const [place, { to, staff: role }] of tellingsOf(news, 'UTC').entries()) {
      if (to === 'operators') staff ??= new Map((await tx.rows<{ role: string; people: string[] }>(operators)).map((row) => [row.role, row.people]));
      const people = to === 'operators' ? [...new Set(['owner', role ?? 'owner'].flatMap((one) => staff?.get(one) ?? []))] : [to];
      for (const userId of people) asked.push({ news, place, userId });
    }
  }
  return asked;
}
