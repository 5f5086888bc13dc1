import { userTopic } from '#kit/events.ts';
import { topicOf } from '#kit/notice-topics.ts';
import { instanceLocale } from '#kit/locale.ts';
import { noticesByEvent, sayFor, type Notice, type NoticesOf } from '#kit/notices.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { announceAll } from '#kit/server/jobs/announce.ts';
import { on, type Announcement, type News, type Reaction, type Together } from '#kit/server/jobs/reactions.ts';
import { notificationsArrived } from '../events.ts';
import { emailsFor } from './emails-for.ts';
import { unwritten, writeNotices, type NoticeRow } from './notice-rows.ts';
import { preferencesOfAll, wants } from './preferences.ts';
import { pushNotices } from './push-deliveries.ts';
import { noticeName } from './wording.ts';

type Compose = (announcement: Announcement, zone: string) => readonly Notice[];

export interface Notifier {
  /** One reaction per kind of event that anyone is notified of. */
  readonly reactions: readonly Reaction[];
  /** Writes what people are notified of about one event. Run again it changes nothing: a row per event and person. */
  readonly notifyOf: (event: string, facts: unknown, context: Context, news: News) => Promise<void>;
  /** The same of many events, in one transaction and a handful of statements, however many they are. */
  readonly notifyTogether: Together;
}

/** Made once from the notices of all domains: this domain knows how to reach people, the others what about. */
export function notifier(all: readonly NoticesOf[]): Notifier {
  const byEvent = noticesByEvent(all);
  const compose: Compose = ({ event, facts }, zone) =>
    byEvent.get(event)?.compose(facts as never, sayFor({ locale: instanceLocale(), timeZone: zone })) ?? [];
  const notifyTogether: Together = (announcements, context) => writeAll(announcements, compose, context);
  const notifyOf: Notifier['notifyOf'] = (event, facts, context, { id, at }) =>
    notifyTogether([{ event, facts, id, at }], context);
  const reactions = all.map(({ kind }) =>
    on(kind, `notify-${kind.name}`, 'notices', (facts, context, news) => notifyOf(kind.name, facts, context, news), {
      together: notifyTogether,
    }),
  );
  return { reactions, notifyOf, notifyTogether };
}

async function writeAll(all: readonly Announcement[], compose: Compose, context: Context): Promise<void> {
  await context.database.transact(async (tx) => {
    const notices = await unwritten(tx, await noticeRows(tx, all, compose, context));
    if (notices.length === 0) return;
    const emails = await emailsFor(
      tx,
      notices.filter(({ byMail }) => byMail),
      context,
    );
    await writeNotices(tx, notices, emails, context);
    await pushNotices(
      tx,
      notices.filter(({ byPush }) => byPush),
      context,
    );
    const people = [...new Set(notices.filter(({ inApp }) => inApp).map(({ userId }) => userId))];
    announceAll(
      tx,
      notificationsArrived,
      people.map((userId) => ({ facts: { userId }, topics: [userTopic(userId)] })),
    );
  });
}

interface Recipient {
  readonly news: Announcement;
  readonly place: number;
  readonly userId: string;
}

/** Left out: what they turned off. */
async function noticeRows(
  tx: Tx,
  all: readonly Announcement[],
  compose: Compose,
  { makeId }: Context,
): Promise<NoticeRow[]> {
  const recipients = await recipientsOf(tx, all, compose);
  const preferences = await preferencesOfAll(tx, [...new Set(recipients.map(({ userId }) => userId))]);
  return recipients.flatMap(({ news, place, userId }) => {
    const settings = preferences.get(userId);
    const notice = settings === undefined ? undefined : compose(news, settings.timeZone)[place];
    if (settings === undefined || notice === undefined) return [];
    const { topic, only } = notice;
    const inApp = only !== 'mail' && wants(settings, topic, 'in_app');
    const byMail = only !== 'in_app' && wants(settings, topic, 'mail');
    // What is for another address, or for email alone, is not for a lock screen.
    const byPush = only === undefined && notice.address === undefined && wants(settings, topic, 'push');
    if (!inApp && !byMail && !byPush) return [];
    return [
      {
        id: makeId(),
        userId,
        news,
        name: noticeName(news.event, place),
        notice,
        kept: settings,
        essential: topicOf(topic).essential !== null,
        inApp,
        byMail,
        byPush,
      },
    ];
  });
}

const operators = statement(
  'notified_operators',
  'select role, array_agg(user_id order by user_id) as people from notified_staff group by role',
);

async function recipientsOf(tx: Tx, all: readonly Announcement[], compose: Compose): Promise<Recipient[]> {
  let staff: Map<string, string[]> | null = null;
  const recipients: Recipient[] = [];
  for (const news of all) {
    for (const [place, { to, staff: role, not }] of compose(news, 'UTC').entries()) {
      if (to === 'operators') staff ??= new Map((await tx.rows(operators)).map((row) => [row.role, row.people]));
      const people =
        to === 'operators'
          ? [...new Set(['owner', role ?? 'owner'].flatMap((staffRole) => staff?.get(staffRole) ?? []))]
          : [to];
      for (const userId of people) if (userId !== not) recipients.push({ news, place, userId });
    }
  }
  return recipients;
}
