import type { Actor } from '#kit/actor.ts';
import { Failure, invalidField } from '#kit/errors.ts';
import { userTopic } from '#kit/events.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { announce } from '#kit/server/jobs/announce.ts';
import { blurred, seal, unseal, type SealedRows } from '#kit/server/sealed.ts';
import { lockIdentity } from '#domains/accounts/server/accounts.ts';
import { countryByCode } from '#kit/countries.ts';
import { wrongPaypalEmail } from '../account-parts.ts';
import type { NewPayoutMethod } from '../contract.ts';
import { payoutMethodAdded, payoutMethodRemoved } from '../events.ts';
import { earliestPayout } from '../plan.ts';
import { isSameName } from '../same-name.ts';
import { labelOf, readBankAccount } from './bank-account.ts';
import { noticeShared } from './shared-destinations.ts';
import { countProvenMethod, methodsOf, ownMethod, type PayoutMethod } from './methods.ts';
import { hasBeenPaid } from './standing.ts';

const PURPOSE = 'payout-method';
export const sealedMethods: SealedRows = {
  purpose: PURPOSE,
  newest: statement(
    'payout_methods_sealed',
    'select user_id as owner, sealed from payout_method where length(sealed) > 0 order by created_at desc limit 20',
  ),
};
const MOST_METHODS = 5;

export type MethodDetails = { readonly email: string } | { readonly parts: Readonly<Record<string, string>> };

export interface CheckedMethod {
  readonly details: MethodDetails;
  readonly label: string;
}

export const detailsOf = (method: PayoutMethod, context: Pick<Context, 'config'>): MethodDetails =>
  JSON.parse(unseal(context.config, PURPOSE, method.user_id, method.sealed)) as MethodDetails;

/** Checked before the transaction opens: it may have to load what checks it. */
export async function readMethod(method: NewPayoutMethod): Promise<CheckedMethod> {
  if (countryByCode(method.country) === undefined) throw invalidField('country', 'Choose a country from the list.');
  if (method.kind === 'bank') {
    const parts = await readBankAccount(method);
    return { details: { parts }, label: labelOf(parts) };
  }
  const email = (method.email ?? '').trim().toLowerCase();
  const wrong = wrongPaypalEmail(email);
  if (wrong !== null) throw invalidField('email', wrong);
  const [name = '', domain = ''] = email.split('@');
  return { details: { email }, label: `PayPal ${name.slice(0, 1)}•••@${domain}` };
}

const insert = statement(
  'payout_method_insert',
  `insert into payout_method (id, user_id, kind, country, holder, label, sealed, fingerprint, is_default)
   values (:id, :userId, :kind, :country, :holder, :label, :sealed, :fingerprint, :isDefault)
     on conflict do nothing returning *`,
);

/** The holder has to be the person: nobody is paid out to someone else's account (WDR-1). */
export async function addMethod(
  tx: Tx,
  actor: Actor,
  given: NewPayoutMethod,
  { details, label }: CheckedMethod,
  context: Context,
): Promise<PayoutMethod> {
  const person = await lockIdentity(tx, actor.userId);
  if (!isSameName(given.holder, person))
    throw invalidField(
      'holder',
      `The account must be in your own name, as on your profile: ${person.first_name} ${person.last_name}. If your bank prints your name differently, contact us.`,
    );
  const before = await methodsOf(tx, actor.userId);
  if (before.length >= MOST_METHODS)
    throw new Failure('wrong_state', {
      message: `You can have up to ${MOST_METHODS} payout methods. Remove one first.`,
    });
  const text = JSON.stringify(details);
  const method = await tx.row(insert, {
    id: context.makeId(),
    userId: actor.userId,
    kind: given.kind,
    country: given.country,
    holder: given.holder,
    label,
    sealed: seal(context.config, PURPOSE, actor.userId, text),
    fingerprint: blurred(context.config, PURPOSE, text),
    isDefault: before.length === 0,
  });
  if (method === undefined) throw new Failure('wrong_state', { message: 'You’ve already added this account.' });
  await noticeShared(tx, method, context);
  const facts = {
    hasBeenPaid: await hasBeenPaid(tx, actor.userId),
    methodAddedAt: method.created_at,
    now: method.created_at,
  };
  const paysOutFrom = earliestPayout(facts, await termsInForce(tx, context.clock()))?.from ?? method.created_at;
  announce(tx, payoutMethodAdded, { userId: actor.userId, method: label, usableFrom: paysOutFrom.toISOString() }, [
    userTopic(actor.userId),
  ]);
  return method;
}

const dropDefault = statement(
  'payout_method_drop_default',
  'update payout_method set is_default = false where user_id = :userId and is_default and id <> :id',
);

const setDefault = statement('payout_method_set_default', 'update payout_method set is_default = true where id = :id');

export async function preferMethod(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockIdentity(tx, actor.userId);
  if ((await ownMethod(tx, actor.userId, id)) === undefined) throw new Failure('not_found');
  await tx.rows(dropDefault, { userId: actor.userId, id });
  await tx.rows(setDefault, { id });
}

const inUse = statement(
  'payout_method_in_use',
  "select from withdrawal where method_id = :id and state in ('requested', 'held', 'in_review', 'approved', 'processing') limit 1",
);

const drop = statement(
  'payout_method_drop',
  "update payout_method set removed_at = now(), is_default = false, sealed = '', holder = '' where id = :id",
);

const nextDefault = statement(
  'payout_method_next_default',
  `update payout_method set is_default = true
    where id = (select id from payout_method where user_id = :userId and removed_at is null order by created_at limit 1)
       and not exists (select from payout_method where user_id = :userId and is_default and removed_at is null)`,
);

/** Its details are erased immediately; the row stays for the withdrawals that went there. */
export async function removeMethod(tx: Tx, actor: Actor, id: string): Promise<void> {
  await lockIdentity(tx, actor.userId);
  const method = await ownMethod(tx, actor.userId, id);
  if (method === undefined) throw new Failure('not_found');
  const busy = await tx.row(inUse, { id });
  if (busy !== undefined)
    throw new Failure('wrong_state', {
      message: 'A withdrawal to this method is in progress. Cancel it, or wait until it arrives.',
    });
  await tx.rows(drop, { id });
  await tx.rows(nextDefault, { userId: actor.userId });
  await countProvenMethod(tx, actor.userId);
  announce(tx, payoutMethodRemoved, { userId: actor.userId, method: method.label }, [userTopic(actor.userId)]);
}
