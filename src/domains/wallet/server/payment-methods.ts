import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { addressBlock } from '#kit/server/http/address-block.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import type { MethodSetup, PaymentProvider, ProviderName, SavedMethod } from '#kit/server/payments/provider.ts';
import type { PaymentMethod, paymentMethods } from '../payment-methods-contract.ts';
import { refuseDeclined, rememberOrigin } from './declines.ts';

const mine = statement(
  'payment_methods',
  'select * from payment_method where user_id = :userId order by is_default desc, created_at, id',
);

/** A card works until the end of its month; from a month before, a new one is asked for. */
export function methodState(expires: string | null, now: Date): PaymentMethod['state'] {
  if (expires === null) return 'usable';
  const month = now.toISOString().slice(0, 7);
  if (expires < month) return 'expired';
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
  return expires <= next ? 'expires_soon' : 'usable';
}

export async function methodsOf(
  reads: Db | Tx,
  userId: string,
  context: Context,
): Promise<DataOf<typeof paymentMethods>> {
  const rows = await reads.rows(mine, { userId });
  const now = context.clock();
  const offered = Object.values(context.payments).filter((provider) => provider.methods !== undefined);
  return {
    methods: rows
      .filter((row) => context.payments[row.provider] !== undefined)
      .map((row) => ({
        id: row.id,
        provider: row.provider,
        kind: row.kind,
        label: row.label,
        last4: row.last4,
        expires: row.expires,
        state: methodState(row.expires, now),
        is_default: row.is_default,
        added_at: row.created_at.toISOString(),
      })),
    can_add_at: offered.map(({ name, live }) => ({ provider: name, live })),
  };
}

const customer = statement(
  'payment_customer',
  'select customer_reference from payment_customer where user_id = :userId and provider = :provider and live = :live',
);

export const customerOf = async (
  reads: Db | Tx,
  userId: string,
  provider: PaymentProvider,
): Promise<string | undefined> =>
  (await reads.row(customer, { userId, provider: provider.name, live: provider.live }))?.customer_reference;

const addCustomer = statement(
  'payment_customer_insert',
  'insert into payment_customer (user_id, provider, live, customer_reference) values (:userId, :provider, :live, :customerReference) on conflict do nothing',
);

/** Before the command's transaction: creates the customer at the provider, under an id derived from the person's. */
export async function beginMethod(
  context: Context,
  actor: Actor,
  name: ProviderName,
  key: string,
  address: string,
): Promise<MethodSetup> {
  const provider = context.payments[name];
  const { methods } = provider ?? {};
  if (provider === undefined || methods === undefined)
    throw invalidField('provider', 'You can’t save a payment method with this provider.');
  const network = addressBlock(address);
  await refuseDeclined(context.db, { userId: actor.userId, network, card: null }, context);
  let reference = await customerOf(context.db, actor.userId, provider);
  if (reference === undefined) {
    reference = await methods.makeCustomer({ userId: actor.userId });
    const values = { userId: actor.userId, provider: provider.name, live: provider.live, customerReference: reference };
    await context.database.transact((tx) => tx.rows(addCustomer, values));
  }
  const customerReference = reference;
  await context.database.transact((tx) => rememberOrigin(tx, customerReference, network));
  return methods.begin(
    reference,
    derivedId('method', actor.userId, key),
    `${context.config.appUrl}/user/payment?saved=1`,
  );
}

export type Kept = readonly { readonly provider: PaymentProvider; readonly methods: readonly SavedMethod[] }[];

/** What the providers keep for this person, asked outside the transaction. */
export async function askForMethods(context: Context, actor: Actor): Promise<Kept> {
  const savedMethods: { provider: PaymentProvider; methods: readonly SavedMethod[] }[] = [];
  for (const provider of Object.values(context.payments)) {
    const reference = provider.methods === undefined ? undefined : await customerOf(context.db, actor.userId, provider);
    if (provider.methods !== undefined && reference !== undefined)
      savedMethods.push({ provider, methods: await provider.methods.list(reference) });
  }
  return savedMethods;
}

const dropOthers = statement(
  'payment_methods_drop_others',
  'delete from payment_method where user_id = :userId and provider = :provider and live = :live and provider_reference <> all(:references)',
);

