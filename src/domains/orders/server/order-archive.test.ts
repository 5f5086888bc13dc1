import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asUpload } from '#kit/server/storage/files.ts';
import { deliverWork } from './deliver-work.ts';
import { deliveriesArchive } from './order-archive.ts';
import { orderFiles } from './order-files.ts';
import { orderWorld, usd, type OrderWorld } from './order-world.ts';
import { requestRevision } from './request-revision.ts';
import { submitRequirements } from './submit-requirements.ts';

let world: OrderWorld;
beforeAll(async () => {
  world = await orderWorld();
  await world.addMoney(world.client, usd(20_000));
});
afterAll(() => world.close());

async function uploaded(number: string, name: string, text: string): Promise<string> {
  const file = await asUpload(world.context.files, name, Buffer.from(text));
  const { context, freelancer } = world;
  const to = { order_number: number, purpose: 'delivery' } as const;
  const stored = await orderFiles.store(context.db, freelancer, to, file, `${number} ${name} ${text}`, context);
  return (await world.do((tx) => orderFiles.add(tx, freelancer, to, stored, context))).file.id;
}

it('everything that was delivered is in one archive, a folder for each version, for the two people alone', async () => {
  const { number } = await world.place();
  const read = (reader = world.client) => deliveriesArchive(world.context.db, reader, number, world.context);
  await world.do((tx) =>
    submitRequirements(tx, world.freelancer, { order_number: number, answers: [], files: [] }, world.context),
  );
  await expect(read()).rejects.toMatchObject({ code: 'not_found' });
  for (const version of [1, 2]) {
    const files = [await uploaded(number, '../mark.svg', `<svg id="${version}"/>`)];
    await world.do((tx) =>
      deliverWork(tx, world.freelancer, { order_number: number, note: `Note ${version}`, files }, world.context),
    );
    const items = [{ what: 'Bluer', where: '' }];
    if (version === 1)
      await world.do((tx) => requestRevision(tx, world.client, { order_number: number, items }, world.context));
  }
  await uploaded(number, 'unsent.svg', '<svg/>').catch(() => null);
  for (const reader of [world.client, world.freelancer]) {
    const { name, file } = await read(reader);
    expect(name).toBe(`${number}.zip`);
    const zip = (await buffer(file.content)).toString('latin1');
    for (const version of [1, 2]) {
      expect(zip).toContain(`${number}/version-${version}/delivery.txt`);
      expect(zip).toMatch(new RegExp(`${number}/version-${version}/files/[0-9a-f]{4}-\\.\\._mark\\.svg`));
      expect(zip).toContain(`<svg id="${version}"/>`);
    }
    expect(zip).not.toContain('unsent');
  }
  await expect(read(world.stranger)).rejects.toMatchObject({ code: 'not_found' });
});
