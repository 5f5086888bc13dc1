import { setTimeout as sleep } from 'node:timers/promises';
import { call, type Heard } from '../../e2e/support/product.ts';
import type { TestApp } from '../../src/app/server/test-app.ts';

export const SETTLES_WITHIN_MS = 60_000;
/** How long an operation may retry; longer in a run whose product is mostly down. */
export const patience = { ms: SETTLES_WITHIN_MS };

/** What messages say; offers write some of their own. */
export const TALK = 'The sketch above the door is the best.';

export interface World {
  readonly app: TestApp;
  readonly purchase: Readonly<Record<string, unknown>>;
  /** What a contract is offered with, but for its milestones. */
  readonly offer: Readonly<Record<string, unknown>>;
  /** A posted project to copy, and what both people talk in. */
  readonly project: string;
  readonly conversation: string;
  /** Where the freelancer's earnings go, in each lane. */
  readonly payoutMethods: Readonly<Record<'standard' | 'express', string>>;
  /** The address of one of the two apps, at random. */
  readonly url: () => string;
}

export interface Command {
  readonly path: string;
  readonly as: 'client' | 'otherClient' | 'freelancer';
  /** JSON, or a form with a file. */
  readonly body: unknown;
  readonly key: string;
  /** The first answer that acknowledged it. */
  said: string | null;
}

export const commands: Command[] = [];
/** Permanently refused, which no operation here should be: reported as violations. */
export const surprises: string[] = [];
export const tally = { operations: 0, repeated: 0, cuts: 0, postgresKills: 0, appKills: 0, webhooks: 0 };

export async function send({ app, url }: World, command: Command, patienceMs = 0): Promise<Heard> {
  const { path, as, body, key } = command;
  const authorized = { authorization: `Bearer ${app.people[as].token}`, 'idempotency-key': key };
  const content =
    body instanceof FormData
      ? { headers: authorized, body }
      : { headers: { ...authorized, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const sent = call(`${url()}${path}`, { method: 'POST', ...content });
  // A client that gives up never gets the answer, whatever happened to the command.
  if (patienceMs > 0)
    return Promise.race([
      sent,
      sleep(patienceMs).then(() => ({ status: 0, text: 'gave up', retryAfter: null, tookMs: patienceMs })),
    ]);
  return sent;
}

/**
 * Sent with one key until it is acknowledged, now and then twice at once; whatever says yes must always say the same.
 */
export async function carryOut<Data>(world: World, as: Command['as'], path: string, body: unknown): Promise<Data> {
  const command: Command = { path, as, body, key: crypto.randomUUID(), said: null };
  commands.push(command);
  const until = Date.now() + patience.ms;
  while (Date.now() < until) {
    const twice = Math.random() < 0.15;
    const patienceMs = Math.random() < 0.08 ? 3 + Math.random() * 40 : 0;
    const answers = await Promise.all(
      twice ? [send(world, command), send(world, command, patienceMs)] : [send(world, command, patienceMs)],
    );
    for (const heard of answers) hear(command, heard);
    if (command.said !== null) return (JSON.parse(command.said) as { data: Data }).data;
    tally.repeated += 1;
    await sleep(30 + Math.random() * 120);
  }
  throw new Error(`${path} was never acknowledged`);
}

function hear(command: Command, { status, text }: Heard): void {
  if (status >= 200 && status < 300) {
    command.said ??= text;
    if (command.said !== text) surprises.push(`${command.path} under key ${command.key} answered differently`);
  } else if (status >= 400 && status < 500 && !/"code":"(in_progress|too_many_requests)"/.test(text))
    surprises.push(`${command.path}: ${status} ${text}`);
  else if (status >= 500 && status !== 503) surprises.push(`${command.path}: ${status} ${text}`);
}

/** Until the apps have an answer again: for what is asked once everything stands. */
export async function sendUntilAnswered(world: World, command: Command): Promise<Heard> {
  for (let tries = 0; ; tries += 1) {
    const heard = await send(world, command);
    if ((heard.status !== 0 && heard.status !== 503) || tries >= 50) return heard;
    await sleep(200);
  }
}
