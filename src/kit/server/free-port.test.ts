import { createServer, type AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { freePort } from './free-port.ts';

const server = createServer();
afterAll(() => void server.close());

test('a free port can be listened on, is not given twice, and is none that an outgoing connection could take', async () => {
  const ports = await Promise.all(Array.from({ length: 50 }, freePort));
  expect(new Set(ports).size).toBe(50);
  expect(Math.max(...ports)).toBeLessThan(32_768);
  await new Promise<void>(
    (resolve, reject) => void server.once('error', reject).listen(ports[0], '127.0.0.1', resolve),
  );
  expect((server.address() as AddressInfo).port).toBe(ports[0]);
});
