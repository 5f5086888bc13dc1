import type * as z from 'zod/mini';
import { formatNumber } from '#kit/format/number.ts';
import { Failure } from '../../errors.ts';
import { inputLimits } from '../../limits.ts';

/** The parts of zod's own description of a schema that we read. */
export interface ShapeDef {
  readonly type?: string;
  readonly checks?: readonly { readonly _zod: { readonly def: CheckDef } }[];
  readonly shape?: Readonly<Record<string, Described>>;
  readonly catchall?: unknown;
  readonly innerType?: Described;
  readonly element?: Described;
  readonly options?: readonly Described[];
  readonly in?: Described;
  readonly valueType?: Described;
}
interface CheckDef {
  readonly check?: string;
  readonly maximum?: number;
  readonly params?: { readonly maxKeys?: number };
  readonly error?: (issue: object) => string | { message: string } | undefined | null;
}
interface Described {
  readonly _zod: { readonly def: ShapeDef };
}

export const defOf = (shape: z.core.$ZodType | undefined): ShapeDef | undefined =>
  (shape as Described | undefined)?._zod.def;

/**
 * Bounds on a body's JSON that hold whatever its contract says, in one walk that stops at the first excess: depth, keys
 * of one object, values in all. U+0000 is refused too: PostgreSQL cannot store it and nothing of ours has a use for it.
 */
export function refuseOversizedJson(body: unknown): void {
  let values = 0;
  const walk = (value: unknown, depth: number): void => {
    values += 1;
    if (values > inputLimits.jsonValues)
      throw new Failure('too_large', { message: `Send at most ${inputLimits.jsonValues} values in one request.` });
    if (typeof value === 'string') return refuseNul(value);
    if (value === null || typeof value !== 'object') return;
    if (depth >= inputLimits.jsonDepth) throw new Failure('invalid_shape');
    if (Array.isArray(value)) {
      for (const item of value) walk(item, depth + 1);
      return;
    }
    let keys = 0;
    for (const key in value) {
      keys += 1;
      if (keys > inputLimits.jsonKeys)
        throw new Failure('too_large', { message: `Send at most ${inputLimits.jsonKeys} fields in one object.` });
      refuseNul(key);
      walk((value as Record<string, unknown>)[key], depth + 1);
    }
  };
  walk(body, 0);
}

function refuseNul(text: string): void {
  if (text.includes('\0')) throw new Failure('invalid_shape');
}

interface Excess {
  readonly path: string;
  readonly message: string;
}

const maxOf = (def: ShapeDef): { max: number; check: CheckDef } | null => {
  for (const { _zod } of def.checks ?? []) {
    const { check, maximum, params } = _zod.def;
    if (check === 'max_length' && maximum !== undefined) return { max: maximum, check: _zod.def };
    if (params?.maxKeys !== undefined) return { max: params.maxKeys, check: _zod.def };
  }
  return null;
};

function wordsFor({ check, max }: { check: CheckDef; max: number }, origin: 'string' | 'array' | 'record'): string {
  const error = check.error?.({ code: 'too_big', origin, maximum: max, input: undefined });
  if (typeof error === 'string') return error;
  return (
    error?.message ??
    (origin === 'string' ? `Use at most ${formatNumber(max, 'en-US')} characters.` : `Send at most ${max} of these.`)
  );
}

/**
 * The first text, list or record that is longer than its contract takes. Zod reads every entry of a list before it says
 * that there are too many; this asks for the length alone, so that what is refused costs nothing.
 */
export function excessIn(def: ShapeDef | undefined, value: unknown, path = ''): Excess | null {
  if (def === undefined || value === null || value === undefined) return null;
  const inner = def.innerType ?? def.in;
  if (inner !== undefined) return excessIn(inner._zod.def, value, path);
  if (def.options !== undefined) {
    const found = def.options.map((option) => excessIn(option._zod.def, value, path));
    return found.every((excess) => excess !== null) ? (found[0] ?? null) : null;
  }
  const at = (key: string | number): string => (path === '' ? String(key) : `${path}.${key}`);
  const max = maxOf(def);
  // Many texts are trimmed before their length counts.
  if (typeof value === 'string')
    return def.type === 'string' && max !== null && value.length > max.max && value.trim().length > max.max
      ? { path, message: wordsFor(max, 'string') }
      : null;
  if (Array.isArray(value)) {
    if (def.element === undefined) return null;
    if (max !== null && value.length > max.max) return { path, message: wordsFor(max, 'array') };
    return firstExcess(value, (item, index) => excessIn(def.element?._zod.def, item, at(index)));
  }
  if (typeof value !== 'object') return null;
  if (def.valueType !== undefined) {
    const entries = Object.entries(value);
    if (max !== null && entries.length > max.max) return { path, message: wordsFor(max, 'record') };
    return firstExcess(entries, ([key, item]) => excessIn(def.valueType?._zod.def, item, at(key)));
  }
  const { shape } = def;
  if (shape === undefined) return null;
  return firstExcess(Object.keys(shape), (key) =>
    excessIn(shape[key]?._zod.def, (value as Record<string, unknown>)[key], at(key)),
  );
}

function firstExcess<Item>(items: readonly Item[], look: (item: Item, index: number) => Excess | null): Excess | null {
  for (const [index, item] of items.entries()) {
    const excess = look(item, index);
    if (excess !== null) return excess;
  }
  return null;
}
