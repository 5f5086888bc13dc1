/** An address that nothing can be looked for under: a page for who reads pages, the envelope for programs. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { brandName } from '../../brand.ts';
import { Failure } from '../../errors.ts';
import { html } from '../html.ts';
import { plainDocument } from '../web/plain-document.ts';
import { failureBody } from './envelope.ts';
import { commonHeaders } from './headers.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

const pathIn = (url: string | undefined): string => (url ?? '/').replace(/[?#].*$/s, '');

/** No name of anything has a zero byte, and the parts behind this do not expect one. */
export const hasZeroByte = (url: string | undefined): boolean => /%00/.test(pathIn(url));

const wantsPage = ({ method, raw, headers }: FastifyRequest): boolean =>
  ['GET', 'HEAD'].includes(method) &&
  !/^\/api(\/|$)/i.test(pathIn(raw.url)) &&
  /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

export function answerUnknownAddress(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(commonHeaders).header('x-request-id', request.id);
  if (!wantsPage(request))
    return void reply
      .code(404)
      .type(JSON_TYPE)
      .send(JSON.stringify(failureBody(new Failure('not_found'), request.id)));
  const body = html`<h1>Page not found</h1><p>This address has a character that no page of ours has. It may have been cut off or changed when it was copied.</p><p><a href="/">Go to the home page</a></p>`;
  plainDocument(reply, { title: 'Page not found', brand: brandName(), body, status: 404 });
}
