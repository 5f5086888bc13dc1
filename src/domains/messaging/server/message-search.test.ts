import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { multipart } from '#app/server/test-multipart.ts';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import type { FoundFile, FoundMessage } from '../search-contract.ts';
import { SEARCH_LIMITS } from '../search-limits.ts';
import { reindexOutdated } from './message-search.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

interface Found {
  conversations: { id: string; with: { name: string } }[];
  files: FoundFile[];
  items: FoundMessage[];
  order: 'best' | 'newest';
  is_capped: boolean;
}

const search = (as: Person, q: string, more = '') =>
  app.must<Found>('GET', `/api/messages/search?q=${encodeURIComponent(q)}${more}`, { as });
const wordsOf = async (as: Person, q: string, more = '') =>
  (await search(as, q, more)).items.map(({ passage }) => passage.map(({ text }) => text).join(''));
const begin = (as: Person, to: Person, text: string, recipient = `person:${app.people[to].username}`) =>
  app.must<{ conversation_id: string; message: { seq: number } }>('POST', '/api/conversations', {
    as,
    body: { with: recipient, id: randomUUID(), text },
  });

test('finds what both sides wrote, in any form of the word, and marks it', async () => {
  const { conversation_id: id } = await begin(
    'client',
    'freelancer',
    'The invoices for the boathouse are in the folder.',
  );
  await begin('freelancer', 'client', 'Thanks, the invoice is paid.');
  for (const as of ['client', 'freelancer'] as const) expect(await wordsOf(as, 'invoice'), as).toHaveLength(2);
  const { items, order } = await search('client', 'boathouse');
  expect(order).toBe('best');
  expect(items).toMatchObject([{ conversation_id: id, seq: 1, is_mine: true }]);
  expect(items[0]?.passage.filter((piece) => piece.is_match)).toEqual([{ text: 'boathouse', is_match: true }]);
  expect(await wordsOf('client', '"the folder"')).toHaveLength(1);
  expect(await wordsOf('client', 'invoice -paid')).toHaveLength(1);
  // No word is left out as too common.
  expect(await wordsOf('client', 'the')).toHaveLength(2);
});

/** Each with what someone who sees the message may type. */
const SEEN: readonly (readonly [text: string, ...searches: string[]])[] = [
  ['The site runs on node.js today.', 'node', 'node.js', 'Node JS'],
  ['请看这个新设计的标志。', '设计', '标志', '新设计'],
  ['この新しいデザインを見てください。', 'デザイン', '新しい'],
  ['นี่คือโลโก้ใหม่ของเรา', 'โลโก้', 'ใหม่'],
  ['It is in brand_guide.pdf for you.', 'brand_guide', 'brand_guide.pdf', 'guide'],
  ['I sent final-logo-v2.png already.', 'logo', 'v2', 'final-logo'],
  ['See https://shop.example.com/sale/winter-coats?ref=abc.', 'winter', 'shop.example.com'],
  ['Meet me at Café Lumen.', 'cafe', 'café'],
  ['The façade is done.', 'facade', 'façade'],
  ['Greetings from Zu\u0308rich.', 'zurich', 'zürich', 'Zu\u0308rich'],
  ['Alle Rechnungen sind bezahlt.', 'Rechnung', 'rechnungen'],
  ['Ask Søren about it.', 'soren', 'søren'],
  ['أرسلت العقد اليوم.', 'عقد', 'العقد'],
  ['Its number is 2026-0042.', '0042', '2026-0042'],
  ['It costs $1,250 in all.', '1250', '1,250', '$1,250'],
  ['Write to ada@lovelace.example.', 'ada', 'lovelace', 'ada@lovelace.example'],
  ['We use TypeScript, mostly.', 'typescript', 'typescr'],
];

test('a word that one sees in a message finds it, marked, and no one else’s', async () => {
  for (const [text] of SEEN) await begin('client', 'freelancer', text);
  for (const [text, ...searches] of SEEN)
    for (const q of searches) {
      const found = (await search('freelancer', q)).items.map(({ passage }) => passage);
      const passages = found.map((pieces) => pieces.map((piece) => piece.text).join(''));
      expect([
        q,
        passages.includes(text.normalize('NFC')),
        found.every((pieces) => pieces.some((piece) => piece.is_match)),
      ]).toEqual([q, true, true]);
      expect(await wordsOf('otherClient', q), q).toEqual([]);
    }
  expect(await wordsOf('freelancer', '设标')).toEqual([]);
});