const insert = statement(
  'payment_method_insert',
  `insert into payment_method (id, user_id, provider, live, provider_reference, kind, label, last4, expires,
    fingerprint)
   values (:id, :userId, :provider, :live, :providerReference, :kind, :label, :last4, :expires, :fingerprint)
         on conflict (provider, provider_reference) do update set label = excluded.label, last4 = excluded.last4,
           expires = excluded.expires, fingerprint = excluded.fingerprint
         where payment_method.user_id = excluded.user_id`,
);

/** Updates our copy to what the provider has. The first saved one is the default. */
export async function copyMethods(tx: Tx, actor: Actor, savedMethods: Kept): Promise<void> {
  lockUntilCommit(tx, 23, actor.userId);
  for (const { provider, methods } of savedMethods) {
    const references = methods.map((method) => method.providerReference);
    await tx.rows(dropOthers, { userId: actor.userId, provider: provider.name, live: provider.live, references });
    for (const method of methods) {
      await tx.rows(insert, {
        id: derivedId('payment-method', provider.name, method.providerReference),
        userId: actor.userId,
        provider: provider.name,
        live: provider.live,
        providerReference: method.providerReference,
        kind: method.kind,
        label: method.label,
        last4: method.last4,
        expires: method.expires,
        fingerprint: method.fingerprint,
      });
    }
  }
  await keepOneDefault(tx, actor.userId);
}

const nextDefault = statement(
  'payment_method_next_default',
  `update payment_method set is_default = true
    where id = (select id from payment_method where user_id = :userId order by created_at, id limit 1)
       and not exists (select from payment_method where user_id = :userId and is_default)`,
);

const keepOneDefault = async (tx: Tx, userId: string): Promise<unknown> => tx.rows(nextDefault, { userId });

const methodKnown = statement(
  'payment_method_known',
  'select 1 as known from payment_method where id = :methodId and user_id = :userId',
);

const dropDefault = statement(
  'payment_method_drop_default',
  'update payment_method set is_default = false where user_id = :userId and is_default and id <> :methodId',
);

const setDefault = statement(
  'payment_method_set_default',
  'update payment_method set is_default = true where id = :methodId',
);

export async function makeDefault(tx: Tx, actor: Actor, methodId: string): Promise<void> {
  lockUntilCommit(tx, 23, actor.userId);
  const known = await tx.row(methodKnown, { methodId, userId: actor.userId });
  if (known === undefined) throw new Failure('not_found');
  await tx.rows(dropDefault, { userId: actor.userId, methodId });
  await tx.rows(setDefault, { methodId });
}

/**
 * Removed at the provider first: if that fails it can be tried again, and what is gone there must not be offered here.
 */
export async function detachMethod(context: Context, actor: Actor, methodId: string): Promise<void> {
  const found = await methodOf(context.db, actor.userId, methodId);
  if (found === null) throw new Failure('not_found');
  const provider = context.payments[found.provider];
  const reference = provider === undefined ? undefined : await customerOf(context.db, actor.userId, provider);
  if (provider?.methods !== undefined && reference !== undefined)
    await provider.methods.remove(reference, found.providerReference);
}

const drop = statement('payment_method_drop', 'delete from payment_method where id = :methodId and user_id = :userId');

export async function removeMethod(tx: Tx, actor: Actor, methodId: string): Promise<void> {
  lockUntilCommit(tx, 23, actor.userId);
  await tx.rows(drop, { methodId, userId: actor.userId });
  await keepOneDefault(tx, actor.userId);
}

export interface MethodToPay {
  readonly provider: ProviderName;
  readonly providerReference: string;
  readonly fingerprint: string | null;
}

const toPay = statement(
  'payment_method_to_pay',
  'select provider, provider_reference, fingerprint from payment_method where id = :methodId and user_id = :userId',
);

export async function methodOf(db: Db, userId: string, methodId: string): Promise<MethodToPay | null> {
  const row = await db.row(toPay, { methodId, userId });
  return row === undefined
    ? null
    : { provider: row.provider, providerReference: row.provider_reference, fingerprint: row.fingerprint };
}

/** Also a card that was declined for one of them. */
const cardsOf = (user: string): string =>
  `select fingerprint from payment_method where user_id = ${user} and fingerprint is not null union select card
    from payment_decline where user_id = ${user} and card is not null`;
const shared = statement(
  'payment_card_shared',
  `select exists ((${cardsOf(':userId')}) intersect (${cardsOf(':otherId')})) as "shared!"`,
);

/** Do these two have one card? */
export const sharesCard = async (reads: Db | Tx, userId: string, otherId: string): Promise<boolean> =>
  (await reads.row(shared, { userId, otherId }))?.shared ?? false;
