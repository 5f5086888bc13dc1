import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { figure, median, type Figure } from './figure.ts';
import { load } from './support/load.ts';
import { startInstance, type Instance } from './support/instance.ts';
import { plainClient } from './support/plain-client.ts';

const ROUNDS = 7;
const SECONDS = 2;
/** Hashes and logins take turns this often, so that other load affects both equally. */
const SLICE_MS = 1_000;
const SLICES = 3;
const PEOPLE = 24;
/** Enough that a hash is always waiting while others use the database. */
const AT_ONCE = 8;
/** Two at a time is what the product allows itself (AUT-1), and what the machine has cores for. */
const HASHES_AT_ONCE = 2;
/** Argon2id exactly as the product stores passwords with. */
const COST = { memory: 19_456, passes: 3, parallelism: 1, tagLength: 32 } as const;
const PASSWORD = 'a quiet plain phrase';
/** One read that visitors and signed-in people make in the same way. */
const READ = '/api/services?category=logo-design';

const derive = promisify(argon2);

interface Person {
  readonly email: string;
  readonly address: string;
  cookie: string | null;
}

async function people(post: ReturnType<typeof plainClient>['post']): Promise<Person[]> {
  const accounts: Person[] = [];
  for (let i = 0; i < PEOPLE; i += 1) {
    const email = `bench${i}@example.com`;
    const address = `10.0.0.${i}`;
    const names = {
      first_name: 'Bench',
      last_name: 'Person',
      role: 'client',
      email,
      password: PASSWORD,
      password_confirmation: PASSWORD,
    };
    const { status, text } = await post('/api/register', names, { 'x-forwarded-for': address });
    if (status !== 201) throw new Error(text);
    accounts.push({ email, address, cookie: null });
  }
  return accounts;
}

interface Tally {
  done: number;
  tookMs: number;
}

/** One slice of this work, with `atOnce` of them in progress until its end. */
async function slice(tally: Tally, atOnce: number, once: () => Promise<void>): Promise<void> {
  const startedAt = performance.now();
  const worker = async (): Promise<void> => {
    while (performance.now() < startedAt + SLICE_MS) {
      await once();
      tally.done += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  tally.tookMs += performance.now() - startedAt;
}

const perSecond = ({ done, tookMs }: Tally): number => (done * 1_000) / tookMs;

const bareHash = async (): Promise<void> =>
  void (await derive('argon2id', { message: PASSWORD, nonce: randomBytes(16), ...COST }));

interface Instances {
  /** As in production, with every limit on. */
  readonly door: Instance;
  /** With the limits on reads off, which a load from one address would run into immediately. */
  readonly shelf: Instance;
}

async function operatorToken({ url }: Instance): Promise<string> {
  const { post, close } = plainClient(url);
  const { text } = await post('/api/login', { email: 'operator@example.com', password: 'Operator-passphrase-1' }, {});
  close();
  return (JSON.parse(text) as { data: { api_token: string } }).data.api_token;
}

async function measure({ door, shelf }: Instances, say: (line: string) => void): Promise<Figure[]> {
  const { post, close } = plainClient(door.url);
  const who = await people(post);
  let turn = 0;
  const signIn = async (): Promise<void> => {
    const person = who[(turn += 1) % who.length];
    if (person === undefined) throw new Error('nobody was registered');
    const answer = await post(
      '/api/login',
      { email: person.email, password: PASSWORD },
      { 'x-forwarded-for': person.address, ...(person.cookie === null ? {} : { cookie: person.cookie }) },
    );
    if (answer.status !== 200) throw new Error(answer.text);
    person.cookie = answer.cookie ?? person.cookie;
  };
  for (let i = 0; i < 2 * PEOPLE; i += 1) await signIn();
  for (let i = 0; i < 8; i += 1) await bareHash();
  const headers = { authorization: `Bearer ${await operatorToken(shelf)}` };
  const read = `${shelf.url}${READ}`;
  await load(read, 1, 32, headers);
  await load(read, 1);
  const costs: number[] = [];
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const hashes: Tally = { done: 0, tookMs: 0 };
    const logins: Tally = { done: 0, tookMs: 0 };
    for (let turns = 0; turns < SLICES; turns += 1) {
      await slice(hashes, HASHES_AT_ONCE, bareHash);
      await slice(logins, AT_ONCE, signIn);
    }
    ratios.push(perSecond(logins) / perSecond(hashes));
    // The second of the two has a warmer machine: they take turns at that too.
    const first = round % 2 === 0 ? null : await load(read, SECONDS, 32, headers);
    const nobody = await load(read, SECONDS);
    const someone = first ?? (await load(read, SECONDS, 32, headers));
    costs.push(nobody.perSecond / someone.perSecond);
    say(
      `${perSecond(hashes).toFixed(0)} hashes and ${perSecond(logins).toFixed(0)} logins a second; ${nobody.perSecond.toFixed(0)} reads by nobody and ${someone.perSecond.toFixed(0)} by someone`,
    );
  }
  close();
  return [
    figure('authenticated request against the same one by nobody', median(costs), null, 'lower', 'x cost'),
    figure('logins against bare Argon2id of the same cost', median(ratios), null, 'higher', 'x rate'),
  ];
}

/**
 * What knowing the caller costs a read, and what signing in costs beside its hash: rounds taken in turn, in one run.
 */
export async function accountsBench(say: (line: string) => void): Promise<Figure[]> {
  const shelf = await startInstance({ demo: true });
  const door = await startInstance({ env: { RATE_LIMITS: 'on', TRUST_PROXY: 'on' } });
  try {
    return await measure({ door, shelf }, say);
  } finally {
    await door.stop();
    await shelf.stop();
  }
}