test('messages of the release before are found once they are indexed again', async () => {
  const { conversation_id: id, message } = await begin('client', 'freelancer', 'The my.lemur.ts of before.');
  await app.base.database.pool.query(
    `update message_search
      set is_outdated = true,
      words = message_readers(array[$3]::uuid[], sent_at) || to_tsvector('message_words', 'The my.lemur.ts of before.')
     where conversation_id = $1 and seq = $2`,
    [id, message.seq, app.people.freelancer.id],
  );
  expect(await wordsOf('freelancer', 'lemur')).toEqual([]);
  expect(await reindexOutdated(app.context)).toBe(false);
  expect(await wordsOf('freelancer', 'lemur')).toEqual(['The my.lemur.ts of before.']);
});

test('puts what matches best first', async () => {
  await begin(
    'client',
    'freelancer',
    'A walrus, and then a great many other words about rope, paint and the weather on the coast.',
  );
  await begin('client', 'freelancer', 'Walrus walrus.');
  expect((await wordsOf('freelancer', 'walrus'))[0]).toBe('Walrus walrus.');
});

test('finds nothing of other people, whatever they search for', async () => {
  await begin('client', 'freelancer', 'Between us: the zeppelin sails on Friday.');
  for (const q of [
    'zeppelin',
    '-nothing',
    'zeppelin or zeppelin',
    `@${app.people.client.id.replaceAll('-', '')}.4.0`,
    "' | '",
    '":*"',
    '!!!',
    '()',
    '\uE000',
  ])
    expect(await wordsOf('otherClient', q), q).toEqual([]);
  // Nothing but marks is no search, for anyone.
  for (const q of ['!!!', '"', '-', '&|!']) expect(await wordsOf('client', q), q).toEqual([]);
});

test('follows what was edited and deleted', async () => {
  const { conversation_id: id, message } = await begin('client', 'freelancer', 'We paint it vermilion.');
  const address = `/api/conversations/${id}/messages/${message.seq}`;
  await app.must('PUT', address, { as: 'client', body: { text: 'We paint it cerulean.' } });
  expect([await wordsOf('freelancer', 'vermilion'), await wordsOf('freelancer', 'cerulean')]).toEqual([
    [],
    ['We paint it cerulean.'],
  ]);
  await app.must('DELETE', address, { as: 'client' });
  expect(await wordsOf('freelancer', 'cerulean')).toEqual([]);
});

test('a long message shows the passage, and no text becomes a mark', async () => {
  await begin(
    'client',
    'freelancer',
    `${'Filler words here. '.repeat(60)}Then the quokka came.${' And more words after it.'.repeat(60)}`,
  );
  const [found] = (await search('client', 'quokka')).items;
  const passage = found?.passage.map(({ text }) => text).join('') ?? '';
  expect(passage.startsWith('…')).toBe(true);
  expect(passage.length).toBeLessThan(400);
  await begin('client', 'freelancer', 'A \uE000forged\uE001 hit beside an okapi <b>.');
  expect((await search('client', 'okapi')).items[0]?.passage).toEqual([
    { text: 'A \uE000forged\uE001 hit beside an ', is_match: false },
    { text: 'okapi', is_match: true },
    { text: ' <b>.', is_match: false },
  ]);
});

test('of a common word the newest come first, capped, however old they are', async () => {
  const { conversation_id: id, message } = await begin('otherClient', 'otherFreelancer', 'First of many.');
  const { pool } = app.base.database;
  // 20 a day for 30 days, and one long before.
  await pool.query(
    `insert into message (conversation_id, seq, id, author_id, body, sent_at)
     select $1, $2 + n, gen_random_uuid(), $3, 'Narwhal number ' || n,
       now() - make_interval(hours => ((600 - n) * 1.2)::integer) from generate_series(1, 600) n`,
    [id, message.seq, app.people.otherClient.id],
  );
  await pool.query(
    `insert into message_search (conversation_id, seq, sent_at, words)
     select conversation_id, seq, sent_at,
       message_readers(array[$2, $3]::uuid[], sent_at) || to_tsvector('message_words', body) from message
       where conversation_id = $1 and seq > $4`,
    [id, app.people.otherClient.id, app.people.otherFreelancer.id, message.seq],
  );
  await pool.query('update conversation set last_seq = $2 where id = $1', [id, message.seq + 600]);
  const common = await search('otherFreelancer', 'narwhal');
  expect(common).toMatchObject({ order: 'newest', is_capped: true });
  expect(common.items.map(({ seq }) => seq)).toEqual(
    Array.from({ length: SEARCH_LIMITS.shown }, (_, n) => message.seq + 600 - n),
  );
  expect(await wordsOf('otherFreelancer', 'narwhal 3')).toEqual(['Narwhal number 3']);

  await pool.query(
    "update message_search set sent_at = sent_at - interval '9 years', words = message_readers(array[$2]::uuid[], sent_at - interval '9 years') || words where conversation_id = $1 and seq = $3",
    [id, app.people.otherFreelancer.id, message.seq],
  );
  expect(await wordsOf('otherFreelancer', 'first')).toEqual(['First of many.']);
});

