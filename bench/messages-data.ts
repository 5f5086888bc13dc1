/**
 * People and conversations for the benchmark of messages, straight into the tables: as the product's own commands leave
 * them.
 */
import { createHash } from 'node:crypto';
import type pg from 'pg';
import { makeToken } from '#domains/accounts/server/tokens.ts';
import { uuidv7 } from '#kit/server/make-id.ts';

export interface Talker {
  readonly id: string;
  readonly token: string;
}

export interface Pair {
  readonly conversation: string;
  readonly one: Talker;
  readonly other: Talker;
}

export async function plantTalkers(owner: pg.Pool, count: number, prefix: string): Promise<Talker[]> {
  const people = Array.from({ length: count }, (): Talker => ({ id: uuidv7(), token: makeToken() }));
  await owner.query(
    `with person as (select * from jsonb_to_recordset($1) as one (n int, id uuid, hash text)),
     made as (insert into account (id, email, email_verified_at, role, onboarded, username, first_name, last_name,
       created_at)
       select id, $2 || n || '@example.com', now(), 'client', true, $2 || n, 'Bench', 'Talker', now() from person)
     insert into session (id, user_id, token_hash, created_at, last_used_at, expires_at, address, user_agent)
     select uuidv7(), id, decode(hash, 'hex'), now(), now(), now() + interval '1 day', '127.0.0.1', 'bench'
       from person`,
    [
      JSON.stringify(
        people.map(({ id, token }, n) => ({ n, id, hash: createHash('sha256').update(token).digest('hex') })),
      ),
      prefix,
    ],
  );
  return people;
}

/** A conversation of each two that were answered long ago, with `messages` in each. */
export async function plantPairs(
  owner: pg.Pool,
  pairs: readonly (readonly [Talker, Talker])[],
  messages: number,
): Promise<Pair[]> {
  const conversations = pairs.map(([talker, other]): Pair => ({ conversation: uuidv7(), one: talker, other }));
  await owner.query(
    `with pair as (select n, id, one, other from jsonb_to_recordset($1) as p (n int, id uuid, one uuid, other uuid)),
     made as (insert into conversation (id, low_id, high_id, last_seq, created_at, answered_at)
       select id, least(one, other), greatest(one, other), $2::bigint, now() - interval '900 days',
         now() - interval '900 days' from pair)
     insert into conversation_member (conversation_id, user_id, delivered_seq, read_seq, sort_at)
     select id, who, $2::bigint, $2::bigint, now() - n * interval '1 minute'
       from pair, unnest(array[one, other]) as who`,
    [
      JSON.stringify(
        conversations.map(({ conversation, one, other }, n) => ({ n, id: conversation, one: one.id, other: other.id })),
      ),
      messages,
    ],
  );
  for (const { conversation, one, other } of conversations)
    await plantMessages(owner, conversation, [one.id, other.id], messages);
  return conversations;
}

/** Words as people use them: a few very often, most of them rarely (Zipf). Word n is `w` and its number. */
export const VOCABULARY = 20_000;
const WORDS = 12;

/** Written by the two in turn, a minute apart, the newest now. */
async function plantMessages(
  owner: pg.Pool,
  conversation: string,
  [talkerId, other]: readonly [string, string],
  count: number,
): Promise<void> {
  await owner.query(
    `insert into message (conversation_id, seq, id, author_id, body, sent_at)
     select $1, n, gen_random_uuid(), case when n % 2 = 0 then $2::uuid else $3::uuid end,
       (select string_agg('w' || floor(exp(random() * ln(${VOCABULARY})))::int, ' ')
         from generate_series(1, ${WORDS} + 0 * n)),
       now() - ($4::bigint - n) * interval '1 minute'
     from generate_series(1, $4::bigint) n`,
    [conversation, talkerId, other, count],
  );
}
