import { randomBytes } from 'node:crypto';
import { carryOut, surprises, type World } from './commands.ts';

const LARGEST_BYTES = 200_000;
/** Random bytes look like a program once in some thousand times and would be refused. */
const BEGINNING = Buffer.from('work\n');

/** What was acknowledged, and where it can be read. */
const stored: { readonly path: string; readonly bytes: Buffer }[] = [];

/** A file of its own for the next delivery; gives its id. */
export async function uploadFile(world: World, orderNumber: string): Promise<string> {
  const bytes = Buffer.concat([BEGINNING, randomBytes(1 + Math.floor(Math.random() * LARGEST_BYTES))]);
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'work.bin');
  const { id } = await carryOut<{ id: string }>(
    world,
    'freelancer',
    `/api/orders/${orderNumber}/files?purpose=delivery`,
    form,
  );
  stored.push({ path: `/api/orders/${orderNumber}/files/${id}`, bytes });
  return id;
}

/** Each acknowledged file is there, byte for byte. */
export async function judgeFiles(world: World): Promise<number> {
  const headers = { authorization: `Bearer ${world.app.people.freelancer.token}` };
  for (const { path, bytes } of stored) {
    const answer = await fetch(`${world.url()}${path}`, { headers });
    if (!Buffer.from(await answer.arrayBuffer()).equals(bytes))
      surprises.push(`${path} answers ${answer.status}, and not with the bytes that were stored`);
  }
  return stored.length;
}
