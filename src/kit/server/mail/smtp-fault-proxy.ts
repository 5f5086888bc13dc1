/** For tests: sits between us and a mail server, and spoils one step of the next conversation. */
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import type { Fault } from '../payments/simulators/simulator.ts';

/** In the order in which they come. */
export const SMTP_STEPS = ['greeting', 'EHLO', 'AUTH', 'MAIL', 'RCPT', 'DATA', 'content'] as const;
export type SmtpStep = (typeof SMTP_STEPS)[number];
/** The HTTP faults that apply to SMTP; `drip` answers forever. */
export type SmtpFault =
  | Extract<Fault, 'late' | 'wrong' | 'broken' | 'lost' | 'never' | 'reset' | 'half' | 'torn'>
  | 'drip';

export interface SmtpFaultProxy {
  readonly url: string;
  /** How many connections it took. */
  readonly taken: { count: number };
  failNext(fault: SmtpFault, step: SmtpStep): void;
  /** Called when it begins to say nothing, or to answer forever. */
  onEndless(listener: () => void): void;
  close(): Promise<void>;
}

const LATE_MS = 400;
const DRIP_MS = 50;
const CONTENT_END = '\r\n.\r\n';

export async function smtpFaultProxy(target: string): Promise<SmtpFaultProxy> {
  const there = new URL(target);
  const taken = { count: 0 };
  const open = new Set<Socket>();
  let due: { fault: SmtpFault; step: SmtpStep } | null = null;
  let onEndless = (): void => {};

  const server = createServer((client) => {
    taken.count += 1;
    const behind = connect(Number(there.port), there.hostname);
    for (const socket of [client, behind]) {
      open.add(socket);
      // Cut connections are what this is for.
      socket.on('error', () => {});
      socket.on('close', () => open.delete(socket));
    }
    const cut = (): void => {
      client.resetAndDestroy();
      behind.destroy();
    };
    let step: SmtpStep = 'greeting';
    let content = '';
    let isAskedForContent = false;
    /** The fault of this step, once. */
    let active: SmtpFault | null = null;
    const enter = (next: SmtpStep): void => {
      step = next;
      active = due?.step === step ? due.fault : null;
      if (active !== null) due = null;
    };
    enter('greeting');

    client.on('data', (piece) => {
      const text = piece.toString('latin1');
      const isContent = step === 'content' || (isAskedForContent && active === null);
      isAskedForContent = /(?:^|\n)DATA\r\n$/.test(text);
      if (isContent && step !== 'content') enter('content');
      else if (!isContent) enter(SMTP_STEPS.find((smtpStep) => text.startsWith(smtpStep)) ?? step);
      if (active === 'reset') return cut();
      if (active === 'half') return void behind.write(piece.subarray(0, piece.length / 2), cut);
      if (active === 'broken' && step !== 'content') return void client.write('451 not now\r\n');
      content += isContent ? text : '';
      // The server never sees the end of an email it must not accept.
      if (active === 'broken') return void (content.endsWith(CONTENT_END) && client.write('451 not now\r\n'));
      behind.write(piece);
    });
    behind.on('data', (piece) => {
      if (active === 'reset' || active === 'half' || active === 'lost') return cut();
      if (active === 'never') return onEndless();
      if (active === 'torn') return void client.write(piece.subarray(0, 2), cut);
      if (active === 'wrong') return void client.write('<html>gateway</html>\r\n');
      if (active === 'broken') return void client.write('421 not now\r\n');
      if (active === 'late') return void setTimeout(() => client.write(piece), LATE_MS);
      if (active !== 'drip') return void client.write(piece);
      const dripping = setInterval(() => client.write(`${piece.toString('latin1', 0, 3)}-wait\r\n`), DRIP_MS);
      onEndless();
      client.on('close', () => clearInterval(dripping));
    });
    client.on('end', () => behind.end());
    behind.on('end', () => active === null && client.end());
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: target.replace(`:${there.port}`, `:${port}`),
    taken,
    failNext: (fault, step) => void (due = { fault, step }),
    onEndless: (listener) => void (onEndless = listener),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
  };
}
