import type * as z from 'zod/mini';
import type { Access } from '../../actor.ts';
import type { Endpoint } from '../../endpoint.ts';
import { failures, type FailureCode } from '../../errors.ts';
import { isDownload, operationIdOf, type ApiExample, type ApiExamples } from './api-example.ts';
import { envelopeOf, failureSchema, schemaOf, type Json } from './openapi-schema.ts';

/** The calls of one domain. */
export interface ApiGroup {
  readonly name: string;
  readonly about: string;
  readonly endpoints: readonly Endpoint[];
  readonly examples: ApiExamples;
}

interface About {
  readonly title: string;
  readonly url: string;
  readonly email: string;
}

const withExample = (value: unknown): Json => (value === undefined ? {} : { example: value });

/** Values of an address travel as text; the schema says what they stand for. */
const asTyped = (value: string | undefined, schema: Json): unknown =>
  value !== undefined && (schema['type'] === 'integer' || schema['type'] === 'number') ? Number(value) : value;

function parameters(endpoint: Endpoint, example: ApiExample | undefined): Json[] {
  const listed = (shape: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!shape) return [];
    const given = place === 'path' ? example?.params : example?.query;
    const schema = schemaOf(shape, 'input') as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(schema.properties ?? {}).map(([name, of]) => ({
      name,
      in: place,
      required: place === 'path' || (schema.required ?? []).includes(name),
      schema: of,
      ...withExample(asTyped(given?.[name], of)),
    }));
  };
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' }, example: KEY };
  return [...listed(endpoint.params, 'path'), ...listed(endpoint.query, 'query'), ...(isKeyed(endpoint) ? [key] : [])];
}

const KEY = '0b9f6f0e-6a3e-4c55-9f0e-2f4d1c1a7e21';
const isKeyed = (endpoint: Endpoint): boolean => endpoint.kind === 'command' && endpoint.repeat === 'key';

function requestBody(endpoint: Endpoint, example: ApiExample | undefined): Json {
  if (endpoint.kind === 'query') return {};
  if (endpoint.upload) {
    const { field } = endpoint.upload;
    const schema = { type: 'object', required: [field], properties: { [field]: { type: 'string', format: 'binary' } } };
    const sent = example?.upload === undefined ? undefined : { [field]: example.upload };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema, ...withExample(sent) } } } };
  }
  if (!endpoint.body) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input'), ...withExample(example?.body) } } } };
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
  const proof = fresh === undefined ? [] : [`Confirm your identity first${fresh === true ? '' : ', if you use two-factor authentication'}.`];
  const repeat = isKeyed(endpoint) ? ['Retries with the same Idempotency-Key run only once.'] : [];
  return [who, ...proof, ...repeat].join(' ');
}

/** Codes any call may answer with, beside the ones its contract lists. */
function codesOf(endpoint: Endpoint): FailureCode[] {
  const always: FailureCode[] = ['invalid_shape', 'invalid_input', 'too_many_requests', 'too_slow', 'internal', 'unavailable', 'out_of_space', 'read_only'];
  const signedIn: FailureCode[] = endpoint.access === 'public' ? [] : ['unauthenticated'];
  const keyed: FailureCode[] = isKeyed(endpoint) ? ['key_reused', 'in_progress'] : [];
  const fresh: FailureCode[] = endpoint.fresh !== undefined ? ['confirmation_needed'] : [];
  const staff: FailureCode[] = endpoint.access === 'operator' ? ['forbidden', 'second_step_missing', 'role_missing'] : [];
  return [...new Set([...always, ...signedIn, ...staff, ...keyed, ...fresh, ...endpoint.errors])];
}

function success(endpoint: Endpoint, example: ApiExample | undefined): Json {
  if (!isDownload(endpoint)) {
    const schema = envelopeOf(schemaOf(endpoint.data, 'output'));
    return { description: 'Done.', content: { 'application/json': { schema, ...withExample(example?.answer) } } };
  }
  return {
    description: 'The file as a download.',
    headers: { 'Content-Disposition': { description: 'The name of the file.', schema: { type: 'string' }, ...withExample(example?.disposition) } },
    content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } },
  };
}

function responses(endpoint: Endpoint, example: ApiExample | undefined): Json {
  const done = endpoint.kind === 'command' ? (endpoint.status ?? 200) : 200;
  const answers: Json = { [done]: success(endpoint, example?.status === done ? example : undefined) };
  for (const code of codesOf(endpoint)) {
    const { status } = failures[code];
    const before = (answers[status] as { description: string } | undefined)?.description;
    const content = { schema: { $ref: '#/components/schemas/Failure' }, ...withExample(example?.status === status ? example.answer : undefined) };
    answers[status] = { description: [before, `\`${code}\``].filter(Boolean).join(', '), content: { 'application/json': content } };
  }
  return answers;
}

/** OpenAPI 3.1 from the same declarations that serve the calls: it cannot drift (E-1). */
export function describeApi(groups: readonly ApiGroup[], about: About): Json {
  const paths: Record<string, Json> = {};
  for (const { name, endpoints, examples } of groups) {
    for (const endpoint of endpoints) {
      const id = operationIdOf(endpoint);
      (paths[endpoint.path.replace(/:(\w+)/g, '{$1}')] ??= {})[endpoint.method.toLowerCase()] = {
        operationId: id,
        summary: endpoint.summary,
        description: description(endpoint),
        tags: [name],
        security: endpoint.access === 'public' ? [] : [{ bearer: [] }],
        parameters: parameters(endpoint, examples[id]),
        ...requestBody(endpoint, examples[id]),
        responses: responses(endpoint, examples[id]),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${about.title} API`,
      version: '1.0.0',
      description: 'All calls the web app makes. Money is a string with a whole number of minor units, plus its currency.',
      contact: { name: about.title, email: about.email },
      license: { name: 'Terms of this site', url: `${about.url}/termsandconditions` },
    },
    servers: [{ url: about.url }],
    tags: groups.filter(({ endpoints }) => endpoints.length > 0).map(({ name, about: words }) => ({ name, description: words })),
    paths,
    components: { schemas: { Failure: failureSchema(Object.keys(failures)) }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
