import { countryByCode } from '#kit/countries.ts';
import { invalidField } from '#kit/errors.ts';
import { statement, type Db, type Tx } from '#kit/server/db/database.ts';
import { isEmptyBilling, type Billing } from '../billing.ts';
import { vatAsWritten, whyNotVat } from '../vat-number.ts';

const NOTHING = { name: '', address: '', country: '', vat_number: '' };

const remembered = statement(
  'billing_details_of',
  'select name, address, country, vat_number from billing_details where user_id = :userId',
);
export const billingDetailsOf = async (db: Db, userId: string) => (await db.row(remembered, { userId })) ?? NOTHING;

const remember = statement(
  'billing_details_keep',
  `insert into billing_details (user_id, name, address, country, vat_number)
    values (:payerId, :name, :address, :country, :vatNumber)
   on conflict (user_id) do update set name = excluded.name, address = excluded.address, country = excluded.country,
     vat_number = excluded.vat_number, updated_at = now()`,
);
const forget = statement('billing_details_forget', 'delete from billing_details where user_id = :payerId');
const bill = statement(
  'charge_billing_insert',
  `insert into charge_billing (charge_id, payer_id, name, address, country, vat_number, po_number)
   values (:chargeId, :payerId, :name, :address, :country, :vatNumber, :poNumber) on conflict (charge_id) do nothing`,
);

/**
 * Written once for a charge, as its documents will have it, and remembered for the next one. May come before the money.
 */
export function billTo(tx: Tx, chargeId: string, payerId: string, given: Billing): void {
  if (given.country !== '' && countryByCode(given.country) === undefined)
    throw invalidField('billing.country', 'Choose a country.');
  const problem = whyNotVat(given.vat_number, given.country);
  if (problem !== null) throw invalidField('billing.vat_number', problem);
  const { po_number: poNumber, ...typed } = given;
  const details = { ...typed, vat_number: vatAsWritten(typed.vat_number, typed.country) };
  const { name, address, country, vat_number: vatNumber } = details;
  const parts = { name, address, country, vatNumber };
  if (isEmptyBilling(details)) tx.send(forget, { payerId });
  else tx.send(remember, { payerId, ...parts });
  if (!isEmptyBilling(given)) tx.send(bill, { chargeId, payerId, ...parts, poNumber });
}

const unbill = statement('charge_billing_drop', 'delete from charge_billing where charge_id = :chargeId');
/** It was never paid, so it has no documents. */
export const dropBilling = (tx: Tx, chargeId: string): void => tx.send(unbill, { chargeId });

const ofCharge = statement(
  'billing_of_charge',
  `select billing.name, billing.address, billing.country, billing.vat_number, billing.po_number
   from charge join charge_billing billing on billing.charge_id = charge.id
     where charge.number = :number and billing.payer_id = :userId`,
);

/** For the heading of a document of the payer's: whom it is addressed to, and the buyer's own references. */
export async function billingLines(
  db: Db,
  userId: string,
  number: string,
): Promise<{ to: readonly string[] | null; facts: readonly (readonly [string, string])[] }> {
  const billing = await db.row(ofCharge, { number, userId });
  if (billing === undefined) return { to: null, facts: [] };
  const country = countryByCode(billing.country)?.name ?? '';
  const place = [...billing.address.split('\n'), country].filter((part) => part.trim() !== '');
  const facts: (readonly [string, string])[] = [];
  if (billing.vat_number !== '') facts.push(['VAT number', billing.vat_number]);
  if (billing.po_number !== '') facts.push(['Purchase order', billing.po_number]);
  return {
    to: billing.name === '' && place.length === 0 ? null : [billing.name, ...place].filter((part) => part !== ''),
    facts,
  };
}
