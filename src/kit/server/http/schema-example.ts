import type { Json } from './openapi-schema.ts';

const ID = '0199c2d4-7a10-7c00-8000-0000000000aa';
const HASH = '3f0c9a1e'.repeat(8);

/** What readers expect under a name, if it fits the schema; any other text is made from the name. */
const BY_NAME: Readonly<Record<string, string>> = {
  id: ID,
  name: 'Amara Okafor',
  username: 'amara-okafor',
  first_name: 'Amara',
  last_name: 'Okafor',
  email: 'amara@example.com',
  password: 'Lantern-orchard-42',
  title: 'A logo for your shop',
  slug: 'a-logo-for-your-shop',
  category: 'design',
  number: 'DK-7K3M-92QX',
  amount: '12500',
  currency: 'USD',
  country: 'SE',
  time_zone: 'Europe/Stockholm',
  code: '123456',
  hash: HASH,
  sha256: HASH,
  url: 'https://example.com/work',
  path: '/services',
  href: '/services',
};

/** One for each pattern of the contracts; the first that fits is taken. */
const TEXTS: readonly string[] = [
  ID,
  '2026-11-29T09:00:00Z',
  '2026-11-29',
  '2026-11',
  '2026',
  '09:00',
  '1',
  'DK-7K3M-92QX',
  'CT-7K3M-92QX',
  'CT-7K3M-92QX-1',
  'CO-7K3M-92QX',
  'WD-7K3M-92QX',
  'DP-7K3M-92QX',
  'TK-7K3M-92QX',
  'CH-7K3M-92QX-4F5G',
  'USD',
  'SE',
  'en',
  '#1f6f5c',
  'zo36aGu8B6Bb9Dt3HENnWg',
  'amara@example.com',
  'https://example.com/work',
  '/services',
  HASH,
  'example',
];

const SENTENCE = 'This is an example of a longer text. ';

interface TextSchema {
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
}

const fits = (text: string, { format, pattern, minLength = 0, maxLength = Infinity }: TextSchema): boolean =>
  text.length >= minLength &&
  text.length <= maxLength &&
  (pattern === undefined || new RegExp(pattern).test(text)) &&
  (format !== 'uri' || URL.canParse(text));

function textFor(name: string, schema: TextSchema): string {
  const words = name.charAt(0).toUpperCase() + name.slice(1).replaceAll('_', ' ');
  const named = [BY_NAME[name] ?? (name.endsWith('_id') ? ID : words), words.slice(0, schema.maxLength)];
  const long = SENTENCE.repeat(Math.ceil((schema.minLength ?? 0) / SENTENCE.length)).slice(0, schema.maxLength);
  const found = [...named, long, ...TEXTS].find((text) => fits(text, schema));
  if (found === undefined)
    throw new Error(`No example fits the field ${name} (${schema.pattern}): add a text to ${import.meta.filename}`);
  return found;
}

function numberFor({
  minimum = 1,
  maximum = Infinity,
  multipleOf = 1,
}: {
  minimum?: number;
  maximum?: number;
  multipleOf?: number;
}): number {
  const least = Math.min(Math.max(1, minimum), maximum);
  return Math.ceil(least / multipleOf) * multipleOf;
}

/** A value of the schema, the same each time, with everything optional in it. `name` is the field's. */
export function exampleOf(schema: Json, name = ''): unknown {
  if ('const' in schema) return schema['const'];
  if (Array.isArray(schema['enum'])) return schema['enum'][0];
  const choices = schema['anyOf'] as Json[] | undefined;
  if (choices !== undefined) return exampleOf(choices.find(({ type }) => type !== 'null') ?? {}, name);
  switch (schema['type']) {
    case 'object':
      return Object.fromEntries(
        Object.entries((schema['properties'] ?? {}) as Record<string, Json>).map(([key, property]) => [
          key,
          exampleOf(property, key),
        ]),
      );
    case 'array':
      return Array.from({ length: Math.max(1, (schema['minItems'] as number | undefined) ?? 1) }, () =>
        exampleOf(schema['items'] as Json, name),
      );
    case 'string':
      return textFor(name, schema);
    case 'integer':
    case 'number':
      return numberFor(schema);
    case 'boolean':
      return true;
    default:
      return null;
  }
}
