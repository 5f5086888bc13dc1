import { statement, type Database, type Db, type Tx } from '../db/database.ts';
import type { SavedMethods } from './provider.ts';
import { bookTestEvent, testId } from './test-events.ts';

const COLUMNS = 'id, customer, return_url, state, label, last4, expires';
const find = statement('test_method', `select ${COLUMNS} from test_provider.method where id = :id`);
const decide = statement(
  'test_method_decide',
  `update test_provider.method set state = :state, label = :label, last4 = :last4, expires = :expires
    where id = :id and state = 'open' returning ${COLUMNS}`,
);
const begun = statement(
  'test_method_insert',
  `insert into test_provider.method (id, customer, setup_key, return_url) values (:id, :customer, :key, :returnUrl)
   on conflict (setup_key) do nothing returning id`,
);
const bySetupKey = statement('test_method_by_setup_key', 'select id from test_provider.method where setup_key = :key');
const saved = statement(
  'test_methods_saved',
  `select ${COLUMNS} from test_provider.method where customer = :customer and state = 'saved' order by created_at`,
);
const removed = statement(
  'test_method_remove',
  "update test_provider.method set state = 'removed' where id = :method and customer = :customer",
);

export interface TestMethod {
  readonly id: string;
  readonly customer: string;
  readonly return_url: string;
  readonly state: 'open' | 'saved' | 'refused' | 'removed';
  readonly label: string | null;
  readonly last4: string | null;
  readonly expires: string | null;
}

export const testMethod = (db: Db | Tx, id: string): Promise<TestMethod | undefined> => db.row(find, { id });

export interface TestCard {
  readonly label: string;
  readonly last4: string;
  readonly expires: string;
}

/** Saves the chosen card once, or nothing when its bank refused. */
export async function decideMethod(tx: Tx, id: string, card: TestCard | null): Promise<TestMethod | undefined> {
  const decided = await tx.row(decide, {
    id,
    state: card === null ? 'refused' : 'saved',
    label: card?.label ?? null,
    last4: card?.last4 ?? null,
    expires: card?.expires ?? null,
  });
  if (decided?.state === 'refused')
    await bookTestEvent(tx, 'method.refused', {
      decline: { customer: decided.customer, attempt: decided.id, card: `${decided.customer} refused` },
    });
  return decided;
}

export function testMethods(database: Database, appUrl: string): SavedMethods {
  return {
    makeCustomer: async ({ userId }) => `cus_${userId}`,

    async begin(customer, key, returnUrl) {
      const row = await database.transact(
        async (tx) =>
          (await tx.row(begun, { id: testId('pm'), customer, key, returnUrl })) ?? (await tx.row(bySetupKey, { key })),
      );
      return { url: `${appUrl}/test-provider/method/${row?.id}`, clientSecret: null };
    },

    async list(customer) {
      const rows = await database.db.rows(saved, { customer });
      return rows.map(({ id, label, last4, expires }) => ({
        providerReference: id,
        kind: 'card',
        label: label ?? 'Card',
        last4,
        expires,
        fingerprint: id,
      }));
    },

    async remove(customer, method) {
      await database.transact((tx) => tx.rows(removed, { method, customer }));
    },
  };
}
