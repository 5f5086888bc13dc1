import { Agent, get, type IncomingMessage } from 'node:http';
import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { closerOf } from './close-server.ts';
import { makeServer } from './server.ts';

/** As a load balancer does: it keeps its connection and sends the next request on it. */
function asker(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = async (path: string): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, (answer) =>
        answer.resume().once('end', () => resolve(answer)),
      ).once('error', reject);
    });
  return { ask, close: () => agent.destroy() };
}

async function serve(isDraining: () => boolean = () => false) {
  const app = makeServer(readConfig({}), { isDraining });
  const close = closerOf(app);
  const answers: (() => void)[] = [];
  app.get('/slow', (_request, reply) => void answers.push(() => void reply.send('done')));
  app.get('/quick', (_request, reply) => reply.send('done'));
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { closeServer: () => close(60_000), answers, port: (app.server.address() as AddressInfo).port };
}

test('a connection that was busy when closing began does not hold it up', async () => {
  const { closeServer, answers, port } = await serve();
  const { ask, close } = asker(port);
  const answer = ask('/slow');
  await expect.poll(() => answers.length).toBe(1);
  const closed = closeServer();
  answers[0]?.();
  expect((await answer).statusCode).toBe(200);
  await closed;
  close();
});

test('while it drains, every answer closes its connection', async () => {
  let isDraining = false;
  const { closeServer, port } = await serve(() => isDraining);
  const { ask, close } = asker(port);
  expect((await ask('/quick')).headers.connection).toBe('keep-alive');
  isDraining = true;
  expect((await ask('/quick')).headers.connection).toBe('close');
  expect((await ask('/nothing-there')).headers.connection).toBe('close');
  await closeServer();
  close();
});

test('an unused connection, as browsers open them in advance, does not hold it up either', async () => {
  const { closeServer, port } = await serve();
  const early = connect(port, '127.0.0.1');
  await once(early, 'connect');
  const { ask, close } = asker(port);
  await ask('/quick');
  await closeServer();
  close();
  early.destroy();
});
