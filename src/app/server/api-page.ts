import type { FastifyInstance } from 'fastify';
import { html, type Html } from '#kit/server/html.ts';
import { plainDocument } from '#kit/server/web/plain-document.ts';

interface Operation {
  summary: string;
  description?: string;
  parameters: { name: string; in: string; required: boolean }[];
  responses: Record<string, { description: string }>;
}

const operationView = (method: string, path: string, operation: Operation): Html => html`<article class="card">
  <h2>${method.toUpperCase()} ${path}</h2>
  <p>${operation.summary}</p>
  ${operation.description ? html`<p class="meta">${operation.description}</p>` : ''}
  <dl>
    ${operation.parameters.map((one) => html`<dt>${one.in}: ${one.name}</dt><dd>${one.required ? 'required' : 'optional'}</dd>`)}
    ${Object.entries(operation.responses).map(([status, response]) => html`<dt>${status}</dt><dd>${response.description}</dd>`)}
  </dl>
</article>`;

/** The API described for programs (/api/openapi.json) and as a page to read (/api/docs). */
export function mountApiPage(app: FastifyInstance, description: Record<string, unknown>): void {
  const text = JSON.stringify(description);
  const paths = description['paths'] as Record<string, Record<string, Operation>>;
  const { title } = description['info'] as { title: string };
  app.get('/api/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60').send(text));
  app.get('/api/docs', (_request, reply) => {
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => operationView(method, path, operation)),
    );
    const body = html`<h1>${title}</h1>
      <p>Every answer is <code>{ success, message, data, errors }</code>; a failure adds <code>code</code> and <code>requestId</code>. Sign in with <code>POST /api/login</code> and send its token as <code>Authorization: Bearer …</code>. Commands that create or move money take an <code>Idempotency-Key</code>.</p>
      <p><a href="/api/openapi.json">openapi.json</a></p>
      ${calls}`;
    return plainDocument(reply, { title, brand: title, body });
  });
}
