import type pg from 'pg';
import { figure, median, type Figure } from './figure.ts';
import { plantPairs, plantTalkers, type Talker } from './messages-data.ts';

const FEW = 10_000;
const TIMES = 9;
/** By their place among the words of the data: in every other message, here and there, and in a handful. */
const WORDS = {
  common: ['w1', 'w2', 'w3'],
  medium: ['w40', 'w75', 'w120'],
  rare: ['w9000', 'w14000', 'w19000'],
} as const;

/** As the migration of the search fills it: the index is made over what is there. */
async function index(owner: pg.Pool): Promise<void> {
  await owner.query('drop index message_search_words');
  await owner.query(
    `insert into message_search (conversation_id, seq, thread_id, sent_at, words)
     select s.conversation_id, s.seq, s.thread_id, s.sent_at,
       message_readers((select array_agg(m.user_id) from conversation_member m
         where m.conversation_id = s.conversation_id and m.left_at is null), s.sent_at)
         || to_tsvector('message_words', s.body)
     from message s where s.deleted_at is null on conflict do nothing`,
  );
  await owner.query(
    'create index message_search_words on message_search using gin (words) with (fastupdate = on, gin_pending_list_limit = 256)',
  );
  await owner.query('vacuum analyze message_search');
}

interface Parts {
  readonly url: string;
  readonly owner: pg.Pool;
  readonly say: (line: string) => void;
  /** Has a million messages. */
  readonly who: Talker;
}

/** Words in a million messages of mine, against the same words in ten thousand. */
export async function messagesSearch({ url, owner, say, who }: Parts): Promise<Figure[]> {
  const [few, other] = (await plantTalkers(owner, 2, 'searcher')) as [Talker, Talker];
  await plantPairs(owner, [[few, other]] satisfies (readonly [Talker, Talker])[], FEW);
  await index(owner);
  const search = async ({ token }: Talker, words: readonly string[]): Promise<number> => {
    const times: number[] = [];
    for (let n = 0; n < TIMES; n += 1)
      for (const word of words) {
        const startedAt = performance.now();
        const answer = await fetch(`${url}/api/messages/search?q=${word}`, {
          headers: { authorization: `Bearer ${token}` },
        });
        const text = await answer.text();
        if (!answer.ok) throw new Error(`a search: ${answer.status} ${text}`);
        if (n > 0) times.push(performance.now() - startedAt);
      }
    return median(times);
  };
  const every = Object.values(WORDS).flat();
  for (const [name, words] of Object.entries(WORDS))
    say(
      `search for ${name} words: ${(await search(who, words)).toFixed(1)} ms in 1,000,000, ${(await search(few, words)).toFixed(1)} ms in 10,000`,
    );
  const ratios: number[] = [];
  for (let round = 0; round < 3; round += 1) ratios.push((await search(who, every)) / (await search(few, every)));
  return [figure('search in 1,000,000 messages of mine / in 10,000, p50', median(ratios), 2, 'lower', 'ratio')];
}
