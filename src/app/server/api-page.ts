import type { FastifyInstance } from 'fastify';
import type { Config } from '#kit/server/config.ts';
import { html, type Html } from '#kit/server/html.ts';
import { describeApi } from '#kit/server/http/openapi.ts';
import { plainDocument } from '#kit/server/web/plain-document.ts';
import { apiGroups } from './modules.ts';

type Content = Readonly<Record<string, { example?: unknown }>>;

interface Operation {
  summary: string;
  description: string;
  tags: string[];
  parameters: { name: string; in: string; required: boolean }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
}

interface Description {
  readonly info: { readonly title: string };
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

const exampleIn = (content: Content | undefined): unknown =>
  Object.values(content ?? {}).find(({ example }) => example !== undefined)?.example;
const exampleView = (label: string, example: unknown): Html | string =>
  example === undefined
    ? ''
    : html`<details><summary>${label}</summary><pre>${JSON.stringify(example, null, 2)}</pre></details>`;

const operationView = (method: string, path: string, operation: Operation): Html => html`<article class="card">
  <h3>${method.toUpperCase()} ${path}</h3>
  <p>${operation.summary}</p>
  <p class="meta">${operation.description}</p>
  <dl>
    ${operation.parameters.map((parameter) => html`<dt>${parameter.in}: ${parameter.name}</dt><dd>${parameter.required ? 'required' : 'optional'}</dd>`)}
    ${Object.entries(operation.responses).map(([status, response]) => html`<dt>${status}</dt><dd>${response.description}</dd>`)}
  </dl>
  ${exampleView('Example request', exampleIn(operation.requestBody?.content))}
  ${Object.entries(operation.responses).map(([status, { content }]) => exampleView(`Example answer, ${status}`, exampleIn(content)))}
</article>`;

function page({ info, tags, paths }: Description): Html {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const section = ({ name, description }: Description['tags'][number]): Html => html`<h2>${name}</h2>
    <p>${description}</p>
    ${calls.filter(({ operation }) => operation.tags.includes(name)).map(({ path, method, operation }) => operationView(method, path, operation))}`;
  return html`<h1>${info.title}</h1>
    <p>Every response is <code>{ success, message, data, errors }</code>; a failure adds <code>code</code> and <code>requestId</code>. Sign in with <code>POST /api/login</code> and send its token as <code>Authorization: Bearer …</code>. Commands that create or move money take an <code>Idempotency-Key</code>.</p>
    <p><a href="/api/openapi.json">openapi.json</a></p>
    ${tags.map(section)}`;
}

/**
 * The API described for programs (/api/openapi.json) and as a page to read (/api/docs). Made when it is first asked
 * for.
 */
export function mountApiPage(
  app: FastifyInstance,
  config: Pick<Config, 'brandName' | 'appUrl' | 'supportEmail'>,
): void {
  let cache = { by: '', text: '' };
  const described = (): string => {
    const info = { title: config.brandName, url: config.appUrl, email: config.supportEmail };
    const by = JSON.stringify(info);
    if (cache.by !== by) cache = { by, text: JSON.stringify(describeApi(apiGroups(), info)) };
    return cache.text;
  };
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60').send(described()),
  );
  app.get('/api/docs', (_request, reply) => {
    const description = JSON.parse(described()) as Description;
    return plainDocument(reply, { title: description.info.title, brand: config.brandName, body: page(description) });
  });
}
