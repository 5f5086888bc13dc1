/** Until the client approves they get a delivery's pictures with a watermark, if the freelancer chose so (ORD-26). */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMarked, removeCopies } from '#domains/paid-work/server/paid-work.ts';
import { personal } from '#domains/paid-work/server/personal.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { Failure } from '#kit/errors.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import { openSizeEncoder } from '#kit/server/storage/size-encoder.ts';
import { approveDelivery } from './approve-delivery.ts';
import { deliverWork } from './deliver-work.ts';
import { deliveriesArchive } from './order-archive.ts';
import { openOrderFile, orderFiles } from './order-files.ts';
import { readOrderPage } from './order-page.ts';
import { filesFolder, orderWorld, usd, type OrderWorld } from './order-world.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(200_000));
});
afterAll(() => world.close());

async function delivered(files: Readonly<Record<string, Buffer>>, watermark: boolean) {
  const { number } = await world.place();
  await world.do((tx) =>
    submitRequirements(tx, world.freelancer, { order_number: number, answers: [], files: [] }, world.context),
  );
  const ids: string[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    const file = await asUpload(world.context.files, name, bytes);
    const { context, freelancer } = world;
    const to = { order_number: number, purpose: 'delivery' } as const;
    const stored = await orderFiles.store(context.db, freelancer, to, file, `${number} ${name}`, context);
    ids.push((await world.do((tx) => orderFiles.add(tx, freelancer, to, stored, context))).file.id);
  }
  await world.do((tx) =>
    deliverWork(
      tx,
      world.freelancer,
      { order_number: number, note: 'Here it is.', files: ids, watermark },
      world.context,
    ),
  );
  const read = async (reader: typeof world.client, id = ids[0] ?? '') => {
    const named = { order_number: number, file_id: id };
    const { name, file } = await openOrderFile(world.context.db, reader, named, world.context);
    return { name, bytes: await buffer(file.content) };
  };
  const zip = async (reader: typeof world.client, context = world.context) =>
    buffer((await deliveriesArchive(context.db, reader, number, context)).file.content);
  return { number, ids, read, zip };
}

async function keyOf(fileId: string): Promise<string> {
  const { rows } = await world.database.owner.query<{ key: string }>(
    'select storage_key as key from attachment where id = $1',
    [fileId],
  );
  return rows[0]?.key ?? '';
}

const drawing = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#e2a622' } })
    .png()
    .toBuffer();

it('the client sees the work and gets it with the approval, in the ZIP and the copy of their data too', async () => {
  const original = await drawing();
  const words = Buffer.from('The text is not marked.');
  const { number, ids, read, zip } = await delivered({ 'mark.png': original, 'notes.txt': words }, true);
  const seen = await read(world.client);
  expect(seen.name).toBe('mark (watermark).webp');
  expect(await sharp(seen.bytes).metadata()).toMatchObject({ format: 'webp', width: 400, height: 300 });
  // Something is drawn on it: the drawing itself has one color.
  expect((await sharp(seen.bytes).stats()).channels[0]?.stdev).toBeGreaterThan(5);
  expect((await read(world.client, ids[1])).bytes).toEqual(words);
  expect(await read(world.freelancer)).toEqual({ name: 'mark.png', bytes: original });
  expect((await zip(world.client)).includes(original)).toBe(false);
  expect((await zip(world.client)).includes('mark (watermark).webp')).toBe(true);
  expect((await zip(world.freelancer)).includes(original)).toBe(true);
  expect((await readOrderPage(world.context.db, world.client, number, world.context)).deliveries).toMatchObject([
    { watermarked: true },
  ]);
  const copied = async () => {
    const names: string[] = [];
    for await (const { name } of personal.exportOf?.(world.context.db, world.client.userId, world.context).files ?? [])
      names.push(name);
    return names.filter((name) => name.includes(number));
  };
  expect(await copied()).toEqual([expect.stringContaining('notes.txt')]);

  await world.do((tx) => approveDelivery(tx, world.client, { order_number: number }, world.context));
  expect(await read(world.client)).toEqual({ name: 'mark.png', bytes: original });
  expect((await zip(world.client)).includes(original)).toBe(true);
  expect(await copied()).toHaveLength(2);
});

it('a picture that no watermark can be drawn on is not given out, and everything else is', async () => {
  const broken = Buffer.from('\u0089PNG\r\n\u001a\nnot really', 'latin1');
  const { read, zip } = await delivered({ 'odd.png': broken, 'notes.txt': Buffer.from('Notes.') }, true);
  await expect(read(world.client)).rejects.toMatchObject({ code: 'wrong_state' });
  expect((await read(world.freelancer)).bytes).toEqual(broken);
  const archive = await zip(world.client);
  expect([archive.includes('not really'), archive.includes('Notes.')]).toEqual([false, true]);
});

