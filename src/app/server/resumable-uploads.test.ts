/**
 * Files that arrive in parts: nothing that was acknowledged is lost, and the whole is looked at like any file (UPL-5,
 * decision 112).
 */
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resumableLimits } from '#kit/limits.ts';
import { after, HOUR_MS } from '#kit/clock.ts';
import { composed } from '#kit/server/db/database.ts';
import { personal } from '#kit/server/personal.ts';
import { violations } from '../../../db/checks/run-checks.ts';
import { uploadChecks } from '#kit/server/uploads/upload-checks.ts';
import { sweepUploads } from '#kit/server/uploads/drop-uploads.ts';
import type { UploadState } from '#kit/uploads.ts';
import { multipart } from './test-multipart.ts';
import { testApp, type Person, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => void (app = await testApp()));
afterAll(async () => {
  expect(await violations(app.base.database.pool, uploadChecks)).toEqual([]);
  await app.close();
});

let changed = 0;
const fileOf = (bytes: number) => ({ name: 'picture.png', bytes, modified: (changed += 1) });
const begin = (body: object, as: Person = 'client') => app.send<UploadState>('POST', '/api/uploads', { as, body });
const part = (id: string, offset: number, bytes: Buffer, as: Person = 'client') =>
  app.send<UploadState>('PATCH', `/api/uploads/${id}?offset=${offset}`, { as, ...multipart('part', 'part', bytes) });
const state = (id: string) => app.send<UploadState>('GET', `/api/uploads/${id}`, { as: 'client' });
const useAsAvatar = (id: string, key?: string) =>
  app.send<{ avatar: string }>('POST', '/api/user/avatar', {
    as: 'client',
    headers: { 'upload-id': id },
    ...(key === undefined ? {} : { key }),
  });
const keysOf = async (id: string) =>
  (
    await app.context.db.rows(
      composed<{ storage_key: string }>('select storage_key from partial_upload_part where upload_id = $1 order by at'),
      [id],
    )
  ).map((row) => row.storage_key);
const picture = () =>
  sharp({ create: { width: 600, height: 600, channels: 3, background: '#26e' } })
    .png()
    .toBuffer();

test('a file sent in parts is used like one sent whole, and again when its answer was lost', async () => {
  const bytes = await picture();
  const body = fileOf(bytes.length);
  const { id } = (await begin(body)).body.data;
  const half = Math.floor(bytes.length / 2);
  expect((await part(id, 0, bytes.subarray(0, half))).body.data.offset).toBe(half);
  expect((await useAsAvatar(id)).status).toBe(409);
  // The page was loaded again: the same file continues where it stopped.
  expect((await begin(body)).body.data).toMatchObject({ id, offset: half });
  expect((await part(id, half, bytes.subarray(half))).body.data.offset).toBe(bytes.length);
  const used = await useAsAvatar(id);
  expect(used.status).toBe(200);
  expect(await app.context.files.get(`avatars/${used.body.data.avatar}`)).not.toBeNull();
  expect((await useAsAvatar(id)).status).toBe(200);
  expect((await begin(body)).body.data.id).not.toBe(id);
});

test('a part that was acknowledged is sent again without harm, and a wrong offset gets the right one', async () => {
  const bytes = randomBytes(30);
  const { id } = (await begin(fileOf(30))).body.data;
  await part(id, 0, bytes.subarray(0, 10));
  expect((await part(id, 0, bytes.subarray(0, 10))).body.data.offset).toBe(10);
  const wrong = await part(id, 20, bytes.subarray(20));
  expect([wrong.status, wrong.body.data]).toEqual([409, { offset: 10 }]);
  expect((await part(id, 0, randomBytes(10))).status).toBe(409);
  expect((await part(id, 10, randomBytes(21))).status).toBe(422);
  expect((await state(id)).body.data.offset).toBe(10);
});

