import { expect, test } from 'vitest';
import { findSwaps } from './swapped.ts';

const TYPES = `declare module '#kit/server/db/statement.ts' {
  interface StatementTypes {
    /** Writes orders. */
    order_insert: { params: [id: string, client_id: string, freelancer_id: string | null, placed_at: Date | string]; row: object };
    'order list': {
      params: [
        client_id: string,
        limit: number,
      ];
      row: object;
    };
  }
}
`;
const swapsIn = (values: string): string[] =>
  findSwaps(
    new Map([
      ['src/domains/orders/server/statements.ts', TYPES],
      ['src/domains/orders/server/place.ts', `const insert = statement('order_insert', \`insert …\`);\nawait tx.rows(insert, [${values}]);\n`],
    ]),
  ).map(({ because }) => because);

test.each([
  ['their own names', 'id, order.clientId, order.freelancerId ?? null, now'],
  ['names that say nothing', 'makeId(), buyer, seller, now'],
  ['one name that is right', 'order.id, actor.userId, wish.clientId, now'],
  ['a list that is put together elsewhere', '...values'],
])('values under %s pass', (_what, values) => {
  expect(swapsIn(values)).toEqual([]);
});

test.each([
  ['id, order.freelancerId, order.clientId, now', 'order.freelancerId is given as client_id, and order.clientId as freelancer_id'],
  ['\n  id,\n  freelancerId ?? null,\n  String(clientId),\n  now,\n', 'freelancerId ?? null is given as client_id, and String(clientId) as freelancer_id'],
  ["clientId, id, pick('a, b', [1]), now", 'clientId is given as id, and id as client_id'],
])('%s is refused', (values, because) => {
  expect(swapsIn(values)).toEqual([because]);
});
