/**
 * Delivered pictures come small for lists of them: to the two people of the order, and never without the watermark they
 * are under.
 */
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { personal } from '#domains/paid-work/server/personal.ts';
import { asUpload } from '#kit/server/storage/files.ts';
import { deliverWork } from './deliver-work.ts';
import { openOrderFile, orderFiles } from './order-files.ts';
import { filesFolder, orderWorld, usd, type OrderWorld } from './order-world.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(100_000));
});
afterAll(() => world.close());

const photo = () =>
  sharp({ create: { width: 2_400, height: 1_600, channels: 3, background: '#0b5563' } })
    .jpeg()
    .toBuffer();

async function uploaded(name: string, bytes: Buffer) {
  const { number } = await world.place();
  await world.do((tx) =>
    submitRequirements(tx, world.freelancer, { order_number: number, answers: [], files: [] }, world.context),
  );
  const file = await asUpload(world.context.files, name, bytes);
  const { context, freelancer } = world;
  const to = { order_number: number, purpose: 'delivery' } as const;
  const stored = await orderFiles.store(context.db, freelancer, to, file, number, context);
  const { id } = (await world.do((tx) => orderFiles.add(tx, freelancer, to, stored, context))).file;
  const deliver = (watermark: boolean) =>
    world.do((tx) =>
      deliverWork(tx, world.freelancer, { order_number: number, note: 'Here.', files: [id], watermark }, world.context),
    );
  const small = async (reader: typeof world.client) => {
    const named = { order_number: number, file_id: id, size: 'small' } as const;
    const { file: opened } = await openOrderFile(world.context.db, reader, named, world.context);
    return buffer(opened.content);
  };
  return { id, key: stored.key, deliver, small };
}

const onDisk = async (key: string) =>
  (await readdir(path.join(filesFolder(), path.dirname(key))))
    .filter((name) => name.startsWith(path.basename(key)))
    .toSorted();

it('a large picture is small in the list, for the freelancer before and for both after the delivery', async () => {
  const { deliver, small } = await uploaded('sign.jpg', await photo());
  await expect(small(world.client)).rejects.toMatchObject({ code: 'not_found' });
  expect(await sharp(await small(world.freelancer)).metadata()).toMatchObject({ format: 'webp', width: 640 });
  await deliver(false);
  expect(await sharp(await small(world.client)).metadata()).toMatchObject({ format: 'webp', width: 640 });
});

it('the client sees the watermark in the list too, and the freelancer the picture', async () => {
  const { deliver, small } = await uploaded('sign.jpg', await photo());
  await deliver(true);
  const spread = async (bytes: Buffer) => (await sharp(bytes).stats()).channels[0]?.stdev ?? 0;
  const marked = await small(world.client);
  expect(await spread(marked)).toBeGreaterThan(5);
  expect(await sharp(marked).metadata()).toMatchObject({ format: 'webp', width: 640 });
  expect(await spread(await small(world.freelancer))).toBeLessThan(2);
});

it('what is no picture has none, and nothing takes the place of one that is missing', async () => {
  const words = await uploaded('notes.txt', Buffer.from('Words.'));
  await words.deliver(false);
  await expect(words.small(world.client)).rejects.toMatchObject({ code: 'not_found' });
  const broken = Buffer.from('\u0089PNG\r\n\u001a\nnot really', 'latin1');
  const odd = await uploaded('odd.png', broken);
  await odd.deliver(false);
  await expect(odd.small(world.client)).rejects.toMatchObject({ code: 'not_found' });
  const earlier = await uploaded('sign.jpg', await photo());
  await earlier.deliver(false);
  await world.context.files.remove(`${earlier.key}-small.webp`);
  await expect(earlier.small(world.client)).rejects.toMatchObject({ code: 'not_found' });
});

it('the small copy goes with a picture that was never sent', async () => {
  const { key } = await uploaded('sign.jpg', await photo());
  expect(await onDisk(key)).toEqual([path.basename(key), `${path.basename(key)}-small.webp`]);
  await world.do((tx) => Promise.resolve(personal.erase?.(tx, world.freelancer.userId, world.context)));
  expect(await onDisk(key)).toEqual([]);
});
