/** Uploaded pictures in sizes: made beside the request, and served by what the browser takes (UPL-8). */
import { fastify } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { srcSetOf, toneClass, urlFor } from '#kit/picture-sizes.ts';
import { composed } from '#kit/server/db/database.ts';
import { makePictureSizes, removePicture } from '#kit/server/storage/pictures.ts';
import { openSizeEncoder } from '#kit/server/storage/size-encoder.ts';
import { mountUploads } from './uploads.ts';
import { multipart } from './test-multipart.ts';
import { testApp, type TestApp } from './test-app.ts';

let app: TestApp;
let web: ReturnType<typeof fastify>;
beforeAll(async () => {
  app = await testApp();
  web = fastify();
  mountUploads(web, app.context);
});
afterAll(async () => {
  await web.close();
  await app.close();
});

/** Soft waves of color, the same ones each time: of a drawing in few colors WebP would be the smaller one. */
function photo(width = 900, height = 700): Promise<Buffer> {
  const raw = Buffer.alloc(width * height * 3);
  for (let at = 0; at < raw.length; at += 1) {
    const [x, y] = [Math.floor(at / 3) % width, Math.floor(at / 3 / width)];
    raw[at] = 128 + 60 * Math.sin(x / 37 + (at % 3)) + 60 * Math.cos(y / 23 + x / 91);
  }
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
}
const waiting = async () =>
  (await app.context.db.rows(composed<{ storage_key: string }>('select storage_key from unsized_picture'))).map(
    (row) => row.storage_key,
  );
const got = async (url: string, accept = 'image/avif,image/webp,*/*') => {
  const { statusCode: status, headers, rawPayload } = await web.inject({ url, headers: { accept } });
  return {
    status,
    type: headers['content-type'],
    cache: headers['cache-control'],
    vary: headers.vary,
    bytes: rawPayload,
  };
};

test('a picture is served as it is until its sizes are made, then as small as its place', async () => {
  const { body, headers } = multipart('avatar', 'me.jpg', await photo());
  const { avatar, avatar_url: url } = await app.must<{ avatar: string; avatar_url: string }>(
    'POST',
    '/api/user/avatar',
    { as: 'client', body, headers },
  );
  expect(toneClass(url)).toMatch(/^tone-/);
  expect(await waiting()).toEqual([`avatars/${avatar}`]);
  const small = urlFor(url, 28);
  const before = await got(small);
  expect(before).toMatchObject({ status: 200, type: 'image/webp', cache: 'public, max-age=60' });

  expect(await makePictureSizes(app.context)).toBe(false);
  expect(await waiting()).toEqual([]);
  const avif = await got(small);
  expect(avif).toMatchObject({ type: 'image/avif', vary: 'accept', cache: expect.stringContaining('immutable') });
  expect(avif.bytes.length).toBeLessThan(before.bytes.length / 4);
  expect(await sharp(avif.bytes).metadata()).toMatchObject({ width: 96 });
  const webp = await got(small, 'image/webp,*/*');
  expect(webp.type).toBe('image/webp');
  expect(await sharp(webp.bytes).metadata()).toMatchObject({ width: 96 });
  for (const part of srcSetOf(url)?.split(',') ?? []) expect((await got(part.split(' ')[0] ?? '')).status).toBe(200);

  await removePicture(app.context.files, `avatars/${avatar}`);
  expect((await got(small)).status).toBe(404);
});

test('a size that no page asks for is not found, and neither is anything outside the folders', async () => {
  for (const odd of [
    '/uploads/avatars/a-97',
    '/uploads/avatars/a-96.avif',
    '/uploads/covers/..%2Favatars%2Fa-96',
    '/uploads/deliveries/a.webp',
  ])
    expect([odd, (await got(odd)).status]).toEqual([odd, 404]);
});

test('a picture that cannot be read is tried a few times, and then left as it is', async () => {
  const key = 'covers/0197a1c2-0000-7000-8000-000000000009.webp';
  await app.context.files.put(key, Buffer.from('no picture at all'));
  const insert = composed('insert into unsized_picture (storage_key, due_at) values ($1, $2)');
  await app.context.database.transact((tx) => tx.rows(insert, [key, app.context.clock()]));
  const later = { ...app.context, log: { ...app.context.log, warn: () => {} } as unknown as typeof app.context.log };
  for (let round = 0; round < 4; round += 1) {
    expect(await waiting()).toEqual([key]);
    await makePictureSizes({ ...later, clock: () => new Date(Date.now() + round * 3_600_000) });
  }
  expect(await waiting()).toEqual([]);
});

test('a picture that takes too long is given up, and its process with it', async () => {
  const encoder = openSizeEncoder({ longestMs: 1 });
  const picture = await photo();
  await expect(encoder.encode(picture, [96])).rejects.toThrow('longer than 1 ms');
  // It is told to end, and on a busy machine takes its time.
  const failureMessage = () => encoder.encode(picture, [96]).catch((error: Error) => error.message);
  await expect.poll(failureMessage).toBe('Channel closed');
});

test('a video of the gallery plays in parts, is never the cover, and is one', async () => {
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'), Buffer.alloc(984, 7)]);
  const as = 'freelancer';
  const { id } = await app.publish();
  const send = (bytes: Buffer) =>
    app.send<{ pictures: { url: string }[] }>('POST', `/api/my/services/${id}/video`, {
      as,
      ...multipart('video', 'film.mp4', bytes),
    });
  expect((await send(Buffer.from('<html>no film</html>'))).status).toBe(422);
  const { pictures } = (await send(film)).body.data;
  expect((await send(film)).status).toBe(409);
  const url = pictures[0]?.url ?? '';
  expect(url).toMatch(/\.mp4$/);
  const part = async (range?: string) => {
    const {
      statusCode: status,
      headers,
      rawPayload: bytes,
    } = await web.inject({ url, headers: range === undefined ? {} : { range } });
    return {
      status,
      type: headers['content-type'],
      range: headers['content-range'],
      sandbox: headers['content-security-policy'],
      bytes,
    };
  };
  expect(await part()).toMatchObject({
    status: 200,
    type: 'video/mp4',
    bytes: film,
    sandbox: "default-src 'none'; sandbox",
  });
  expect(await part('bytes=10-19')).toMatchObject({
    status: 206,
    range: 'bytes 10-19/1000',
    bytes: film.subarray(10, 20),
  });
  expect(await part('bytes=5000-')).toMatchObject({ status: 416, range: 'bytes */1000' });
  await app.must('POST', `/api/my/services/${id}/publish`, { as });
  const { slug } = await app.must<{ slug: string }>('GET', `/api/my/services/${id}`, { as });
  const page = await app.must<{ content: { cover: string | null; pictures: { url: string }[] } }>(
    'GET',
    `/api/services/by-slug/${slug}`,
  );
  expect(page.content).toMatchObject({ cover: null, pictures: [{ url }] });
});
