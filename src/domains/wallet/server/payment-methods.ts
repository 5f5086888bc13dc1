import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { addressBlock } from '#kit/server/http/address-block.ts';
import { derivedId } from '#kit/server/derived-id.ts';
import type { MethodSetup, PaymentProvider, ProviderName, SavedMethod } from '#kit/server/payments/provider.ts';
import type { PaymentMethod, paymentMethods } from '../payment-methods-contract.ts';
import { refuseDeclined, rememberOrigin } from './declines.ts';

interface Row {
  id: string;
  provider: ProviderName;
  provider_reference: string;
  kind: 'card' | 'paypal';
  label: string;
  last4: string | null;
  expires: string | null;
  fingerprint: string | null;
  is_default: boolean;
  created_at: Date;
}

const mine = statement('payment_methods', 'select * from payment_method where user_id = $1 order by is_default desc, created_at, id');

/** A card works to the end of its month; a month before, it is time for another. */
export function methodState(expires: string | null, now: Date): PaymentMethod['state'] {
  if (expires === null) return 'usable';
  const month = now.toISOString().slice(0, 7);
  if (expires < month) return 'expired';
  const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)).toISOString().slice(0, 7);
  return expires <= next ? 'expires_soon' : 'usable';
}

export async function methodsOf(reads: Db | Tx, userId: string, context: Context): Promise<DataOf<typeof paymentMethods>> {
  const rows = await reads.rows<Row>(mine, [userId]);
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
        isDefault: row.is_default,
        addedAt: row.created_at.toISOString(),
      })),
    canAddAt: offered.map(({ name, live }) => ({ provider: name, live })),
  };
}

const customer = statement('payment_customer', 'select customer_reference from payment_customer where user_id = $1 and provider = $2 and live = $3');

export const customerOf = async (reads: Db | Tx, userId: string, provider: PaymentProvider): Promise<string | undefined> =>
  (await reads.row<{ customer_reference: string }>(customer, [userId, provider.name, provider.live]))?.customer_reference;

/** Before the command's transaction: the person is known at the provider first, under an id that follows from theirs. */
export async function beginMethod(context: Context, actor: Actor, name: ProviderName, key: string, address: string): Promise<MethodSetup> {
  const provider = context.payments[name];
  const { methods } = provider ?? {};
  if (provider === undefined || methods === undefined) throw invalidField('provider', 'No method can be saved there.');
  const network = addressBlock(address);
  await refuseDeclined(context.db, { userId: actor.userId, network, card: null }, context);
  let reference = await customerOf(context.db, actor.userId, provider);
  if (reference === undefined) {
    reference = await methods.makeCustomer({ userId: actor.userId });
    const values = [actor.userId, provider.name, provider.live, reference];
    await context.database.transact((tx) =>
      tx.rows('insert into payment_customer (user_id, provider, live, customer_reference) values ($1, $2, $3, $4) on conflict do nothing', values),
    );
  }
  const customerReference = reference;
  await context.database.transact((tx) => rememberOrigin(tx, customerReference, network));
  return methods.begin(reference, derivedId('method', actor.userId, key), `${context.config.appUrl}/user/payment?saved=1`);
}

export type Kept = readonly { readonly provider: PaymentProvider; readonly methods: readonly SavedMethod[] }[];

/** What the providers keep for this person, asked outside the transaction. */
export async function askForMethods(context: Context, actor: Actor): Promise<Kept> {
  const kept: { provider: PaymentProvider; methods: readonly SavedMethod[] }[] = [];
  for (const provider of Object.values(context.payments)) {
    const reference = provider.methods === undefined ? undefined : await customerOf(context.db, actor.userId, provider);
    if (provider.methods !== undefined && reference !== undefined) kept.push({ provider, methods: await provider.methods.list(reference) });
  }
  return kept;
}

/** Makes our copy what the provider keeps. The first one saved is the default. */
export async function copyMethods(tx: Tx, actor: Actor, kept: Kept): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 23))', [actor.userId]);
  for (const { provider, methods } of kept) {
    const references = methods.map((method) => method.providerReference);
    await tx.rows('delete from payment_method where user_id = $1 and provider = $2 and live = $3 and provider_reference <> all($4)', [
      actor.userId,
      provider.name,
      provider.live,
      references,
    ]);
    for (const method of methods) {
      await tx.rows(
        `insert into payment_method (id, user_id, provider, live, provider_reference, kind, label, last4, expires, fingerprint) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
         on conflict (provider, provider_reference) do update set label = excluded.label, last4 = excluded.last4, expires = excluded.expires, fingerprint = excluded.fingerprint
         where payment_method.user_id = excluded.user_id`,
        [
          derivedId('payment-method', provider.name, method.providerReference),
          actor.userId,
          provider.name,
          provider.live,
          method.providerReference,
          method.kind,
          method.label,
          method.last4,
          method.expires,
          method.fingerprint,
        ],
      );
    }
  }
  await keepOneDefault(tx, actor.userId);
}

const keepOneDefault = async (tx: Tx, userId: string): Promise<unknown> =>
  tx.rows(
    `update payment_method set is_default = true where id = (select id from payment_method where user_id = $1 order by created_at, id limit 1)
       and not exists (select from payment_method where user_id = $1 and is_default)`,
    [userId],
  );

export async function makeDefault(tx: Tx, actor: Actor, methodId: string): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 23))', [actor.userId]);
  const known = await tx.row('select 1 as known from payment_method where id = $1 and user_id = $2', [methodId, actor.userId]);
  if (known === undefined) throw new Failure('not_found');
  await tx.rows('update payment_method set is_default = false where user_id = $1 and is_default and id <> $2', [actor.userId, methodId]);
  await tx.rows('update payment_method set is_default = true where id = $1', [methodId]);
}

/** Removed at the provider first: what is gone there must not be offered here, and the other way round can be tried again. */
export async function detachMethod(context: Context, actor: Actor, methodId: string): Promise<void> {
  const found = await methodOf(context.db, actor.userId, methodId);
  if (found === null) throw new Failure('not_found');
  const provider = context.payments[found.provider];
  const reference = provider === undefined ? undefined : await customerOf(context.db, actor.userId, provider);
  if (provider?.methods !== undefined && reference !== undefined) await provider.methods.remove(reference, found.providerReference);
}

export async function removeMethod(tx: Tx, actor: Actor, methodId: string): Promise<void> {
  await tx.rows('select pg_advisory_xact_lock(hashtextextended($1, 23))', [actor.userId]);
  await tx.rows('delete from payment_method where id = $1 and user_id = $2', [methodId, actor.userId]);
  await keepOneDefault(tx, actor.userId);
}

export interface MethodToPay {
  readonly provider: ProviderName;
  readonly providerReference: string;
  readonly fingerprint: string | null;
}

export async function methodOf(db: Db, userId: string, methodId: string): Promise<MethodToPay | null> {
  const row = await db.row<Row>('select provider, provider_reference, fingerprint from payment_method where id = $1 and user_id = $2', [methodId, userId]);
  return row === undefined ? null : { provider: row.provider, providerReference: row.provider_reference, fingerprint: row.fingerprint };
}
