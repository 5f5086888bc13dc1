import type * as z from 'zod/mini';
import type { Access } from '../../actor.ts';
import type { Endpoint } from '../../endpoint.ts';
import { failures, type FailureCode } from '../../errors.ts';
import { envelopeOf, failureSchema, schemaOf, type Json } from './openapi-schema.ts';
import { exampleOf } from './schema-example.ts';

/** The calls of one domain. */
export interface ApiGroup {
  readonly name: string;
  readonly about: string;
  readonly endpoints: readonly Endpoint[];
}

interface About {
  readonly title: string;
  readonly url: string;
  readonly email: string;
}

/**
 * The name of a call in generated clients, such as `getOrdersOrderNumber`. It follows from method and path, so it
 * changes only with them.
 */
const operationIdOf = ({ method, path }: Endpoint): string =>
  `${method.toLowerCase()}${path.replace(/^\/api/, '').replace(/[^a-zA-Z0-9]+(\w)?/g, (_all, next: string | undefined) => (next ?? '').toUpperCase())}`;

/** A query without data answers a file. */
export const isDownload = (endpoint: Endpoint): boolean =>
  endpoint.kind === 'query' && endpoint.data._zod.def.type === 'null';

function parameters(endpoint: Endpoint): Json[] {
  const listed = (shape: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!shape) return [];
    const schema = schemaOf(shape, 'input') as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(schema.properties ?? {}).map(([name, property]) => ({
      name,
      in: place,
      required: place === 'path' || (schema.required ?? []).includes(name),
      schema: property,
      example: exampleOf(property, name),
    }));
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    schema: { type: 'string', format: 'uuid' },
    example: KEY,
  };
  return [...listed(endpoint.params, 'path'), ...listed(endpoint.query, 'query'), ...(isKeyed(endpoint) ? [key] : [])];
}

const KEY = '0b9f6f0e-6a3e-4c55-9f0e-2f4d1c1a7e21';
const isKeyed = (endpoint: Endpoint): boolean => endpoint.kind === 'command' && endpoint.repeat === 'key';

function requestBody(endpoint: Endpoint): Json {
  if (endpoint.kind === 'query') return {};
  if (endpoint.upload) {
    const { field } = endpoint.upload;
    const schema = { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!endpoint.body) return {};
  const schema = schemaOf(endpoint.body, 'input');
  return { requestBody: { required: true, content: { 'application/json': { schema, example: exampleOf(schema) } } } };
}

const WHO: Readonly<Record<Exclude<Access, 'operator'>, string>> = {
  public: 'No sign-in required.',
  'signed-in': 'Requires sign-in.',
  verified: 'Requires a verified email address.',
  member: 'Requires a completed account setup.',
  client: 'Clients only.',
  freelancer: 'Freelancers only.',
};

function description(endpoint: Endpoint): string {
  const { access, staff = [], fresh } = endpoint;
  const who = access === 'operator' ? `Requires the staff role ${[...staff, 'owner'].join(' or ')}.` : WHO[access];
  const proof =
    fresh === undefined
      ? []
      : [`Confirm your identity first${fresh === true ? '' : ', if you use two-factor authentication'}.`];
  const repeat = isKeyed(endpoint) ? ['Retries with the same Idempotency-Key run only once.'] : [];
  return [who, ...proof, ...repeat].join(' ');
}

/** Codes any call may answer with, beside the ones its contract lists. */
function codesOf(endpoint: Endpoint): FailureCode[] {
  const always: FailureCode[] = [
    'invalid_shape',
    'invalid_input',
    'too_many_requests',
    'too_slow',
    'internal',
    'unavailable',
    'out_of_space',
    'read_only',
  ];
  const signedIn: FailureCode[] = endpoint.access === 'public' ? [] : ['unauthenticated'];
  const keyed: FailureCode[] = isKeyed(endpoint) ? ['key_reused', 'in_progress'] : [];
  const fresh: FailureCode[] = endpoint.fresh !== undefined ? ['confirmation_needed'] : [];
  const staff: FailureCode[] =
    endpoint.access === 'operator' ? ['forbidden', 'second_step_missing', 'role_missing'] : [];
  return [...new Set([...always, ...signedIn, ...staff, ...keyed, ...fresh, ...endpoint.errors])];
}

function success(endpoint: Endpoint): Json {
  if (!isDownload(endpoint)) {
    const data = schemaOf(endpoint.data, 'output');
    const example = { success: true, message: '', data: exampleOf(data), errors: {} };
    return { description: 'Done.', content: { 'application/json': { schema: envelopeOf(data), example } } };
  }
  return {
    description: 'The file as a download.',
    headers: { 'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' } } },
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  };
}

function responses(endpoint: Endpoint): Json {
  const done = endpoint.kind === 'command' ? (endpoint.status ?? 200) : 200;
  const answers: Json = { [done]: success(endpoint) };
  for (const code of codesOf(endpoint)) {
    const { status } = failures[code];
    const before = (answers[status] as { description: string } | undefined)?.description;
    const content = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
    answers[status] = { description: [before, `\`${code}\``].filter(Boolean).join(', '), content };
  }
  return answers;
}

/** OpenAPI 3.1 from the same declarations that serve the calls: it cannot drift (E-1). */
export function describeApi(groups: readonly ApiGroup[], site: About): Json {
  const paths: Record<string, Json> = {};
  for (const { name, endpoints } of groups) {
    for (const endpoint of endpoints) {
      (paths[endpoint.path.replace(/:(\w+)/g, '{$1}')] ??= {})[endpoint.method.toLowerCase()] = {
        operationId: operationIdOf(endpoint),
        summary: endpoint.summary,
        description: description(endpoint),
        tags: [name],
        security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
        parameters: parameters(endpoint),
        ...requestBody(endpoint),
        responses: responses(endpoint),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${site.title} API`,
      version: '1.0.0',
      description:
        'All calls the web app makes. Money is a string with a whole number of minor units, plus its currency.',
      contact: { name: site.title, email: site.email },
      license: { name: 'Terms of this site', url: `${site.url}/termsandconditions` },
    },
    servers: [{ url: site.url }],
    tags: groups
      .filter(({ endpoints }) => endpoints.length > 0)
      .map(({ name, about: words }) => ({ name, description: words })),
    paths,
    components: {
      schemas: { Failure: failureSchema(Object.keys(failures)) },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}
