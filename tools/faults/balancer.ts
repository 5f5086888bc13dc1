import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from '../../e2e/support/product.ts';

const PROBE_EVERY_MS = 200;
/** This many failed probes in a row, as load balancers count: a process that was only slow stays. */
const FALLS_AFTER = 2;

export interface Balancer {
  readonly url: string;
  readonly served: () => number;
  /** Failed requests: no process ready, a broken connection, or an answer of 5xx. */
  readonly failures: readonly string[];
  isReady(which: number): boolean;
  close(): void;
}

interface Backend {
  readonly port: number;
  readonly agent: Agent;
  ready: boolean;
  refusals: number;
}

/**
 * Before several processes, as a real one: asks each whether it is ready and sends new requests only there, on lines it
 * keeps. What never reached a process, because nobody listens there any more, goes to another; nothing else is
 * repeated.
 */
export async function balancer(ports: readonly number[]): Promise<Balancer> {
  const backends: Backend[] = ports.map((port) => ({
    port,
    agent: new Agent({ keepAlive: true }),
    ready: false,
    refusals: 0,
  }));
  const failures: string[] = [];
  let served = 0;
  let turn = 0;
  let isOver = false;
  const fail = (what: string): void => void (isOver || failures.push(what));
  const next = (but: readonly Backend[] = []): Backend | undefined => {
    const open = backends.filter((backend) => backend.ready && !but.includes(backend));
    return open[(turn += 1) % open.length];
  };
  const probe = async (backend: Backend): Promise<void> => {
    while (!isOver) {
      const { status } = await call(`http://127.0.0.1:${backend.port}/readyz`, { headers: { connection: 'close' } });
      backend.refusals = status === 200 ? 0 : backend.refusals + 1;
      backend.ready = status === 200 || (backend.ready && backend.refusals < FALLS_AFTER);
      await sleep(PROBE_EVERY_MS);
    }
  };
  for (const backend of backends) void probe(backend);

  function pass(from: IncomingMessage, body: Buffer, to: ServerResponse, tried: readonly Backend[] = []): void {
    const backend = next(tried);
    const what = `${from.method ?? ''} ${from.url ?? ''}`;
    if (backend === undefined) {
      fail(`${what}: nobody is ready`);
      return void to.writeHead(503, { 'retry-after': '1' }).end();
    }
    const headers = { ...from.headers, 'content-length': String(body.length) };
    if (from.method === 'GET') Reflect.deleteProperty(headers, 'content-length');
    const sent = request(
      { host: '127.0.0.1', port: backend.port, method: from.method, path: from.url, headers, agent: backend.agent },
      (answer) => {
        served += 1;
        const status = answer.statusCode ?? 0;
        if (status >= 500) fail(`${what}: ${status}`);
        // These headers belong to the connection to the process, not to the client's.
        const { connection: _line, 'keep-alive': _life, ...passedOn } = answer.headers;
        to.writeHead(status, passedOn);
        answer
          .once('error', (error) => (fail(`${what}: cut in the middle of its answer (${error.message})`), to.destroy()))
          .pipe(to);
      },
    );
    sent.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return pass(from, body, to, [...tried, backend]);
      fail(`${what}: ${error.code ?? error.message}${sent.reusedSocket ? ' on a line that was kept' : ''}`);
      if (!to.headersSent) to.writeHead(502).end();
      return undefined;
    });
    sent.end(body);
  }

  const server = createServer((from, to) => {
    const parts: Buffer[] = [];
    from.on('data', (part: Buffer) => void parts.push(part)).once('end', () => pass(from, Buffer.concat(parts), to));
  });
  server.on('upgrade', (from: IncomingMessage, socket: Duplex, head: Buffer) => {
    const backend = next();
    if (backend === undefined) return void socket.destroy();
    const line = connect(backend.port, '127.0.0.1', () => {
      const lines = Object.entries(from.headers).map(([name, value]) => `${name}: ${String(value)}\r\n`);
      line.write(`${from.method ?? 'GET'} ${from.url ?? ''} HTTP/1.1\r\n${lines.join('')}\r\n`);
      line.write(head);
      line.pipe(socket).pipe(line);
    });
    line.once('error', () => socket.destroy());
    return void socket.once('error', () => line.destroy());
  });
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    served: () => served,
    failures,
    isReady: (which) => backends[which]?.ready === true,
    close() {
      isOver = true;
      server.closeAllConnections();
      server.close();
      for (const { agent } of backends) agent.destroy();
    },
  };
}
