import { statement, type Db, type Tx } from '../db/database.ts';
import type { PaymentState } from './provider.ts';
import { bookTestEvent, testId } from './test-events.ts';

const COLUMNS = 'id, reference, amount, currency, title, return_url, state, reason, customer, method, declined_card';
const find = statement('test_checkout', `select ${COLUMNS} from test_provider.checkout where id = :id`);
const byReference = statement(
  'test_checkout_by_reference',
  `select ${COLUMNS} from test_provider.checkout where reference = :reference`,
);
const insert = statement(
  'test_checkout_insert',
  `insert into test_provider.checkout (id, reference, amount, currency, title, return_url, customer, method)
   values (:id, :reference, :amount, :currency, :title, :returnUrl, :customer, :method)
   on conflict (reference) do nothing returning ${COLUMNS}`,
);
const decide = statement(
  'test_checkout_decide',
  `update test_provider.checkout set state = :state, reason = :reason, settles_at =
    case when :settlesInSeconds::integer is null then null else now() + make_interval(secs => :settlesInSeconds) end,
     declined_card = case when :declinedCard then coalesce(method, customer || ' declined', id) end
   where id = :id and state = any(:from::text[]) and (state = 'pending' or expires_at > now() or :state = 'expired')
     returning ${COLUMNS}`,
);

/** One payment in the test provider's own books. */
export interface TestCheckout {
  readonly id: string;
  readonly reference: string;
  readonly amount: string;
  readonly currency: string;
  readonly title: string;
  readonly return_url: string;
  readonly state: 'open' | 'challenge' | 'pending' | 'paid' | 'failed' | 'expired';
  readonly reason: string | null;
  readonly customer: string | null;
  readonly method: string | null;
  /** The fingerprint of a card that was declined. */
  readonly declined_card: string | null;
}

export const testCheckout = (db: Db | Tx, id: string): Promise<TestCheckout | undefined> => db.row(find, { id });

export async function findOrMakeCheckout(
  tx: Tx,
  wanted: Pick<TestCheckout, 'reference' | 'amount' | 'currency' | 'title' | 'return_url' | 'customer' | 'method'>,
): Promise<TestCheckout> {
  const checkout =
    (await tx.row(insert, { ...wanted, id: testId('tp'), returnUrl: wanted.return_url })) ??
    (await tx.row(byReference, { reference: wanted.reference }));
  if (checkout === undefined || checkout.amount !== wanted.amount || checkout.currency !== wanted.currency) {
    throw new Error(`the test provider knows ${wanted.reference} with another amount`);
  }
  return checkout;
}

/** The state that others see: a payment waiting for its challenge is open. */
export const publicState = (state: TestCheckout['state']): PaymentState => (state === 'challenge' ? 'open' : state);

export interface Outcome {
  readonly state: 'challenge' | 'pending' | 'paid' | 'failed' | 'expired';
  readonly reason?: string;
  readonly settlesInSeconds?: number;
  /** The bank said no, not the payer. */
  readonly isDeclined?: true;
}

/**
 * Changes a payment's state, if it is still open, and records its webhook in the same transaction. Undefined when
 * someone was faster or the checkout has ended.
 */
export async function decideCheckout(
  tx: Tx,
  id: string,
  from: readonly TestCheckout['state'][],
  outcome: Outcome,
): Promise<TestCheckout | undefined> {
  const checkout = await tx.row(decide, {
    id,
    from,
    state: outcome.state,
    reason: outcome.reason ?? null,
    settlesInSeconds: outcome.settlesInSeconds ?? null,
    declinedCard: outcome.isDeclined ?? false,
  });
  if (checkout === undefined || checkout.state === 'challenge') return checkout;
  await bookTestEvent(
    tx,
    `payment.${checkout.state}`,
    {
      payment: {
        id: checkout.id,
        reference: checkout.reference,
        state: checkout.state,
        amount: checkout.amount,
        currency: checkout.currency,
        reason: checkout.reason,
        declinedCard: checkout.declined_card,
      },
    },
    id,
  );
  return checkout;
}
