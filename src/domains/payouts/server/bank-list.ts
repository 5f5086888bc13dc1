import type { Actor } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { money, subtract, toDecimal } from '#kit/money.ts';
import { recordStaffAct } from '#kit/server/audit.ts';
import type { Context } from '#kit/server/context.ts';
import { statement, type Tx } from '#kit/server/db/database.ts';
import { makeCsv } from '#kit/server/documents/csv.ts';
import type { bankList } from '../admin-contract.ts';
import { bankFormOf } from '../bank-forms.ts';
import type { PayoutMethod } from './methods.ts';
import { detailsOf } from './save-method.ts';
import { mayHaveBeenSent } from './sent-before.ts';
import { blockOf, stopWithdrawal } from './stop-withdrawal.ts';
import { lockWithdrawal } from './store.ts';

const MOST = 500;
const byHand = statement(
  'payouts_by_hand',
  `select w.number, w.amount, w.fee, w.currency, w.requested_at, m.* from withdrawal w
    join payout_method m on m.id = w.method_id
   where w.provider = 'manual' and w.state = 'processing' order by w.requested_at, w.id limit ${MOST}`,
);
const unseen = statement(
  'payouts_by_hand_unseen',
  `select id from withdrawal where provider = 'manual' and state = 'processing' and listed_at is null
    order by requested_at, id limit ${MOST}`,
);
const seen = statement(
  'payouts_by_hand_seen',
  'update withdrawal set listed_at = now() where number = any(:numbers) and listed_at is null',
);

type Row = PayoutMethod & { number: string; amount: string; fee: string; currency: string; requested_at: Date };

/** After a restore: it may have been paid by hand before and be on the list again (JOB-4). */
const CHECK = 'Check first';
const HEADS = ['Withdrawal', 'Amount', 'Currency', 'Holder', 'Country', 'Account', 'Bank code', 'PayPal'];

/** IBAN and account numbers in one column, what names the bank in the other, with the words of each country's form. */
function columnsOf(row: Row, context: Context): string[] {
  const details = detailsOf(row, context);
  if ('email' in details) return ['', '', details.email];
  const { parts } = details;
  const form = bankFormOf(row.country).filter(({ name }) => parts[name] !== undefined);
  const isAccount = (name: string): boolean => name === 'iban' || name === 'clabe' || name.endsWith('account_number');
  const account = form.filter(({ name }) => isAccount(name)).map(({ name }) => parts[name] ?? '');
  const bank = form.filter(({ name }) => !isAccount(name)).map(({ name, label }) => `${label}: ${parts[name]}`);
  return [account.join(' '), bank.join('; '), ''];
}

/**
 * A withdrawal sent by hand counts as sent once it is listed (MON-18): what would be refused now is stopped and not
 * listed.
 */
async function stopRefused(tx: Tx, context: Context): Promise<void> {
  for (const { id } of await tx.rows(unseen)) {
    const withdrawal = await lockWithdrawal(tx, id);
    if (withdrawal?.state !== 'processing' || withdrawal.listedAt !== null) continue;
    const block = await blockOf(tx, withdrawal, context);
    if (block !== null) await stopWithdrawal(tx, withdrawal, block, context);
  }
}

/** One line of the audit names every withdrawal whose account was shown; when it cannot be written, nothing is. */
export async function listForBank(tx: Tx, actor: Actor, context: Context): Promise<DataOf<typeof bankList>> {
  await stopRefused(tx, context);
  const rows = (await tx.rows(byHand)).filter(({ sealed }) => sealed.length > 0);
  const lines = rows.map((row) => {
    const net = subtract(money(row.amount, row.currency), money(row.fee, row.currency));
    const check = mayHaveBeenSent({ requestedAt: row.requested_at, state: 'processing' }, context)
      ? 'may have been sent'
      : '';
    return [row.number, toDecimal(net), row.currency, row.holder, row.country, ...columnsOf(row, context), check];
  });
  const isChecked = lines.some((line) => line.at(-1) !== '');
  await tx.rows(seen, { numbers: rows.map(({ number }) => number) });
  const day = context.clock().toISOString().slice(0, 10);
  await recordStaffAct(tx, actor, 'withdrawal.bank-list', { type: 'bank_list', id: day }, null, null, {
    withdrawals: rows.map(({ number }) => number),
  });
  return {
    name: `payouts-${day}.csv`,
    count: rows.length,
    csv: (
      await (isChecked
        ? makeCsv([...HEADS, CHECK], lines)
        : makeCsv(
            HEADS,
            lines.map((line) => line.slice(0, -1)),
          ))
    ).toString('utf8'),
  };
}