test('of two parts that race for one place one is kept, whole', async () => {
  const { id } = (await begin(fileOf(10))).body.data;
  const [a, b] = [randomBytes(10), randomBytes(10)];
  const answers = await Promise.all([part(id, 0, a), part(id, 0, b)]);
  expect(answers.map(({ status }) => status).toSorted((x, y) => x - y)).toEqual([200, 409]);
  const [key = ''] = await keysOf(id);
  expect(await app.context.files.get(key)).toEqual(answers[0]?.status === 200 ? a : b);
});

test('what it really is counts, not its name: a refused file is refused in parts too', async () => {
  const { id } = (await begin({ ...fileOf(12), name: 'photo.jpg' })).body.data;
  await part(id, 0, Buffer.from('#!/bin/sh\nls'));
  expect((await useAsAvatar(id)).status).toBe(422);
});

test('someone else’s upload does not exist, and is of no use to them', async () => {
  const bytes = await picture();
  const { id } = (await begin(fileOf(bytes.length))).body.data;
  await part(id, 0, bytes);
  expect((await part(id, 0, bytes, 'otherClient')).status).toBe(404);
  expect((await app.send('POST', '/api/user/avatar', { as: 'otherClient', headers: { 'upload-id': id } })).status).toBe(
    404,
  );
  expect((await app.send('POST', '/api/user/avatar', { as: 'client', headers: { 'upload-id': 'x' } })).status).toBe(
    404,
  );
});

test('a person has only so many unfinished ones; those that nobody continues make room', async () => {
  const as = 'freelancer';
  const begun: string[] = [];
  for (let n = 0; n < resumableLimits.most; n += 1) begun.push((await begin(fileOf(10), as)).body.data.id);
  expect((await begin(fileOf(10), as)).status).toBe(409);
  expect((await begin({ ...fileOf(1), bytes: 1e12 }, as)).status).toBe(422);
  await app.context.database.transact((tx) =>
    tx.rows(composed("update partial_upload set touched_at = touched_at - interval '1 hour' where id = $1"), [
      begun[3],
    ]),
  );
  expect((await begin(fileOf(10), as)).status).toBe(200);
  expect((await begin(fileOf(10), as)).status).toBe(409);
  expect((await app.send('DELETE', `/api/uploads/${begun[0]}`, { as })).status).toBe(200);
  expect((await begin(fileOf(10), as)).status).toBe(200);
});

test('parts expire, are removed when canceled, and go with the account', async () => {
  const send = async () => {
    const { id } = (await begin(fileOf(20))).body.data;
    await part(id, 0, randomBytes(10));
    return { id, key: (await keysOf(id))[0] ?? '' };
  };
  const [old, canceled, left] = [await send(), await send(), await send()];
  await app.must('DELETE', `/api/uploads/${canceled.id}`, { as: 'client' });
  await expect.poll(() => app.context.files.get(canceled.key)).toBeNull();
  await app.context.database.transact((tx) =>
    tx.rows(composed('update partial_upload set expires_at = $2 where id = $1'), [old.id, app.context.clock()]),
  );
  await sweepUploads(app.context);
  expect((await state(old.id)).status).toBe(404);
  await expect.poll(() => app.context.files.get(old.key)).toBeNull();
  await app.context.database.transact(
    (tx) => personal.erase?.(tx, app.people.client.id, app.context) ?? Promise.resolve(),
  );
  expect((await state(left.id)).status).toBe(404);
  await expect.poll(() => app.context.files.get(left.key)).toBeNull();
  // What a killed process kept without a row is younger than a day until nobody knows it.
  await app.context.files.put(`parts/${left.id}/0-0123`, Buffer.from('lost'));
  expect(await app.context.files.sweepUnfinished(after(new Date(), -HOUR_MS))).toBe(0);
  // Of two parts that raced the loser may be there as well.
  expect(await app.context.files.sweepUnfinished(after(new Date(), HOUR_MS))).toBeGreaterThanOrEqual(1);
  expect(await app.context.files.get(`parts/${left.id}/0-0123`)).toBeNull();
});
