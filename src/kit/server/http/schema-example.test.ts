import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { schemaOf } from './openapi-schema.ts';
import { exampleOf } from './schema-example.ts';

const exampleFor = (shape: z.core.$ZodType): unknown => exampleOf(schemaOf(shape, 'output'));

test('an example has every field, by its name and in its shape', () => {
  const shape = z.object({
    id: z.uuid(),
    username: z.string(),
    order_number: z.string().check(z.regex(/^DK-[2-9A-Z]{4}-[2-9A-Z]{4}$/)),
    milestone_number: z.string().check(z.regex(/^CT-[2-9A-Z]{4}-[2-9A-Z]{4}-[1-9]$/)),
    price: z.object({ amount: z.string().check(z.regex(/^\d+$/)), currency: z.literal('USD') }),
    due_at: z.nullable(z.iso.datetime()),
    state: z.enum(['placed', 'delivered']),
    note: z.optional(z.string().check(z.minLength(50), z.maxLength(60))),
    percent: z.int().check(z.minimum(3), z.maximum(100), z.multipleOf(5)),
    files: z.array(z.object({ title: z.string().check(z.maxLength(4)) })),
    is_late: z.boolean(),
    link: z.url(),
    anything: z.unknown(),
  });
  const example = exampleFor(shape);
  expect(z.safeParse(shape, example).error).toBeUndefined();
  expect(example).toMatchObject({
    username: 'amara-okafor',
    order_number: 'DK-7K3M-92QX',
    price: { amount: '12500', currency: 'USD' },
    due_at: '2026-11-29T09:00:00Z',
    state: 'placed',
    percent: 5,
    files: [{ title: 'Titl' }],
    anything: null,
  });
});

test('a text is named after its field where nothing better is known', () => {
  expect(exampleFor(z.object({ away_note: z.string(), thing_id: z.string() }))).toEqual({
    away_note: 'Away note',
    thing_id: expect.stringMatching(/^0199/),
  });
});

test('a pattern that no text fits fails and names its field', () => {
  expect(() => exampleFor(z.object({ plate: z.string().check(z.regex(/^\d{2}-\d{2}$/)) }))).toThrow('the field plate');
});
