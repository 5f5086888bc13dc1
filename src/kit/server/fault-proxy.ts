/** For tests: passes everything on to a real server and spoils the requests or answers it is told to. */
import { request } from 'node:http';
import {
  startSimulator,
  type SimulatorRequest,
  type Simulator,
  type SimulatorAnswer,
} from './payments/simulators/simulator.ts';

/** Changes an answer on its way; `body` is what the server behind said. */
export type Rewrite = (incomingRequest: SimulatorRequest, body: string) => string;

/** `targetOf` and `rewriteOf` are asked at each request, so that the server behind may start after the proxy. */
export const faultProxy = (targetOf: () => string, rewriteOf: () => Rewrite | null = () => null): Promise<Simulator> =>
  startSimulator(async (incomingRequest) => {
    const reply = await passOn(incomingRequest, targetOf());
    const rewrite = rewriteOf();
    return rewrite === null ? reply : { ...reply, body: rewrite(incomingRequest, String(reply.body)) };
  });

const passOn = ({ method, path, query, headers, body }: SimulatorRequest, target: string): Promise<SimulatorAnswer> =>
  new Promise((done, fail) => {
    const search = query.size === 0 ? '' : `?${query.toString()}`;
    // The host stays the proxy's: the server behind writes its own addresses with it.
    const outgoing = request(`${target}${path}${search}`, { method, headers, agent: false }, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.on('error', fail);
      reply.on('end', () => {
        const {
          'content-length': _length,
          'transfer-encoding': _encoding,
          connection: _connection,
          'content-type': type,
          ...rest
        } = reply.headers;
        done({
          status: reply.statusCode ?? 0,
          body: Buffer.concat(pieces).toString('utf8'),
          headers: rest,
          ...(type === undefined ? {} : { type }),
        });
      });
    });
    outgoing.on('error', fail);
    outgoing.end(body);
  });
