/** What is added to work after it was agreed: offered, answered, and its money held. Under the work's lock. */
import { Failure } from '#kit/errors.ts';
import { money } from '#kit/money.ts';
import { statement, type Db, type RowOf, type Tx } from '#kit/server/db/database.ts';
import type { Side } from '#kit/sides.ts';
import type { ExtraOffer, ExtraOutcome } from '../extra.ts';
import type { Party } from '../party.ts';
import { amountsOf, type Terms } from '../price.ts';
import type { ShownExtra } from '../shapes.ts';

const insert = statement(
  'work_extra_insert',
  `insert into work_extra (id, work_id, kind, offered_by, title, days, currency, price, asked_at, ends_at)
   values (:id, :workId, :kind, 'freelancer', :title, :days, :currency, :price, :askedAt, :endsAt) on conflict (work_id)
   where outcome is null do nothing returning id`,
);

/** The freelancer offers one; one at a time for each piece of work. Nothing moves yet. */
export async function offerExtra(
  tx: Tx,
  workId: string,
  { id, kind, title, days, price, askedAt, endsAt }: ExtraOffer,
): Promise<void> {
  if (
    (await tx.row(insert, {
      id,
      workId,
      kind,
      title,
      days,
      currency: price.currency,
      price: price.amount,
      askedAt,
      endsAt,
    })) === undefined
  )
    throw new Failure('wrong_state', { message: 'There is already an offer waiting for an answer.' });
}

interface Bought extends Pick<ExtraOffer, 'id' | 'title' | 'days'> {
  readonly listedId: string;
  readonly added: Terms;
}

const buy = statement(
  'work_extra_buy',
  `insert into work_extra (id, work_id, kind, offered_by, listed_id, title, days, currency, price, client_fee,
    service_fee, tax, asked_at, outcome, ended_by, ended_at)
   values (:id, :workId, 'extra', 'client', :listedId, :title, :days, :currency, :price, :clientFee, :serviceFee, :tax,
     :at, 'accepted', 'client', :at)`,
);

/** The client adds one of the offer that was bought. */
export async function buyExtra(
  tx: Tx,
  workId: string,
  { id, listedId, title, days, added }: Bought,
  at: Date,
): Promise<void> {
  await tx.rows(buy, { id, workId, listedId, title, days, ...amountsOf(added), at });
}

const end = statement(
  'work_extra_end',
  `update work_extra set outcome = :outcome, ended_by = :party, ended_at = :at, client_fee = :clientFee,
    service_fee = :serviceFee, tax = :tax
   where id = :id and work_id = :workId and outcome is null returning id`,
);

/** Of several answers at the same moment, one counts. `added` is what accepting it adds beside its price. */
export async function endExtra(
  tx: Tx,
  workId: string,
  id: string,
  outcome: ExtraOutcome,
  party: Party,
  at: Date,
  added: Terms | null,
): Promise<void> {
  const fees = added === null ? { clientFee: '0', serviceFee: '0', tax: '0' } : amountsOf(added);
  if ((await tx.row(end, { id, workId, outcome, party, at, ...fees })) === undefined)
    throw new Failure('wrong_state', { message: 'This offer was already answered.' });
}

const close = statement(
  'work_extra_close',
  "update work_extra set outcome = 'closed', ended_by = :party, ended_at = :at where work_id = :workId and outcome is null",
);
/** The work was delivered, stopped or ended before an answer. Nobody waits for this. */
export const closeExtra = (tx: Tx, workId: string, party: Party, at: Date): void =>
  tx.send(close, { workId, party, at });

const open = statement(
  'work_extras_open',
  'select id, work_id, kind, title, days, currency, price, asked_at, ends_at as "ends_at!" from work_extra where work_id = any (:workIds) and outcome is null',
);

/** Those that wait for an answer, by the work. */
export async function openExtras(reads: Db | Tx, workIds: readonly string[]): Promise<ReadonlyMap<string, ExtraOffer>> {
  if (workIds.length === 0) return new Map();
  const rows = await reads.rows(open, { workIds });
  return new Map(
    rows.map(({ id, work_id: workId, kind, title, days, currency, price, asked_at: askedAt, ends_at: endsAt }) => [
      workId,
      { id, kind, title, days, price: money(price, currency), askedAt, endsAt },
    ]),
  );
}

const all = statement(
  'work_extras',
  `select id, kind, offered_by, listed_id, title, days, currency, price, asked_at, ends_at, outcome from work_extra
   where work_id = :workId order by asked_at desc, id desc`,
);
type KeptExtra = RowOf<typeof all>;

/** Newest first. */
export const extrasOf = (db: Db | Tx, workId: string): Promise<KeptExtra[]> => db.rows(all, { workId });

export const presentExtra = ({
  id,
  kind,
  offered_by: by,
  listed_id: listed,
  title,
  days,
  currency,
  price,
  asked_at: askedAt,
  ends_at: ends,
  outcome,
}: KeptExtra): ShownExtra => ({
  id,
  kind,
  by: by satisfies Side,
  listed_id: listed,
  title,
  days,
  price: money(price, currency),
  asked_at: askedAt.toISOString(),
  ends_at: ends?.toISOString() ?? null,
  outcome,
});
