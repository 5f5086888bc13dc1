import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../e2e/support/product.ts';
import { PASSWORD } from '../../src/app/server/test-app.ts';
import { patience as settles, surprises, type World } from './commands.ts';

/** Every issued token, and whether its session was signed out again. */
const sessions: { readonly token: string; isOver: boolean }[] = [];

/** Repeated until it is answered: signing in and out twice does no harm. */
async function untilAnswered(world: World, path: string, init: RequestInit, patience: AbortSignal): Promise<string> {
  while (!patience.aborted) {
    const { status, text } = await call(`${world.url()}${path}`, init);
    if (status >= 200 && status < 300) return text;
    if (status >= 400 && status !== 429 && status !== 503) throw new Error(`${path}: ${status} ${text}`);
    await sleep(50 + Math.random() * 150);
  }
  throw new Error(`${path} was never answered`);
}

/** Half of them sign out again: an ended session must stay ended. */
export async function signIn(world: World): Promise<void> {
  const { email } = world.app.people.otherClient;
  const patience = AbortSignal.timeout(settles.ms);
  const json = { 'content-type': 'application/json' };
  const answer = await untilAnswered(
    world,
    '/api/login',
    { method: 'POST', headers: json, body: JSON.stringify({ email, password: PASSWORD }) },
    patience,
  );
  const { api_token: token } = (JSON.parse(answer) as { data: { api_token: string } }).data;
  const session = { token, isOver: false };
  sessions.push(session);
  await untilAnswered(world, '/api/user/me', { headers: { authorization: `Bearer ${token}` } }, patience);
  if (Math.random() < 0.5) return;
  await untilAnswered(
    world,
    '/api/logout',
    { method: 'POST', headers: { authorization: `Bearer ${token}` } },
    patience,
  );
  session.isOver = true;
}

/** Every open session must work, and no ended one may. */
export async function judgeSessions(world: World): Promise<number> {
  for (const { token, isOver } of sessions) {
    const { status } = await call(`${world.url()}/api/user/me`, { headers: { authorization: `Bearer ${token}` } });
    if (status !== (isOver ? 401 : 200))
      surprises.push(`a session that was ${isOver ? 'ended' : 'begun'} answers ${status}`);
  }
  return sessions.length;
}
