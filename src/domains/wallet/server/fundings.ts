import { money, type Money } from '#kit/money.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import { lockUntilCommit } from '#kit/server/db/lock-until-commit.ts';
import { lineText, moveRow, moveText, notedIn } from '#kit/server/db/move-row.ts';
import type { ProviderName } from '#kit/server/payments/provider.ts';
import type { Reference } from '../accounts.ts';
import type { FundingMove, FundingParty, FundingState, PaymentOutcome } from '../funding.ts';

export interface Funding {
  readonly id: string;
  readonly number: string;
  readonly userId: string;
  readonly provider: ProviderName;
  readonly live: boolean;
  readonly amount: Money;
  readonly state: FundingState;
  readonly reason: string | null;
  readonly providerReference: string | null;
  /** What refunds and disputes name, where that is not the payment itself. */
  readonly chargeReference: string | null;
  readonly checkoutUrl: string | null;
  readonly nextPath: string | null;
  readonly methodId: string | null;
  /** What it pays for once the money has come; null when money is only added. */
  readonly pays: Reference | null;
  readonly paysOutcome: PaymentOutcome | null;
  /** What its payer chose, for the domain that carries it out. */
  readonly paysFacts: unknown;
  readonly expiresAt: Date;
  readonly createdAt: Date;
}

export const LOOK_UP_TIMER = 'wallet.funding_look_up';

const byId = statement('funding', 'select * from funding where id = :id');

const read = (row: RowOf<typeof byId> | undefined): Funding | null =>
  row === undefined
    ? null
    : {
        id: row.id,
        number: row.number,
        userId: row.user_id,
        provider: row.provider,
        live: row.live,
        amount: money(row.amount, row.currency),
        state: row.state,
        reason: row.reason,
        providerReference: row.provider_reference,
        chargeReference: row.charge_reference,
        checkoutUrl: row.checkout_url,
        nextPath: row.next_path,
        methodId: row.method_id,
        pays:
          row.pays_kind === null || row.pays_id === null
            ? null
            : { type: row.pays_kind, id: row.pays_id, label: row.pays_number ?? '' },
        paysOutcome: row.pays_outcome,
        paysFacts: row.pays_facts,
        expiresAt: row.expires_at,
        createdAt: row.created_at,
      };

const oneForUpdate = statement('funding_for_update', 'select * from funding where id = :id for update');

export const fundingById = async (db: Db | Tx, id: string): Promise<Funding | null> => read(await db.row(byId, { id }));
export const fundingForUpdate = async (tx: Tx, id: string): Promise<Funding | null> =>
  read(await tx.row(oneForUpdate, { id }));

const named = statement(
  'funding_named',
  'select * from funding where provider = :provider and (provider_reference = :reference or charge_reference = :reference) order by created_at limit 1 for update',
);
/** By the provider's name for the payment, or for what was charged. */
export const fundingOfPayment = async (tx: Tx, provider: ProviderName, reference: string): Promise<Funding | null> =>
  reference === '' ? null : read(await tx.row(named, { provider, reference }));

const used = statement(
  'funding_used_today',
  `select coalesce(sum(amount), 0)::text as used from funding where user_id = :userId and currency = :currency
     and created_at > now() - interval '24 hours'
     and (state in ('pending', 'succeeded') or (state = 'created' and expires_at > now()))`,
);

/** Added in the last 24 hours or still open, by the database's clock; a canceled checkout frees its part. */
export async function usedToday(db: Db | Tx, userId: string, currency: string): Promise<Money> {
  const row = await db.row(used, { userId, currency });
  return money(row?.used ?? '0', currency);
}

/** Fundings of one person start one after the other, so that two at once cannot both fit under the limit. */
export const queueUp = (tx: Tx, userId: string): void => lockUntilCommit(tx, 21, userId);

const note = notedIn(statement('funding_event_add', lineText('funding_event', 'funding_id')));

type NewFunding = Pick<
  Funding,
  'id' | 'number' | 'userId' | 'provider' | 'live' | 'amount' | 'nextPath' | 'methodId' | 'pays' | 'paysFacts'
>;

const insert = statement(
  'funding_insert',
  `insert into funding (id, number, user_id, provider, live, amount, currency, next_path, method_id, expires_at,
    pays_kind, pays_id, pays_number, pays_facts)
   values (:id, :number, :userId, :provider, :live, :amount, :currency, :nextPath, :methodId,
     now() + make_interval(mins => :minutes),
   :paysKind, :paysId, :paysNumber, :paysFacts) returning *`,
);
export async function insertFunding(tx: Tx, funding: NewFunding, minutes: number): Promise<Funding> {
  const row = await tx.row(insert, {
    id: funding.id,
    number: funding.number,
    userId: funding.userId,
    provider: funding.provider,
    live: funding.live,
    amount: funding.amount.amount,
    currency: funding.amount.currency,
    nextPath: funding.nextPath,
    methodId: funding.methodId,
    minutes,
    paysKind: funding.pays?.type ?? null,
    paysId: funding.pays?.id ?? null,
    paysNumber: funding.pays?.label ?? null,
    paysFacts: funding.paysFacts === null ? null : JSON.stringify(funding.paysFacts),
  });
  const createdFunding = read(row);
  if (createdFunding === null) throw new Error('the funding was not stored');
  note(tx, {
    id: createdFunding.id,
    from: null,
    to: createdFunding.state,
    move: 'start',
    party: 'payer',
    actorId: createdFunding.userId,
    reason: null,
    at: null,
  });
  return createdFunding;
}

const checkout = statement(
  'funding_checkout',
  'update funding set provider_reference = :providerReference, checkout_url = :checkoutUrl, updated_at = now() where id = :id and checkout_url is null',
);
export const keepCheckout = async (tx: Tx, id: string, providerReference: string, checkoutUrl: string): Promise<void> =>
  void (await tx.rows(checkout, { id, providerReference, checkoutUrl }));

const table = {
  write: statement(
    'funding_move',
    moveText({
      table: 'funding',
      sets: ', reason = :reason, provider_reference = coalesce(provider_reference, :providerReference), charge_reference = coalesce(charge_reference, :charge), updated_at = now()',
      returning: 'id',
    }),
  ),
  note,
};

interface Said {
  readonly party: FundingParty;
  readonly reason: string | null;
  readonly providerReference?: string | null;
  readonly charge?: string | null | undefined;
}

/** Makes a move that `tryMove` allowed under the lock of the funding: to what state it said. */
export async function moveFunding(
  tx: Tx,
  { id, state }: Funding,
  move: FundingMove,
  to: FundingState,
  details: Said,
): Promise<void> {
  const { party, reason, providerReference = null, charge = null } = details;
  await moveRow(
    tx,
    table,
    { id, from: state, to, move, party, actorId: null, reason, at: null },
    { providerReference, charge },
  );
}

const recent = statement(
  'fundings_recent',
  'select * from funding where user_id = :userId order by created_at desc, id desc limit :limit',
);
export const recentFundingsOf = async (db: Db, userId: string, limit: number): Promise<Funding[]> =>
  (await db.rows(recent, { userId, limit })).flatMap((row) => read(row) ?? []);
