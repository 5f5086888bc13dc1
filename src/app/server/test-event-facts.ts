/** Facts for every kind of event, made up from the shape it declares. */
import type * as z from 'zod/mini';

export const USER = '0190f3a2-0000-7000-8000-000000000001';
export const WHEN = '2026-11-21T12:00:00.000Z';
export const EVIL = '<script>alert(1)</script> & "Ada"';

/** An example of each fact, by its name; texts of people are as hostile as possible. */
const SAMPLES: readonly (readonly [RegExp, unknown])[] = [
  [/^(userId|clientId|freelancerId|sellerId|.*Ids?|subject)$/, USER],
  [/^(amount|total|owed|left|fee|earned|returned|toFreelancer|backToClient)$/, '1250005'],
  [/^currency$/, 'USD'],
  [/(At|From|Until)$|^at$/, WHEN],
  [/On$/, '2026-12-31'],
  [/^orderNumber/, 'DK-7K3M-92QX'],
  [/^fundingNumber$/, 'FU-7K3M-92QX'],
  [/^refundNumber$/, 'RF-7K3M-92QX'],
  [/^(number|before)$/, 'WD-7K3M-92QX'],
  [/^path$/, '/services/orders/DK-7K3M-92QX'],
];

interface Def {
  readonly type: string;
  readonly shape?: Record<string, z.core.$ZodType>;
  readonly innerType?: z.core.$ZodType;
  readonly element?: z.core.$ZodType;
  readonly entries?: Record<string, unknown>;
  readonly values?: readonly unknown[];
}

/** Facts of this shape; each `turn` takes another of what may be chosen from, so that turns together take all. */
export function sample(shape: z.core.$ZodType, turn: number, name = ''): unknown {
  const def = (shape as unknown as { _zod: { def: Def } })._zod.def;
  const pick = (all: readonly unknown[]): unknown => all[turn % all.length];
  switch (def.type) {
    case 'object':
      return Object.fromEntries(Object.entries(def.shape ?? {}).map(([key, field]) => [key, sample(field, turn, key)]));
    case 'array':
      return [sample(def.element as z.core.$ZodType, turn, name)];
    case 'optional':
      return turn % 2 === 1 ? undefined : sample(def.innerType as z.core.$ZodType, turn, name);
    case 'nullable':
      return turn % 2 === 1 ? null : sample(def.innerType as z.core.$ZodType, turn, name);
    case 'enum':
      return pick(Object.values(def.entries ?? {}));
    case 'literal':
      return pick(def.values ?? []);
    case 'boolean':
      return turn % 2 === 0;
    case 'number':
    case 'int':
      return 3;
    case 'string':
      return SAMPLES.find(([known]) => known.test(name))?.[1] ?? EVIL;
    default:
      throw new Error(`no sample of ${def.type} (${name})`);
  }
}
