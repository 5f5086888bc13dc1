import * as z from 'zod/mini';
import type { Endpoint } from '../../endpoint.ts';
import { failures, type FailureCode } from '../../errors.ts';

type Json = Record<string, unknown>;

const schemaOf = (shape: z.core.$ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Json;
  return schema;
};

const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['success', 'message', 'data', 'errors'],
  properties: {
    success: { type: 'boolean' },
    message: { type: 'string' },
    data,
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
});

function parameters(endpoint: Endpoint): Json[] {
  const listed = (shape: z.core.$ZodType | undefined, place: 'path' | 'query'): Json[] => {
    if (!shape) return [];
    const schema = schemaOf(shape, 'input') as { properties?: Record<string, Json>; required?: string[] };
    return Object.entries(schema.properties ?? {}).map(([name, of]) => ({
      name,
      in: place,
      required: place === 'path' || (schema.required ?? []).includes(name),
      schema: of,
    }));
  };
  const key = { name: 'Idempotency-Key', in: 'header', required: true, schema: { type: 'string', format: 'uuid' } };
  return [...listed(endpoint.params, 'path'), ...listed(endpoint.query, 'query'), ...(endpoint.kind === 'command' && endpoint.repeat === 'key' ? [key] : [])];
}

function requestBody(endpoint: Endpoint): Json {
  if (endpoint.kind === 'query') return {};
  if (endpoint.upload) {
    const schema = { type: 'object', required: [endpoint.upload.field], properties: { [endpoint.upload.field]: { type: 'string', format: 'binary' } } };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  return endpoint.body ? { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } } } : {};
}

const whoMay = ({ access, staff = [] }: Endpoint): string => (access === 'operator' ? `staff with the role ${[...staff, 'owner'].join(' or ')}` : access);

/** Codes any call may answer with, beside the ones its contract lists. */
function codesOf(endpoint: Endpoint): FailureCode[] {
  const always: FailureCode[] = ['invalid_shape', 'invalid_input', 'too_many_requests', 'too_slow', 'internal', 'unavailable', 'out_of_space', 'read_only'];
  const signedIn: FailureCode[] = endpoint.access === 'public' ? [] : ['unauthenticated'];
  const keyed: FailureCode[] = endpoint.kind === 'command' && endpoint.repeat === 'key' ? ['key_reused', 'in_progress'] : [];
  const fresh: FailureCode[] = endpoint.fresh !== undefined ? ['confirmation_needed'] : [];
  const staff: FailureCode[] = endpoint.access === 'operator' ? ['forbidden', 'second_step_missing', 'role_missing'] : [];
  return [...new Set([...always, ...signedIn, ...staff, ...keyed, ...fresh, ...endpoint.errors])];
}

function responses(endpoint: Endpoint): Json {
  const success = String(endpoint.kind === 'command' ? (endpoint.status ?? 200) : 200);
  const answers: Json = { [success]: { description: 'Done.', content: { 'application/json': { schema: envelopeOf(schemaOf(endpoint.data, 'output')) } } } };
  for (const code of codesOf(endpoint)) {
    const status = String(failures[code].status);
    const before = (answers[status] as { description: string } | undefined)?.description;
    answers[status] = {
      description: [before, `\`${code}\``].filter(Boolean).join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    };
  }
  return answers;
}

/** OpenAPI 3.1 from the same declarations that serve the calls: it cannot drift (E-1). */
export function describeApi(endpoints: readonly Endpoint[], about: { title: string; url: string }): Json {
  const paths: Record<string, Json> = {};
  for (const endpoint of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = {
      operationId: `${endpoint.method.toLowerCase()}${endpoint.path.replace(/^\/api/, '').replace(/[^a-zA-Z0-9]+(\w)?/g, (_all, next: string | undefined) => (next ?? '').toUpperCase())}`,
      summary: endpoint.summary,
      tags: [endpoint.path.split('/')[2] ?? 'api'],
      ...(endpoint.access === 'public' ? {} : { security: [{ bearer: [] }], description: `Access: ${whoMay(endpoint)}.` }),
      parameters: parameters(endpoint),
      ...requestBody(endpoint),
      responses: responses(endpoint),
    };
  }
  const failure = { ...envelopeOf({}), required: ['success', 'message', 'data', 'errors', 'code', 'requestId'] };
  Object.assign((failure as unknown as { properties: Json }).properties, { code: { enum: Object.keys(failures) }, requestId: { type: 'string' } });
  return {
    openapi: '3.1.0',
    info: { title: `${about.title} API`, version: '1.0.0', description: 'Every call the web app makes. Money is whole minor units as text with a currency.' },
    servers: [{ url: about.url }],
    paths,
    components: { schemas: { Failure: failure }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  };
}
