import type { ReactNode } from 'react';
import type { Column } from '#design/app/data-table.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { pathTo } from '#routes';
import { buckets } from '../accounts.ts';
import type { WalletTransaction } from '../contract.ts';
import { isNumber } from '../history.ts';

/** The address that shows all movements about one thing. */
export const trailPath = (number: string): string => pathTo('transactions', {}, { number });

/** A number leads to everything that moved about it. */
function Reference({ row: { reference } }: { row: WalletTransaction }) {
  if (!isNumber(reference.label)) return <span className="tnum">{reference.label}</span>;
  return (
    <Link href={trailPath(reference.label)} className="link tnum relative">
      {reference.label}
    </Link>
  );
}

/** `proofOf` draws what proves an entry: proofs belong to the books. */
export const transactionColumns = (proofOf: (entryId: string) => ReactNode): readonly Column<WalletTransaction>[] => [
  { key: 'at', label: 'Date', cell: (row) => <When at={row.at} style="moment" />, phone: 'meta' },
  { key: 'words', label: 'What', cell: (row) => row.words, isName: true, phone: 'title' },
  { key: 'reference', label: 'About', cell: (row) => <Reference row={row} />, phone: 'meta' },
  { key: 'bucket', label: 'In', cell: (row) => buckets[row.bucket].title, phone: 'meta' },
  { key: 'amount', label: 'Amount', cell: (row) => <Money value={row.amount} signed />, align: 'end', phone: 'amount' },
  { key: 'balance', label: 'Balance after', cell: (row) => <Money value={row.balance} />, align: 'end', phone: 'meta' },
  { key: 'proof', label: 'Proof', cell: (row) => proofOf(row.id), phone: 'status' },
];
