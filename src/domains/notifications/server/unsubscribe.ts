import { instanceLocale } from '#kit/locale.ts';
import { formatList } from '#kit/format/names.ts';
import { isId } from '#kit/ids.ts';
import { timingSafeEqual } from 'node:crypto';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { blurred } from '#kit/server/sealed.ts';
import { isTopic, topicOf, type TopicKey } from '#kit/notice-topics.ts';
import { muteTopic } from './preferences.ts';

const sign = ({ config }: Pick<Context, 'config'>, what: string): Buffer => blurred(config, 'unsubscribe', what);

/** A signed token with the person and topics. It can only turn emails off, so it never expires. */
export function unsubscribeToken(
  context: Pick<Context, 'config'>,
  userId: string,
  topics: readonly TopicKey[],
): string {
  const what = `${userId}.${topics.join('+')}`;
  return `${what}.${sign(context, what).toString('base64url')}`;
}

export function readToken(
  context: Pick<Context, 'config'>,
  token: string,
): { userId: string; topics: readonly TopicKey[] } {
  const [userId = '', what = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(context, `${userId}.${what}`);
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  const topics = what.split('+').filter(isTopic);
  if (
    !isOurs ||
    rest.length > 0 ||
    !isId(userId) ||
    topics.length === 0 ||
    topics.some((topic) => topicOf(topic).essential !== null)
  )
    throw new Failure('not_found', { message: 'This link is invalid or incomplete.' });
  return { userId, topics };
}

/** “Orders” and “Reviews”. */
export const inQuotes = (topics: readonly TopicKey[]): string =>
  formatList(
    topics.map((topic) => `“${topicOf(topic).title}”`),
    instanceLocale(),
  );

export async function unsubscribe(tx: Tx, token: string, context: Context): Promise<{ topic: string }> {
  const { userId, topics } = readToken(context, token);
  for (const topic of topics) await muteTopic(tx, userId, topic, context);
  return { topic: inQuotes(topics) };
}
