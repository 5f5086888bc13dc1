import { timingSafeEqual } from 'node:crypto';
import { Failure } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import type { Tx } from '#kit/server/db/database.ts';
import { blurred } from '#kit/server/sealed.ts';
import { isTopic, topicOf, type TopicKey } from '../topics.ts';
import { muteTopic } from './preferences.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const sign = ({ config }: Pick<Context, 'config'>, what: string): Buffer => blurred(config, 'unsubscribe', what);

/** Says who and what, signed: it opens nothing but turning letters off, so it may live as long as the letter does. */
export const unsubscribeToken = (context: Pick<Context, 'config'>, userId: string, topic: TopicKey): string =>
  `${userId}.${topic}.${sign(context, `${userId}.${topic}`).toString('base64url')}`;

export function readToken(context: Pick<Context, 'config'>, token: string): { userId: string; topic: TopicKey } {
  const [userId = '', topic = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(context, `${userId}.${topic}`);
  const isOurs = given.length === right.length && timingSafeEqual(given, right);
  if (!isOurs || rest.length > 0 || !UUID.test(userId) || !isTopic(topic) || topicOf(topic).essential !== null)
    throw new Failure('not_found', { message: 'This link is not one of ours, or is not whole.' });
  return { userId, topic };
}

export async function unsubscribe(tx: Tx, token: string, context: Context): Promise<{ topic: string }> {
  const { userId, topic } = readToken(context, token);
  await muteTopic(tx, userId, topic, context);
  return { topic: topicOf(topic).title };
}