it('a watermark that could not be drawn in time can be tried again, and an archive is not sent without it', async () => {
  const { ids, read, zip } = await delivered({ 'mark.png': await drawing() }, true);
  const key = await keyOf(ids[0] ?? '');
  const hurried = () => openSizeEncoder({ longestMs: 1 });
  await expect(openMarked(key, 'whole', world.context, hurried)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfterSeconds: 5,
  });
  const { files } = world.context;
  const put = (): never => {
    throw new Failure('out_of_space');
  };
  await expect(
    zip(world.client, { ...world.context, files: { ...files, open: files.open.bind(files), put } }),
  ).rejects.toMatchObject({ code: 'out_of_space' });
  expect((await read(world.client)).name).toBe('mark (watermark).webp');
  expect((await zip(world.client)).includes('mark (watermark).webp')).toBe(true);
});

it('two pictures are drawn at a time, and each of them once', async () => {
  const { ids } = await delivered(
    { 'a.png': await drawing(), 'b.png': await drawing(), 'c.png': await drawing() },
    true,
  );
  let [begun, running, most] = [0, 0, 0];
  const counted = () => {
    const encoder = openSizeEncoder({ isAwaited: true });
    begun += 1;
    running += 1;
    most = Math.max(most, running);
    return {
      ...encoder,
      close: () => {
        running -= 1;
        encoder.close();
      },
    };
  };
  const keys = await Promise.all(ids.map(keyOf));
  const opened = await Promise.all(
    [...keys, ...keys].map((key, place) =>
      openMarked(key, place % 2 === 0 ? 'whole' : 'small', world.context, counted),
    ),
  );
  for (const file of opened) file?.content.destroy();
  expect([opened.every(Boolean), begun, most]).toEqual([true, 3, 2]);
});

it('without the choice nothing is marked', async () => {
  const original = await drawing();
  const { read } = await delivered({ 'mark.png': original }, false);
  expect(await read(world.client)).toEqual({ name: 'mark.png', bytes: original });
});

describe('the copies with a watermark on disk', () => {
  const WHOLE_AND_SMALL = 2;
  /** As the file system has it. */
  const onDisk = async (id: string) => {
    const key = await keyOf(id);
    return (await readdir(path.join(filesFolder(), path.dirname(key)))).filter((name) =>
      name.startsWith(`${path.basename(key)}-marked`),
    ).length;
  };
  const later = async (ms: number) => {
    world.sleep(ms);
    expect(await removeCopies(world.context)).toBe(false);
  };

  it('are removed once the work is approved, and the picture itself stays', async () => {
    const original = await drawing();
    const { number, ids, read } = await delivered({ 'mark.png': original }, true);
    const id = ids[0] ?? '';
    expect(await onDisk(id)).toBe(0);
    await read(world.client);
    expect(await onDisk(id)).toBe(WHOLE_AND_SMALL);
    await later(HOUR_MS);
    expect(await onDisk(id)).toBe(WHOLE_AND_SMALL);
    await world.do((tx) => approveDelivery(tx, world.client, { order_number: number }, world.context));
    await later(HOUR_MS);
    expect(await onDisk(id)).toBe(0);
    expect(await read(world.client)).toEqual({ name: 'mark.png', bytes: original });
  });

  it('are removed after 30 days, and made again for who asks', async () => {
    const { ids, read } = await delivered({ 'mark.png': await drawing() }, true);
    const id = ids[0] ?? '';
    const first = await read(world.client);
    await later(31 * DAY_MS);
    expect(await onDisk(id)).toBe(0);
    expect((await read(world.client)).bytes).toEqual(first.bytes);
    expect(await onDisk(id)).toBe(WHOLE_AND_SMALL);
  });

  it('that are being made while the work is approved are removed later', async () => {
    const { number, ids, read } = await delivered({ 'mark.png': await drawing() }, true);
    await read(world.client);
    await world.do((tx) => approveDelivery(tx, world.client, { order_number: number }, world.context));
    await later(MINUTE_MS);
    expect(await onDisk(ids[0] ?? '')).toBe(WHOLE_AND_SMALL);
    await later(10 * MINUTE_MS);
    expect(await onDisk(ids[0] ?? '')).toBe(0);
  });
});