test('who was removed, or came later, finds nothing of the time they were not there', async () => {
  const { conversation_id: id } = await begin('client', 'otherFreelancer', 'The ibex is ready.');
  const { pool } = app.base.database;
  const member = (change: string) =>
    pool.query(`update conversation_member set ${change} where conversation_id = $1 and user_id = $2`, [
      id,
      app.people.otherFreelancer.id,
    ]);
  expect(await wordsOf('otherFreelancer', 'ibex')).toHaveLength(1);
  await member('left_at = now()');
  expect(await wordsOf('otherFreelancer', 'ibex')).toEqual([]);
  await member('left_at = null, from_seq = 1');
  expect(await wordsOf('otherFreelancer', 'ibex')).toEqual([]);
  await member('from_seq = 0');
});

test('the archive is searched alone: archived conversations, and threads of ended work', async () => {
  const { conversation_id: id } = await begin('client', 'freelancer', 'An axolotl in the open.');
  expect(await wordsOf('client', 'axolotl', '&archive=true')).toEqual([]);
  await app.must('PUT', `/api/conversations/${id}/settings`, { as: 'client', body: { archived: true } });
  expect(await wordsOf('client', 'axolotl', '&archive=true')).toHaveLength(1);
  expect(await wordsOf('freelancer', 'axolotl', '&archive=true')).toEqual([]);
});

test('shows the words of a formatted message, not its marks', async () => {
  await begin('freelancer', 'client', 'The **narwhal** mark:\n- two *colours*\n- one `svg`');
  expect(await wordsOf('client', 'narwhal')).toEqual(['The narwhal mark: two colours one svg']);
});

test('finds people by their name, typed without accents and apostrophes, before what they work on', async () => {
  const { conversation_id: id } = await begin('client', 'freelancer', 'A first word.');
  const nameIs = (first: string, last: string) =>
    app.base.database.pool.query('update account set first_name = $2, last_name = $3 where id = $1', [
      app.people.freelancer.id,
      first,
      last,
    ]);
  await nameIs('Siobhán', 'O’Dwyer');
  for (const q of ['siobhan', 'Siobhán', 'si', 'odwyer', "O'Dwyer"])
    expect(
      (await search('client', q)).conversations.map((conversation) => conversation.id),
      q,
    ).toEqual([id]);
  for (const q of ['iobhan', 'wyer']) expect((await search('client', q)).conversations, q).toEqual([]);
  expect((await search('otherClient', 'siobhan')).conversations).toEqual([]);
  expect((await search('client', 'siobhan', '&archive=true')).conversations).toEqual([]);
});

test('finds files by their name, the newest first and only those that were sent in one’s own conversations', async () => {
  const { conversation_id: id } = await begin('client', 'freelancer', 'The files come now.');
  const send = async (name: string) => {
    const file = await app.send<{ id: string }>('POST', `/api/conversations/${id}/files`, {
      as: 'client',
      key: randomUUID(),
      ...multipart('file', name, Buffer.from('Bow.')),
    });
    const sent = await app.must<{ message: { seq: number } }>('POST', `/api/conversations/${id}/messages`, {
      as: 'client',
      body: { id: randomUUID(), text: '', files: [file.body.data.id] },
    });
    return sent.message;
  };
  await send('résumé-one.txt');
  const { seq } = await send('résumé-two.txt');
  expect((await search('freelancer', 'resume')).files).toMatchObject([
    { conversation_id: id, seq, name: 'résumé-two.txt' },
    { name: 'résumé-one.txt' },
  ]);
  expect((await search('otherClient', 'resume')).files).toEqual([]);
  expect((await search('freelancer', 'resume', '&archive=true')).files).toEqual([]);
  await app.must('DELETE', `/api/conversations/${id}/messages/${seq}`, { as: 'client' });
  expect((await search('freelancer', 'resume')).files).toMatchObject([{ name: 'résumé-one.txt' }]);
});
