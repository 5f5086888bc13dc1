/** Finds keys of a shape that are not snake_case, by their path; what decision 047 excepts is not among them. */
import type * as z from 'zod/mini';
import type { Endpoint } from '#kit/endpoint.ts';

interface Def {
  readonly type?: string;
  readonly shape?: Readonly<Record<string, Shape>>;
  readonly [part: string]: unknown;
}
interface Shape {
  readonly _zod: { readonly def: Def };
}

/** WebAuthn's own names stay. */
export const OF_WEBAUTHN = new Set([
  'rawId',
  'clientDataJSON',
  'attestationObject',
  'authenticatorData',
  'userHandle',
  'authenticatorAttachment',
  'clientExtensionResults',
  'publicKeyAlgorithm',
  'publicKey',
]);
const INNER = ['innerType', 'in', 'out', 'element', 'valueType', 'left', 'right', 'rest'];

/** Keys that a record names one by one. */
function recordKeys(def: Def): string[] {
  const { keyType } = def;
  const entries = isShape(keyType) ? keyType._zod.def['entries'] : undefined;
  return Object.values((entries ?? {}) as Readonly<Record<string, string>>);
}

const isShape = (value: unknown): value is Shape => typeof value === 'object' && value !== null && '_zod' in value;

function odd(shape: unknown, at: string, above: readonly unknown[] = []): string[] {
  if (!isShape(shape) || above.includes(shape)) return [];
  const { def } = shape._zod;
  const under = [...above, shape];
  const named = recordKeys(def).filter((key) => /[A-Z]/.test(key));
  const keys = Object.entries(def.shape ?? {}).flatMap(([key, field]) => [
    ...(/[A-Z]/.test(key) && !OF_WEBAUTHN.has(key) ? [`${at}.${key}`] : []),
    ...odd(field, `${at}.${key}`, under),
  ]);
  const options = [def['options'], def['items']].flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
  return [
    ...named.map((key) => `${at}.${key}`),
    ...keys,
    ...INNER.flatMap((name) => odd(def[name], at, under)),
    ...options.flatMap((option) => odd(option, at, under)),
  ];
}

export function camelCaseKeysOf(endpoint: Endpoint): string[] {
  const name = `${endpoint.method} ${endpoint.path}`;
  const parts: Record<string, z.core.$ZodType | undefined> = {
    params: endpoint.params,
    query: endpoint.query,
    body: endpoint.kind === 'command' ? endpoint.body : undefined,
    data: endpoint.data,
  };
  const inPath = /:[a-z]*[A-Z]/.test(endpoint.path) ? [`${name} path`] : [];
  return [...inPath, ...new Set(Object.entries(parts).flatMap(([part, shape]) => odd(shape, `${name} ${part}`)))];
}
