import { instanceLocale } from '#kit/locale.ts';
import { formatMoney, money } from '#kit/money.ts';
import { statement, type Db } from '#kit/server/db/database.ts';

const journals = statement(
  'ledger_printed',
  `select journal.id as journal_id, kind, reference_label, name, owner, amount, account.currency, balance_after
     from ledger.entry join ledger.journal on journal.id = entry.journal_id
       join ledger.account on account.id = entry.account_id
     order by min(entry.id) over (partition by journal.id), entry.amount > 0, account.owner is null, account.id`,
);

/**
 * The whole ledger as a readable table, oldest first; each journal starts with the source of its money. `names` gives
 * the name for an id.
 */
export async function printLedger(db: Db, names: Readonly<Record<string, string>>): Promise<string> {
  const rows = await db.rows(journals);
  let journal = '';
  const lines = rows.map((row) => {
    const opens = row.journal_id !== journal;
    journal = row.journal_id;
    const account = row.owner === null ? row.name : `${row.name} ${names[row.owner] ?? row.owner}`;
    const amount = formatMoney(money(row.amount, row.currency), instanceLocale(), { signed: true });
    const balance = row.balance_after === null ? '' : formatMoney(money(row.balance_after, row.currency));
    return [opens ? `${row.kind} ${row.reference_label}` : '', account, amount, balance];
  });
  const table = [['journal', 'account', 'amount', 'balance'], ...lines];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const draw = ([a = '', b = '', c = '', d = '']: string[]): string =>
    `${a.padEnd(widths[0] ?? 0)}  ${b.padEnd(widths[1] ?? 0)}  ${c.padStart(widths[2] ?? 0)}  ${d.padStart(widths[3] ?? 0)}`.trimEnd();
  return table.map(draw).join('\n');
}
