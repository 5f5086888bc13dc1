/** Until the client approves they get a delivery's pictures with a watermark, if the freelancer chose so (ORD-26). */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { removeCopies } from '#domains/paid-work/server/paid-work.ts';
import { personal } from '#domains/paid-work/server/personal.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kit/clock.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import { approveDelivery } from './approve-delivery.ts';
import { deliverWork } from './deliver-work.ts';
import { deliveriesArchive } from './order-archive.ts';
import { addFile, readOrderFile, storeBytes } from './order-files.ts';
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
  await world.do((tx) => submitRequirements(tx, world.freelancer, { order_number: number, answers: [], files: [] }, world.context));
  const ids: string[] = [];
  for (const [name, bytes] of Object.entries(files)) {
    const file = await asUpload(world.context.files, name, bytes);
    const stored = await storeBytes(world.context.db, world.freelancer, number, 'delivery', file, `${number} ${name}`, world.context);
    ids.push((await world.do((tx) => addFile(tx, world.freelancer, number, 'delivery', file, stored, world.context))).id);
  }
  await world.do((tx) => deliverWork(tx, world.freelancer, { order_number: number, note: 'Here it is.', files: ids, watermark }, world.context));
  const read = async (reader: typeof world.client, id = ids[0] ?? '') => {
    const { name, file } = await readOrderFile(world.context.db, reader, number, id, world.context);
    return { name, bytes: await buffer(file.content) };
  };
  const zip = async (reader: typeof world.client) => buffer((await deliveriesArchive(world.context.db, reader, number, world.context)).file.content);
  return { number, ids, read, zip };
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
  expect((await readOrderPage(world.context.db, world.client, number, world.context)).deliveries).toMatchObject([{ watermarked: true }]);
  const copied = async () => {
    const names: string[] = [];
    for await (const { name } of personal.exportOf?.(world.context.db, world.client.userId, world.context).files ?? []) names.push(name);
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

it('without the choice nothing is marked', async () => {
  const original = await drawing();
  const { read } = await delivered({ 'mark.png': original }, false);
  expect(await read(world.client)).toEqual({ name: 'mark.png', bytes: original });
});

describe('the copy with a watermark on disk', () => {
  /** As the file system has it. */
  const onDisk = async (id: string) => {
    const { rows } = await world.database.owner.query<{ key: string }>('select storage_key as key from work_file where id = $1', [id]);
    const folder = path.join(filesFolder(), path.dirname(rows[0]?.key ?? ''));
    return (await readdir(folder)).map((name) => name.startsWith(path.basename(rows[0]?.key ?? '')) && name.endsWith('-marked')).filter(Boolean).length;
  };
  const later = async (ms: number) => {
    world.sleep(ms);
    expect(await removeCopies(world.context)).toBe(false);
  };

  it('is removed once the work is approved, and the picture itself stays', async () => {
    const original = await drawing();
    const { number, ids, read } = await delivered({ 'mark.png': original }, true);
    const id = ids[0] ?? '';
    expect(await onDisk(id)).toBe(0);
    await read(world.client);
    expect(await onDisk(id)).toBe(1);
    await later(HOUR_MS);
    expect(await onDisk(id)).toBe(1);
    await world.do((tx) => approveDelivery(tx, world.client, { order_number: number }, world.context));
    await later(HOUR_MS);
    expect(await onDisk(id)).toBe(0);
    expect(await read(world.client)).toEqual({ name: 'mark.png', bytes: original });
  });

  it('is removed after 30 days, and made again for who asks', async () => {
    const { ids, read } = await delivered({ 'mark.png': await drawing() }, true);
    const id = ids[0] ?? '';
    const first = await read(world.client);
    await later(31 * DAY_MS);
    expect(await onDisk(id)).toBe(0);
    expect((await read(world.client)).bytes).toEqual(first.bytes);
    expect(await onDisk(id)).toBe(1);
  });

  it('that is being made while the work is approved is removed later', async () => {
    const { number, ids, read } = await delivered({ 'mark.png': await drawing() }, true);
    await read(world.client);
    await world.do((tx) => approveDelivery(tx, world.client, { order_number: number }, world.context));
    await later(MINUTE_MS);
    expect(await onDisk(ids[0] ?? '')).toBe(1);
    await later(10 * MINUTE_MS);
    expect(await onDisk(ids[0] ?? '')).toBe(0);
  });
});
