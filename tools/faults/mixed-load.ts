import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../e2e/support/product.ts';
import { multipart } from '../../src/app/server/test-multipart.ts';
import { PIXEL } from '../../src/app/server/test-pixel.ts';
import { SETTLES_WITHIN_MS, surprises, tally, type World } from '../bank/commands.ts';
import { pick } from '../bank/operations.ts';
import { openScreen } from '../bank/sockets.ts';
import { signIn } from '../bank/sign-ins.ts';

/** More than these at once means that it cannot keep up. */
const MOST_AT_ONCE = 150;
const WORDS = ['logo', 'voice', 'shop', 'video', 'translation', 'nothing-has-this', 'app', 'print'];
const WATCHES_FOR_MS = 3_000;

function any<Item>(items: readonly Item[]): Item {
  const found = items[Math.floor(Math.random() * items.length)];
  if (found === undefined) throw new RangeError('there is nothing to choose from');
  return found;
}

async function read(world: World, path: string, headers: Record<string, string> = {}): Promise<void> {
  const { status, text } = await call(`${world.url()}${path}`, { headers });
  if (status !== 200) surprises.push(`${path}: ${status} ${text.slice(0, 200)}`);
}

async function picture(world: World): Promise<void> {
  const { body, headers } = multipart('avatar', 'me.png', PIXEL);
  const authorization = `Bearer ${world.app.people.otherFreelancer.token}`;
  const request = {
    method: 'POST',
    headers: { ...headers, authorization, 'idempotency-key': crypto.randomUUID() },
    body: new Uint8Array(body),
  };
  const send = () => call(`${world.url()}/api/user/avatar`, request);
  let { status, text } = await send();
  // All pictures are one person's, and a person sends at most four files at a time. What had no answer while the disk
  // was busy is sent again under its key, as the app does.
  for (let tries = 0; (status === 429 || status === 0) && tries < 20; tries += 1) {
    await sleep(200 + Math.random() * 300);
    ({ status, text } = await send());
  }
  if (status !== 200) surprises.push(`a picture: ${status} ${text.slice(0, 200)}`);
}

/** A screen that comes, watches for a moment and goes. */
async function visit(world: World): Promise<void> {
  const screen = openScreen(world, any(['client', 'freelancer', 'otherFreelancer']));
  if (await screen.untilLive(SETTLES_WITHIN_MS)) await sleep(WATCHES_FOR_MS);
  else surprises.push(`a screen was not live ${SETTLES_WITHIN_MS} ms after it opened`);
  screen.close();
}

/** What people do at the same time, and how often among the others. */
function mixOf(
  slugs: readonly string[],
): readonly { readonly weight: number; readonly run: (world: World) => Promise<unknown> }[] {
  const own = (world: World) => ({ authorization: `Bearer ${world.app.people.client.token}` });
  return [
    { weight: 6, run: (world) => read(world, any(['/', '/services', '/feesandcharges', `/services/${any(slugs)}`])) },
    { weight: 5, run: (world) => read(world, `/services?q=${any(WORDS)}-${Math.floor(Math.random() * 10_000)}`) },
    { weight: 5, run: (world) => read(world, `/api/services?q=${any(WORDS)}`) },
    {
      weight: 5,
      run: (world) => read(world, any(['/api/orders?side=buying', '/api/mybalance', '/api/user/me']), own(world)),
    },
    { weight: 4, run: (world) => pick().run(world) },
    { weight: 1, run: signIn },
    { weight: 1, run: picture },
    { weight: 1, run: visit },
  ];
}

/** Begun at their own pace, however long the others take (open loop), until `isOver`. Waits for the last of them. */
export async function mixedLoad(world: World, perSecond: number, isOver: () => boolean): Promise<void> {
  const { text } = await call(`${world.url()}/api/services`);
  const slugs = (JSON.parse(text) as { data: { items: { slug: string }[] } }).data.items.map(({ slug }) => slug);
  const mix = mixOf(slugs);
  const whole = mix.reduce((sum, { weight }) => sum + weight, 0);
  const open = new Set<Promise<void>>();
  while (!isOver()) {
    await sleep((-Math.log(1 - Math.random()) * 1_000) / perSecond);
    tally.operations += 1;
    let left = Math.random() * whole;
    const operation = mix.find(({ weight }) => (left -= weight) < 0) ?? any(mix);
    if (open.size >= MOST_AT_ONCE) {
      surprises.push(`${MOST_AT_ONCE} operations were open at once: it does not keep up`);
      continue;
    }
    const run: Promise<void> = operation
      .run(world)
      .then(
        () => {},
        (error: Error) => void surprises.push(error.message),
      )
      .finally(() => open.delete(run));
    open.add(run);
  }
  await Promise.all(open);
}
