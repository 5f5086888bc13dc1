import type { MetaFunction } from 'react-router';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { StatusChip, type StatusTone } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import { isPositive } from '#kit/money.ts';
import { usePages } from '#kit/web/api.ts';
import { titleOf } from '#routes';
import type { ChargebackState } from '../../funding.ts';
import { chargebacks } from '../../money-desk-contract.ts';
import { DownloadEvidence } from './download-evidence.tsx';

const STATES: Readonly<Record<ChargebackState, readonly [StatusTone, string]>> = {
  asked: ['warning', 'Inquiry'],
  open: ['warning', 'Open, money withheld'],
  won: ['success', 'Won'],
  lost: ['danger', 'Lost'],
};

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-chargebacks')) }];

/** What payers' banks took or ask about, who bore it, and the evidence to answer with. */
export default function ChargebacksPage() {
  return (
    <>
      <PageHeader title={titleOf('admin-chargebacks')} lead="Payments that the payer’s bank disputes, newest first." />
      <Chargebacks />
    </>
  );
}

function Chargebacks() {
  const list = usePages(chargebacks, { query: {} });
  return (
    <PagedPanel
      title="Disputed by banks"
      lead="The evidence contains the agreement and the deliveries. Submit it to the bank through the provider."
      empty="No chargebacks. When a payer’s bank disputes a payment, it appears here with its evidence and the date the answer is due."
      list={list}
      renderRow={(chargeback) => {
        const [tone, words] = STATES[chargeback.state];
        return (
          <li key={chargeback.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <Money value={chargeback.amount} /> <span className="tnum">{chargeback.funding_number}</span>
                <StatusChip tone={tone}>{words}</StatusChip>
              </p>
              {chargeback.reason === null ? null : <p className="text-sm text-ink-2">{chargeback.reason}</p>}
              <p className="text-sm wrap-anywhere text-ink-2">
                <When at={chargeback.opened_at} style="moment" /> · {chargeback.provider_reference}
                {chargeback.charge_numbers.length === 0 ? '' : ` · paid for ${chargeback.charge_numbers.join(', ')}`}
              </p>
              {chargeback.evidence_due_at === null ? null : (
                <p className="text-sm text-ink-2">
                  Answer by <When at={chargeback.evidence_due_at} style="moment" />
                </p>
              )}
              {isPositive(chargeback.owed) ? (
                <p className="text-sm text-ink-2">
                  <Money value={chargeback.owed} /> could not be taken and is owed.
                </p>
              ) : null}
            </div>
            <DownloadEvidence chargebackId={chargeback.id} number={chargeback.funding_number} />
          </li>
        );
      }}
    />
  );
}
