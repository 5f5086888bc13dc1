import * as z from 'zod/mini';

export type Json = Record<string, unknown>;

/** A record of known keys is described as an object that has each of them. */
function listKeys(schema: Json): void {
  const keys = (schema['propertyNames'] as { enum?: string[] } | undefined)?.enum;
  if (keys === undefined) return;
  schema['properties'] = Object.fromEntries(keys.map((key) => [key, schema['additionalProperties']]));
  schema['additionalProperties'] = false;
  delete schema['propertyNames'];
}

export function schemaOf(shape: z.core.$ZodType, io: 'input' | 'output'): Json {
  const fullSchema = z.toJSONSchema(shape, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => listKeys(jsonSchema as Json),
  });
  const { $schema: _dialect, ...schema } = fullSchema as Json;
  return schema;
}

/** The envelope of every answer (E-7). */
export const envelopeOf = (data: Json): Json => ({
  type: 'object',
  required: ['success', 'message', 'data', 'errors'],
  properties: {
    success: { type: 'boolean' },
    message: { type: 'string' },
    data,
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
});

export function failureSchema(codes: readonly string[]): Json {
  const envelope = envelopeOf({}) as { properties: Json };
  return {
    ...envelope,
    required: ['success', 'message', 'data', 'errors', 'code', 'requestId'],
    properties: { ...envelope.properties, code: { enum: codes }, requestId: { type: 'string' } },
    example: {
      success: false,
      message: 'Not found.',
      data: null,
      errors: {},
      code: 'not_found',
      requestId: '0199c2d4-7a10-7c00-8000-0000000000aa',
    },
  };
}
