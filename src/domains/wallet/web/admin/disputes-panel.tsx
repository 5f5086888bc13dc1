import { PagedPanel } from '#design/app/paged-panel.tsx';
import { StatusChip, type StatusTone } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { When } from '#design/public/when.tsx';
import { isPositive } from '#kit/money.ts';
import { usePages } from '#kit/web/api.ts';
import type { DisputeState } from '../../funding.ts';
import { disputes } from '../../money-desk-contract.ts';
import { DownloadEvidence } from './download-evidence.tsx';

const STATES: Readonly<Record<DisputeState, readonly [StatusTone, string]>> = {
  asked: ['warning', 'Inquiry'],
  open: ['warning', 'Open, money withheld'],
  won: ['success', 'Won'],
  lost: ['danger', 'Lost'],
};

/** What a payer's bank took or asks about, who bore it, and the evidence to answer with. */
export function DisputesPanel() {
  const list = usePages(disputes, { query: {} });
  return (
    <PagedPanel
      title="Disputed payments"
      lead="The evidence contains the agreement and the deliveries. Submit it to the bank through the provider."
      empty="No disputed payments."
      list={list}
      renderRow={(dispute) => {
        const [tone, words] = STATES[dispute.state];
        return (
          <li key={dispute.id} className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                <Money value={dispute.amount} /> <span className="tnum">{dispute.funding_number}</span>
                <StatusChip tone={tone}>{words}</StatusChip>
              </p>
              {dispute.reason === null ? null : <p className="text-sm text-ink-2">{dispute.reason}</p>}
              <p className="text-sm wrap-anywhere text-ink-2">
                <When at={dispute.opened_at} style="moment" /> · {dispute.provider_reference}
                {dispute.charge_numbers.length === 0 ? '' : ` · paid for ${dispute.charge_numbers.join(', ')}`}
              </p>
              {dispute.evidence_due_at === null ? null : (
                <p className="text-sm text-ink-2">
                  Answer by <When at={dispute.evidence_due_at} style="moment" />
                </p>
              )}
              {isPositive(dispute.owed) ? (
                <p className="text-sm text-ink-2">
                  <Money value={dispute.owed} /> could not be taken and is owed.
                </p>
              ) : null}
            </div>
            <DownloadEvidence disputeId={dispute.id} number={dispute.funding_number} />
          </li>
        );
      }}
    />
  );
}
