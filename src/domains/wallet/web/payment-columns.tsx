import type { Column } from '#design/app/data-table.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Money as Amount } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { negate, units, type Money } from '#kit/money.ts';
import { download } from '#kit/web/api-client.ts';
import { stateWords } from '../history.ts';
import { invoicePdf, receiptPdf, type Payment } from '../history-contract.ts';
import { DownloadButton } from './download-button.tsx';

const TONES = { pending: 'warning', done: 'success', failed: 'neutral' } as const;

const DOCUMENTS = {
  receipt: { words: 'Receipt', endpoint: receiptPdf },
  invoice: { words: 'Invoice', endpoint: invoicePdf },
} as const;

function Documents({ payment: { number, documents } }: { payment: Payment }) {
  return (
    <span className="flex flex-col items-end gap-1 @2xl:flex-row">
      {documents.map((kind) => (
        <DownloadButton
          key={kind}
          variant="ghost"
          get={() => download(DOCUMENTS[kind].endpoint, { params: { number } }, `${kind}-${number}.pdf`)}
          label={`${DOCUMENTS[kind].words} for ${number}, PDF`}
        >
          {DOCUMENTS[kind].words}
        </DownloadButton>
      ))}
    </span>
  );
}

/** The platform's fee, or what it returned of it. */
function Fee({ fee }: { fee: Money }) {
  return units(fee) < 0n ? (
    <>
      <Amount value={negate(fee)} /> returned
    </>
  ) : (
    <Amount value={fee} />
  );
}

/** What happened, and below it the charge or the provider. */
const What = ({ payment: { words, about, reason } }: { payment: Payment }) => (
  <>
    {words}
    <span className="block text-xs font-normal text-ink-2">{reason === null ? about : `${about}. ${reason}`}</span>
  </>
);

/** Earned money is complete for its owner once it is available. */
const State = ({ payment: { state, clears_at: clearsAt } }: { payment: Payment }) =>
  clearsAt === null ? (
    <StatusChip tone={TONES[state]}>{stateWords[state]}</StatusChip>
  ) : (
    <StatusChip tone="warning">
      <span>
        Clears <When at={clearsAt} style="short" />
      </span>
    </StatusChip>
  );

/** A failed payment moved nothing, so it has no sign. */
const Sum = ({ payment: { state, amount } }: { payment: Payment }) =>
  state === 'failed' ? (
    <Amount value={units(amount) < 0n ? negate(amount) : amount} className="font-normal text-ink-3" />
  ) : (
    <Amount value={amount} signed />
  );

export const paymentColumns: readonly Column<Payment>[] = [
  { key: 'at', label: 'Date', cell: (row) => <When at={row.at} />, phone: 'meta' },
  { key: 'what', label: 'What', cell: (row) => <What payment={row} />, isName: true, phone: 'title' },
  {
    key: 'number',
    label: 'Number',
    cell: (row) =>
      row.path === null ? (
        <span className="tnum">{row.number}</span>
      ) : (
        <Link href={row.path} className="link tnum relative">
          {row.number}
        </Link>
      ),
    phone: 'meta',
  },
  { key: 'state', label: 'State', cell: (row) => <State payment={row} />, phone: 'status' },
  {
    key: 'fee',
    label: 'Fee',
    cell: (row) => (row.fee === null ? null : <Fee fee={row.fee} />),
    align: 'end',
    phone: 'meta',
    wideOnly: true,
  },
  { key: 'amount', label: 'Amount', cell: (row) => <Sum payment={row} />, align: 'end', phone: 'amount' },
  { key: 'documents', label: 'Documents', cell: (row) => <Documents payment={row} />, phone: 'status' },
];
