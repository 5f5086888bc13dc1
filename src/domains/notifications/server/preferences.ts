import type { Actor } from '#kit/actor.ts';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import type { Channel, Preferences } from '../preferences-contract.ts';
import { isTopic, topicKeys, topicOf, type TopicKey } from '#kit/notice-topics.ts';

type Channels = Preferences['groups'][number]['channels'];
/** As the database stores them, under the names of the first release (decision 047). */
export type StoredChannels = Readonly<{ inApp: boolean; mail: boolean; push?: boolean }>;

/** What was stored before there were pushes says nothing about them. */
const channelsFrom = ({ inApp, mail, push = true }: StoredChannels): Channels => ({ in_app: inApp, mail, push });
const toStore = ({ in_app: inApp, mail, push }: Channels): StoredChannels => ({ inApp, mail, push });
const mapped = <From, To>(topics: Readonly<Record<string, From>>, convert: (from: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(topics).map(([key, channels]) => [key, convert(channels)]));

export interface Kept {
  readonly topics: Readonly<Partial<Record<TopicKey, Channels>>>;
  readonly digest: Preferences['digest'];
  readonly quietHours: Preferences['quiet_hours'];
  readonly timeZone: string;
  readonly email: string;
  readonly firstName: string;
  readonly isOperator: boolean;
}

interface Row {
  user_id: string;
  topics: Readonly<Record<string, StoredChannels>> | null;
  digest: Kept['digest'] | null;
  quiet_from: string | null;
  quiet_to: string | null;
  timezone: string;
  email: string;
  first_name: string;
  is_operator: boolean;
}

const read = statement(
  'notification_preferences_of_people',
  `select p.user_id, n.topics, n.digest, n.quiet_from, n.quiet_to, p.timezone, p.email, p.first_name, p.is_operator
   from notified_person p left join notification_preference n on n.user_id = p.user_id
     where p.user_id = any (:userIds::uuid[])`,
);

const keptOf = ({ topics, digest, quiet_from: from, quiet_to: to, ...row }: Row): Kept => ({
  topics: mapped(topics ?? {}, channelsFrom),
  digest: digest ?? 'off',
  quietHours: from === null || to === null ? null : { from, to },
  timeZone: row.timezone,
  email: row.email,
  firstName: row.first_name,
  isOperator: row.is_operator,
});

/** Of everyone except erased accounts. */
export const preferencesOfAll = async (reads: Db | Tx, userIds: readonly string[]): Promise<Map<string, Kept>> =>
  new Map((await reads.rows(read, { userIds })).map((row) => [row.user_id, keptOf(row)]));

const own = statement(
  'notification_preferences_of',
  'select topics, digest, quiet_from, quiet_to from notification_preference where user_id = :userId',
);

interface StoredPreferences extends Readonly<Record<string, unknown>> {
  readonly topics: Readonly<Record<string, Channels>>;
}

/** A person's notification settings, in their user record (REC-5). */
export async function preferenceRecordOf(
  reads: Db | Tx,
  userId: string,
): Promise<{ notification_preferences: StoredPreferences }> {
  const row = await reads.row(own, { userId });
  const hours = row === undefined || row.quiet_from === null ? null : { from: row.quiet_from, to: row.quiet_to };
  return {
    notification_preferences: {
      topics: mapped(row?.topics ?? {}, channelsFrom),
      digest: row?.digest ?? 'off',
      quiet_hours: hours,
    },
  };
}

const ALL: Channels = { in_app: true, mail: true, push: true };

export const wants = ({ topics }: Pick<Kept, 'topics'>, topic: TopicKey, channel: Channel): boolean =>
  topicOf(topic).essential !== null || (topics[topic] ?? ALL)[channel];

export function present(preferences: Kept): Preferences {
  const shown = topicKeys.filter((key) => preferences.isOperator || topicOf(key).operatorsOnly !== true);
  const groups = shown.map((key) => {
    const { title, text, essential } = topicOf(key);
    return { key, title, text, essential, channels: essential === null ? (preferences.topics[key] ?? ALL) : ALL };
  });
  return { groups, digest: preferences.digest, quiet_hours: preferences.quietHours, time_zone: preferences.timeZone };
}

export async function myPreferences(reads: Db | Tx, userId: string): Promise<Preferences> {
  const preferences = (await preferencesOfAll(reads, [userId])).get(userId);
  if (preferences === undefined) throw new Failure('unauthenticated');
  return present(preferences);
}

const write = statement(
  'notification_preference_save',
  `insert into notification_preference (user_id, topics, digest, quiet_from, quiet_to, saved_at)
   values (:userId, :topics, :digest, :quietFrom, :quietTo, :savedAt)
   on conflict (user_id) do update set topics = notification_preference.topics || excluded.topics,
     digest = excluded.digest,
     quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to, saved_at = excluded.saved_at`,
);

interface Change {
  readonly groups: Readonly<Record<string, Omit<Channels, 'push'> & { readonly push?: boolean | undefined }>>;
  readonly digest: Kept['digest'];
  readonly quiet_hours: Kept['quietHours'];
}

export async function savePreferences(
  tx: Tx,
  { userId }: Actor,
  { groups, digest, quiet_hours: quietHours }: Change,
  { clock }: Context,
): Promise<Preferences> {
  const before = (await preferenceRecordOf(tx, userId)).notification_preferences.topics;
  const chosen: Record<string, Channels> = {};
  for (const [key, given] of Object.entries(groups)) {
    const channels = { ...given, push: given.push ?? before[key]?.push ?? true };
    chosen[key] = channels;
    if (!isTopic(key))
      throw new Failure('invalid_input', { fields: { groups: [`Unknown topic: ${key.slice(0, 40)}.`] } });
    const { essential, title } = topicOf(key);
    if (essential !== null && !(channels.in_app && channels.mail && channels.push))
      throw new Failure('invalid_input', { fields: { groups: [`“${title}” is always on. ${essential}`] } });
  }
  await tx.rows(write, {
    userId,
    topics: JSON.stringify(mapped(chosen, toStore)),
    digest,
    quietFrom: quietHours?.from ?? null,
    quietTo: quietHours?.to ?? null,
    savedAt: clock(),
  });
  return myPreferences(tx, userId);
}

const mute = statement(
  'notification_topic_mute',
  `insert into notification_preference (user_id, topics, saved_at)
     select user_id, jsonb_build_object(:topic::text, jsonb_build_object('inApp', true, 'mail', false)), :savedAt
       from notified_person where user_id = :userId
   on conflict (user_id) do update set saved_at = excluded.saved_at,
     topics = notification_preference.topics ||
       jsonb_build_object(:topic::text,
       coalesce(notification_preference.topics->:topic, '{"inApp": true}') || '{"mail": false}')
   returning user_id`,
);

/** Stops emails about this topic; notifications in the app stay. */
export async function muteTopic(tx: Tx, userId: string, topic: TopicKey, { clock }: Context): Promise<void> {
  await tx.rows(mute, { userId, topic, savedAt: clock() });
}
