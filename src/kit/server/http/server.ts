import Fastify, { type FastifyInstance } from 'fastify';
import { bodyLimits } from '../../limits.ts';
import type { Config } from '../config.ts';
import { commonHeaders } from './headers.ts';
import { uuidv7 } from '../make-id.ts';

/** The bare server: bounded in every direction (OPS-2), every reply with the common headers (WEB-3). */
export function makeServer(config: Config): FastifyInstance {
  const app = Fastify({
    logger: false,
    trustProxy: config.trustProxy,
    bodyLimit: bodyLimits.jsonBytes,
    requestTimeout: 30_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    genReqId: () => uuidv7(),
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: true },
  });
  app.server.headersTimeout = 15_000;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders);
    reply.header('x-request-id', request.id);
  });
  return app;
}
