/** Files, quotes and reactions, on a real database with the files on disk. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type Person, type TestApp } from '#app/server/test-app.ts';
import { multipart } from '#app/server/test-multipart.ts';
import { PIXEL } from '#app/server/test-pixel.ts';
import type { Page } from '#kit/paging.ts';
import { clamdSimulator, EICAR, type ClamdSimulator } from '#kit/server/scanning/clamd-simulator.ts';
import { scanReactions } from '#kit/server/scanning/file-scans.ts';
import { sharpLoaded } from '#kit/server/storage/images.ts';
import type { MessageFile, SentFile } from '../files-contract.ts';
import type { Message } from '../message-shape.ts';
import { MESSAGE_LIMITS } from '../message.ts';
import { countFilesAbout, filesSentAbout } from './files-sent.ts';
import { forgetFiles } from './message-files.ts';
import { personal } from './personal.ts';

let clamd: ClamdSimulator;
let app: TestApp;
let id = '';
beforeAll(async () => {
  app = await testApp();
  ({ conversation_id: id } = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
    as: 'client',
    body: { with: `person:${app.people.freelancer.username}`, id: randomUUID(), text: 'Could you draw a mark?' },
  }));
  await app.must('POST', `/api/conversations/${id}/messages`, {
    as: 'freelancer',
    body: { id: randomUUID(), text: 'Gladly.' },
  });
});
afterAll(() => app.close());

const upload = (as: Person, name: string, bytes: Buffer, key: string = randomUUID(), conversation = id) =>
  app.send<MessageFile>('POST', `/api/conversations/${conversation}/files`, {
    as,
    key,
    ...multipart('file', name, bytes),
  });
const uploaded = async (as: Person, name = 'brief.txt', bytes = Buffer.from('Blue.')) =>
  (await upload(as, name, bytes)).body.data.id;
const send = (as: Person, body: object) =>
  app.send<{ message: Message }>('POST', `/api/conversations/${id}/messages`, {
    as,
    body: { id: randomUUID(), text: '', ...body },
  });
const sent = async (as: Person, body: object) => {
  const answer = await send(as, body);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.data.message;
};
const open = (as: Person, file: string, rest = '') =>
  app.send('GET', `/api/conversations/${id}/files/${file}${rest}`, { as });
const newest = async (as: Person) =>
  (await app.must<Page<Message>>('GET', `/api/conversations/${id}/messages?limit=1`, { as })).items[0];
const stored = async (file: string): Promise<boolean> => {
  const { rows } = await app.base.database.pool.query<{ storage_key: string }>(
    'select storage_key from attachment where id = $1',
    [file],
  );
  return rows[0] !== undefined && (await app.context.files.get(rows[0].storage_key)) !== null;
};
const later = (ms: number) => ({ ...app.context, clock: () => new Date(Date.now() + ms) });

describe('files', () => {
  test('are the uploader’s alone until they are sent, then of both, and of nobody else', async () => {
    const file = await uploaded('client');
    expect((await open('client', file)).text).toBe('Blue.');
    expect((await open('freelancer', file)).status).toBe(404);
    const message = await sent('client', { files: [file] });
    expect(message).toMatchObject({
      text: '',
      files: [{ id: file, name: 'brief.txt', kind: 'text', bytes: 5, scan: 'not_scanned', thumbnail: null }],
    });
    const { headers, text } = await open('freelancer', file);
    expect(text).toBe('Blue.');
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await open('otherClient', file)).status).toBe(404);
    expect(await newest('freelancer')).toMatchObject({ files: [{ id: file }] });
    // The first message about something else, in the same conversation.
    const { slug } = await app.publish();
    const serviceMessage = async (files: string[]) => ({
      as: 'client' as const,
      body: { with: `service:${slug}`, id: randomUUID(), text: '', files },
    });
    expect((await app.send('POST', '/api/conversations', await serviceMessage([]))).body).toMatchObject({
      code: 'invalid_input',
    });
    const begun = await app.must<{ message: Message }>(
      'POST',
      '/api/conversations',
      await serviceMessage([await uploaded('client', 'size.txt')]),
    );
    expect(begun.message).toMatchObject({ text: '', files: [{ name: 'size.txt' }] });
    const list = await app.must<Page<{ id: string; last: { text: string; files: number } }>>(
      'GET',
      '/api/conversations',
      { as: 'freelancer' },
    );
    expect(list.items.find((conversation) => conversation.id === id)?.last).toMatchObject({ text: '', files: 1 });
    // The page of what they talk about has the files about it alone, for the two.
    const thing = { kind: 'service', ref: slug } as const;
    const ofThing = (as: Person) => filesSentAbout(app.context.db, app.people[as].id, thing);
    expect(await ofThing('client')).toMatchObject([{ name: 'size.txt', is_mine: true, conversation_id: id }]);
    expect(await ofThing('freelancer')).toMatchObject([{ name: 'size.txt', is_mine: false, from: expect.any(String) }]);
    expect(await countFilesAbout(app.context.db, app.people.freelancer.id, thing)).toBe(1);
    expect([
      await ofThing('otherClient'),
      await countFilesAbout(app.context.db, app.people.otherClient.id, thing),
    ]).toEqual([[], 0]);
  });

  test('pictures say how large their thumbnail is, and are turned and stripped', async () => {
    const sharp = await sharpLoaded();
    const photo = await sharp({ create: { width: 1_600, height: 800, channels: 3, background: '#2a6' } })
      .jpeg()
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await upload('client', 'photo.jpg', photo);
    expect(body.data).toMatchObject({ kind: 'image', thumbnail: { width: 320, height: 640 } });
    await sent('client', { files: [body.data.id] });
    const reply = await app.server.inject({
      url: `/api/conversations/${id}/files/${body.data.id}?size=small`,
      headers: { authorization: `Bearer ${app.people.freelancer.token}` },
    });
    const facts = await sharp(reply.rawPayload).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 320, height: 640 });
    expect(facts.exif).toBeUndefined();
  });

  test('photos are passed on without the place where they were taken, also when an upload is repeated', async () => {
    const sharp = await sharpLoaded();
    const photo = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#2a6' } })
      .withExif({ IFD0: { Copyright: 'Amara' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 1234/100' } })
      .jpeg()
      .toBuffer();
    const key = randomUUID();
    const { body } = await upload('client', 'photo.jpg', photo, key);
    expect((await upload('client', 'photo.jpg', photo, key)).body.data.id).toBe(body.data.id);
    await sent('client', { files: [body.data.id] });
    const { rawPayload } = await app.server.inject({
      url: `/api/conversations/${id}/files/${body.data.id}`,
      headers: { authorization: `Bearer ${app.people.freelancer.token}` },
    });
    const exif = (await sharp(rawPayload).metadata()).exif ?? Buffer.alloc(0);
    expect([
      rawPayload.length,
      exif.includes('Amara'),
      exif.includes(Buffer.from([0x04, 0xd2])) || exif.includes(Buffer.from([0xd2, 0x04])),
    ]).toEqual([photo.length, true, false]);
  });

  test('that lie about what they are become plain files, and programs are refused', async () => {
    const fake = await upload(
      'client',
      'photo.png',
      Buffer.concat([PIXEL.subarray(0, 20), Buffer.from('<script>alert(1)</script>')]),
    );
    expect(fake.body.data).toMatchObject({ kind: 'other', thumbnail: null });
    expect((await upload('client', 'holiday.jpg', Buffer.from('MZ\u0000\u0000'))).status).toBe(415);
    const odd = await upload('client', '../../\u202Efdp.\u200Bexe.txt', Buffer.from('x'));
    expect(odd.body.data.name).not.toMatch(/[\u202E\u200B\n]/);
    expect((await upload('client', 'empty.txt', Buffer.alloc(0))).status).toBe(422);
  });

  test('are listed for both, the newest first, page by page', async () => {
    const list = async (as: Person, query = '') =>
      app.must<Page<SentFile>>('GET', `/api/conversations/${id}/files${query}`, { as });
    const unsent = await uploaded('client', 'unsent.txt');
    const [firstFile, secondFile, thirdFile] = [
      await uploaded('client', 'one.txt'),
      await uploaded('client', 'two.txt'),
      await uploaded('freelancer', 'three.txt'),
    ];
    const first = await sent('client', { files: [firstFile, secondFile] });
    const second = await sent('freelancer', { files: [thirdFile] });
    const { items, next_cursor: next } = await list('freelancer', '?limit=2');
    expect(items).toMatchObject([
      {
        id: thirdFile,
        name: 'three.txt',
        seq: second.seq,
        is_mine: true,
        bytes: 5,
        scan: 'not_scanned',
        sent_at: second.sent_at,
      },
      { id: secondFile, seq: first.seq, is_mine: false },
    ]);
    expect(items[1]?.from).toBe((await list('client')).items.find(({ is_mine: isMine }) => isMine)?.from);
    const rest = await list('freelancer', `?limit=2&cursor=${encodeURIComponent(next ?? '')}`);
    expect(rest.items[0]).toMatchObject({ id: firstFile, seq: first.seq });
    const all = (await list('client')).items.map((file) => file.id);
    expect(all).not.toContain(unsent);
    expect(new Set(all).size).toBe(all.length);
    // A deleted message takes its files along, and strangers have no list.
    expect(
      (await app.send('DELETE', `/api/conversations/${id}/messages/${second.seq}`, { as: 'freelancer' })).status,
    ).toBe(200);
    expect((await list('client')).items.map((file) => file.id)).not.toContain(thirdFile);
    expect((await app.send('GET', `/api/conversations/${id}/files`, { as: 'otherClient' })).status).toBe(404);
    expect((await app.send('GET', `/api/conversations/${id}/files?cursor=old`, { as: 'client' })).status).toBe(400);
  });

  test('go with one message once, in their order, and only their uploader’s', async () => {
    const files = [await uploaded('client', 'b.txt'), await uploaded('client', 'a.txt')];
    const theirs = await uploaded('freelancer');
    expect((await send('client', { files: [theirs] })).body.errors['files']).toEqual([
      'One of these files no longer exists. Upload it again.',
    ]);
    const body = { id: randomUUID(), files };
    const tries = await Promise.all([send('client', body), send('client', body), send('client', { files })]);
    const stored = tries.filter(({ status }) => status === 200);
    expect(new Set(stored.map(({ body: response }) => response.data.message.seq)).size).toBe(1);
    expect(stored[0]?.body.data.message.files.map(({ name }) => name)).toEqual(['b.txt', 'a.txt']);
    expect((await send('client', {})).body.errors['text']).toEqual(['Write a message.']);
    expect((await send('client', { text: '\u200B\u2060', files: [] })).status).toBe(422);
    const many = Array.from({ length: MESSAGE_LIMITS.files + 1 }, () => randomUUID());
    expect((await send('client', { files: many })).status).toBe(422);
  });

  test('uploaded twice under one key are one file, and another file under it is refused', async () => {
    const key = randomUUID();
    const tries = await Promise.all([
      upload('client', 'a.txt', Buffer.from('same'), key),
      upload('client', 'a.txt', Buffer.from('same'), key),
    ]);
    expect(new Set(tries.filter(({ status }) => status === 201).map(({ body }) => body.data.id)).size).toBe(1);
    expect((await upload('client', 'a.txt', Buffer.from('other'), key)).status).toBe(422);
  });

  test('of a deleted message are opened by nobody, and gone after 90 days; unsent ones after a day', async () => {
    const [file, unsent] = [await uploaded('client'), await uploaded('client')];
    const { seq } = await sent('client', { text: 'Look', files: [file] });
    await app.must('DELETE', `/api/conversations/${id}/messages/${seq}`, { as: 'client' });
    expect(await newest('freelancer')).toMatchObject({ text: '', files: [] });
    for (const as of ['client', 'freelancer'] as const) expect((await open(as, file)).status).toBe(404);
    await forgetFiles(later(MESSAGE_LIMITS.unsentMs - 60_000));
    expect([await stored(file), await stored(unsent)]).toEqual([true, true]);
    await forgetFiles(later(MESSAGE_LIMITS.unsentMs + 60_000));
    expect([await stored(file), await stored(unsent)]).toEqual([true, false]);
    await forgetFiles(later(MESSAGE_LIMITS.originalMs + 60_000));
    expect(await stored(file)).toBe(false);
  });

  test('have a limit a day, counted where many arrive at once', async () => {
    const { pool } = app.base.database;
    const fill = await uploaded('client');
    const { rowCount } = await pool.query('update attachment set bytes = 1 where uploader_id = $1', [
      app.people.client.id,
    ]);
    await pool.query('update attachment set bytes = $2 where id = $1', [
      fill,
      MESSAGE_LIMITS.fileBytesADay - (rowCount ?? 0) - 9,
    ]);
    const tries = await Promise.all([
      upload('client', 'a', Buffer.from('1234567')),
      upload('client', 'b', Buffer.from('7654321')),
    ]);
    expect(tries.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    await pool.query('update attachment set bytes = 1 where id = $1', [fill]);
  });

  test('are not taken from strangers before they are answered, nor over a block', async () => {
    const begun = await app.must<{ conversation_id: string }>('POST', '/api/conversations', {
      as: 'otherClient',
      body: { with: `person:${app.people.freelancer.username}`, id: randomUUID(), text: 'Hello' },
    });
    expect(
      (await upload('otherClient', 'a.txt', Buffer.from('x'), randomUUID(), begun.conversation_id)).body.message,
    ).toBe('You can send files once they answer.');
    expect((await upload('freelancer', 'a.txt', Buffer.from('x'), randomUUID(), begun.conversation_id)).status).toBe(
      201,
    );
    await app.must('PUT', `/api/conversations/${id}/block`, { as: 'freelancer', body: { blocked: true } });
    expect((await upload('client', 'a.txt', Buffer.from('x'))).status).toBe(409);
    await app.must('PUT', `/api/conversations/${id}/block`, { as: 'freelancer', body: { blocked: false } });
    expect((await upload('otherFreelancer', 'a.txt', Buffer.from('x'))).status).toBe(404);
  });
});

describe('scanned files', () => {
  let guarded: TestApp;
  beforeAll(async () => {
    clamd = await clamdSimulator();
    guarded = await testApp({ CLAMAV_URL: clamd.url });
  });
  afterAll(async () => {
    await guarded.close();
    await clamd.close();
  });

  test('are held back with their thumbnails until they are clean, and an infected one cannot be sent', async () => {
    const { conversation_id: talk } = await guarded.must<{ conversation_id: string }>('POST', '/api/conversations', {
      as: 'client',
      body: { with: `person:${guarded.people.freelancer.username}`, id: randomUUID(), text: 'Hello' },
    });
    await guarded.must('POST', `/api/conversations/${talk}/messages`, {
      as: 'freelancer',
      body: { id: randomUUID(), text: 'Hello' },
    });
    const put = (name: string, bytes: Buffer) =>
      guarded.must<MessageFile>('POST', `/api/conversations/${talk}/files`, {
        as: 'client',
        ...multipart('file', name, bytes),
      });
    const get = (file: string, rest = '') =>
      guarded.send('GET', `/api/conversations/${talk}/files/${file}${rest}`, { as: 'freelancer' });
    const say = (files: string[]) =>
      guarded.send<{ message: Message }>('POST', `/api/conversations/${talk}/messages`, {
        as: 'client',
        body: { id: randomUUID(), text: '', files },
      });
    const [picture, bad] = [await put('mark.png', PIXEL), await put('bad.txt', EICAR)];
    expect(picture).toMatchObject({ scan: 'scanning' });
    expect((await say([picture.id])).body.data.message.files[0]?.scan).toBe('scanning');
    for (const rest of ['', '?size=small']) expect((await get(picture.id, rest)).body.code).toBe('being_scanned');
    const { rows } = await guarded.base.database.pool.query<{ id: string }>('select id from file_scan');
    for (const row of rows)
      await scanReactions[0]?.react({ scanId: row.id } as never, guarded.context, { id: '1', at: new Date() });
    for (const rest of ['', '?size=small']) expect((await get(picture.id, rest)).status).toBe(200);
    expect((await say([bad.id])).body.errors['files']).toEqual([
      'Malware was found in bad.txt. Remove it and upload a clean copy.',
    ]);
    const { rows: hints } = await guarded.base.database.pool.query<{ topics: string[] }>(
      "select topics from job where name = 'files.scanned'",
    );
    expect(hints.flatMap(({ topics }) => topics)).toContain(`conversation:${talk}`);
  });
});

describe('answers to a message', () => {
  test('quote one line of it, say when it was deleted, and leave out what is not there', async () => {
    const first = await sent('client', { text: 'Four boats\nand a buoy' });
    const answer = await sent('freelancer', { text: 'All blue?', reply_to: first.seq });
    expect(answer.reply_to).toMatchObject({
      seq: first.seq,
      text: 'Four boats and a buoy',
      is_mine: false,
      is_deleted: false,
    });
    await app.must('DELETE', `/api/conversations/${id}/messages/${first.seq}`, { as: 'client' });
    expect((await newest('client'))?.reply_to).toMatchObject({ text: '', is_deleted: true, is_mine: true });
    expect((await sent('client', { text: 'x', reply_to: 999_999 })).reply_to).toBeNull();
  });

  test('do not show what was said before the reader joined', async () => {
    const first = await sent('client', { text: 'Between us' });
    await sent('freelancer', { text: 'Sure', reply_to: first.seq });
    const { pool } = app.base.database;
    await pool.query('update conversation_member set from_seq = $3 where conversation_id = $1 and user_id = $2', [
      id,
      app.people.freelancer.id,
      first.seq,
    ]);
    expect((await newest('freelancer'))?.reply_to).toMatchObject({ seq: first.seq, text: '' });
    expect((await send('freelancer', { text: 'x', reply_to: first.seq })).body.data.message.reply_to).toBeNull();
    expect(
      (
        await app.send('PUT', `/api/conversations/${id}/messages/${first.seq}/reactions`, {
          as: 'freelancer',
          body: { reaction: 'heart', on: true },
        })
      ).status,
    ).toBe(404);
    await pool.query('update conversation_member set from_seq = 0 where conversation_id = $1', [id]);
  });
});

describe('reactions', () => {
  const react = (as: Person, seq: number, reaction = 'heart', on = true) =>
    app.send<Message>('PUT', `/api/conversations/${id}/messages/${seq}/reactions`, { as, body: { reaction, on } });

  test('are counted once for each person, however often and from however many tabs, and answer nothing', async () => {
    const { seq } = await sent('client', { text: 'Done' });
    const before = await app.must<{ count: number }>('GET', '/api/countNewMessages', { as: 'client' });
    await Promise.all(Array.from({ length: 5 }, () => react('freelancer', seq)));
    expect((await react('client', seq)).body.data.reactions).toEqual([{ reaction: 'heart', count: 2, is_mine: true }]);
    await react('client', seq, 'heart', false);
    expect((await react('client', seq, 'heart', false)).body.data.reactions).toEqual([
      { reaction: 'heart', count: 1, is_mine: false },
    ]);
    expect(await app.must('GET', '/api/countNewMessages', { as: 'client' })).toEqual(before);
    expect((await react('otherClient', seq)).status).toBe(404);
    expect((await react('client', seq, 'bomb')).status).toBe(422);
    await app.must('DELETE', `/api/conversations/${id}/messages/${seq}`, { as: 'client' });
    expect((await newest('client'))?.reactions).toEqual([]);
    expect((await react('client', seq)).body.code).toBe('wrong_state');
  });
});

test('the copy of someone’s data has the files they can open, and leaving takes what the other side never saw', async () => {
  const [sentFile, unsent] = [await uploaded('freelancer', 'kept.txt'), await uploaded('freelancer', 'never sent.txt')];
  await sent('freelancer', { text: 'Here', files: [sentFile] });
  const names = async (who: Person): Promise<string[]> => {
    const found: string[] = [];
    for await (const { name } of personal.exportOf?.(app.context.db, app.people[who].id, app.context).files ?? [])
      found.push(name);
    return found;
  };
  expect((await names('client')).some((name) => name.endsWith('kept.txt'))).toBe(true);
  expect((await names('client')).some((name) => name.endsWith('never sent.txt'))).toBe(false);
  expect((await names('freelancer')).some((name) => name.endsWith('never sent.txt'))).toBe(true);
  await app.context.database.transact((tx) => personal.erase?.(tx, app.people.freelancer.id, app.context));
  expect([await stored(sentFile), await stored(unsent)]).toEqual([true, false]);
  expect((await open('client', sentFile)).status).toBe(200);
  const { rows } = await app.base.database.pool.query<{ storage_key: string }>(
    'select storage_key from attachment where host_id = $1',
    [id],
  );
  await app.context.database.transact((tx) => personal.erase?.(tx, app.people.client.id, app.context));
  for (const { storage_key: key } of rows) expect(await app.context.files.get(key)).toBeNull();
});
