/** For tests: clamd's part of the INSTREAM protocol. It checks what it is sent and can fail as the real one does. */
import net, { type AddressInfo, type Socket } from 'node:net';

/** The harmless file every scanner takes for malware, put together here so that no scanner takes this source for it. */
export const EICAR = Buffer.from(
  ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join(''),
);

/**
 * `silent` never answers, `cut` closes in the middle, `small` takes no more than 1 kB, `nonsense` says something else.
 */
export type ClamdFault = 'silent' | 'cut' | 'small' | 'nonsense';

export interface ClamdSimulator {
  readonly url: string;
  /** What it was sent that the real one would refuse. Empty, or a test fails. */
  readonly complaints: string[];
  readonly scanned: Buffer[];
  /** Until another is set. */
  fault: ClamdFault | null;
  close(): Promise<void>;
}

const SMALL_BYTES = 1_024;
const COMMAND = 'zINSTREAM\0';

export async function clamdSimulator(port = 0): Promise<ClamdSimulator> {
  const complaints: string[] = [];
  const scanned: Buffer[] = [];
  const open = new Set<Socket>();
  let simulator: ClamdSimulator | null = null;

  function hear(socket: Socket): void {
    let bytes = Buffer.alloc(0);
    const file: Buffer[] = [];
    let isStream = false;
    open.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => open.delete(socket));
    const say = (words: string): void => void socket.end(`${words}\0`);
    socket.on('data', (piece: Buffer) => {
      const fault = simulator?.fault ?? null;
      bytes = Buffer.concat([bytes, piece]);
      if (!isStream) {
        if (bytes.toString('latin1').startsWith('zPING\0')) return say('PONG');
        if (bytes.length < COMMAND.length) return;
        if (bytes.toString('latin1', 0, COMMAND.length) !== COMMAND) {
          complaints.push(`not a command: ${bytes.toString('latin1', 0, 20)}`);
          return say('UNKNOWN COMMAND');
        }
        isStream = true;
        bytes = bytes.subarray(COMMAND.length);
      }
      if (fault === 'cut') return void socket.destroy();
      while (bytes.length >= 4) {
        const length = bytes.readUInt32BE();
        if (length === 0) {
          if (bytes.length > 4) complaints.push('bytes after the end');
          scanned.push(Buffer.concat(file));
          if (fault === 'silent') return;
          if (fault === 'nonsense') return say("stream: Can't allocate memory ERROR");
          return say(Buffer.concat(file).includes(EICAR) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
        }
        if (length > 1_024 * 1_024) complaints.push(`a piece of ${length} bytes`);
        if (bytes.length < 4 + length) return;
        file.push(Buffer.from(bytes.subarray(4, 4 + length)));
        bytes = bytes.subarray(4 + length);
        if (fault === 'small' && Buffer.concat(file).length > SMALL_BYTES)
          return say('INSTREAM size limit exceeded. ERROR');
      }
    });
  }

  const server = net.createServer(hear);
  await new Promise<void>((resolve) => void server.listen(port, '127.0.0.1', resolve));
  simulator = {
    url: `tcp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints,
    scanned,
    fault: null,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
  return simulator;
}
