import { StatusChip } from '#design/public/chip.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { formatUnit } from '#kit/format/unit.ts';
import { usePlace } from '#design/public/locale.tsx';
import { subtract } from '#kit/money.ts';
import type { ContractPage } from '../contract.ts';
import { MilestoneActions } from './milestone-actions.tsx';
import type { ShownMilestone } from '../shapes.ts';
import { rowWords } from '../words.ts';

/** The milestones in order, each with its price, its criteria and where it stands. */
export function MilestonePanels({ contract }: { contract: ContractPage }) {
  return (
    <Panel title="Milestones" lead="Each is paid on its own: its money is held before its work starts.">
      <ol className="grid gap-6">
        {contract.milestones.map((milestone) => (
          <li key={milestone.number} className="border-t border-line pt-5 first:border-0 first:pt-0">
            <OneMilestone contract={contract} milestone={milestone} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}

function OneMilestone({ contract, milestone }: { contract: ContractPage; milestone: ShownMilestone }) {
  const { locale } = usePlace();
  const { place, title, state, criteria, met, days, terms, due_at: dueAt } = milestone;
  const { label, tone } = rowWords(contract.state, state);
  const isClient = contract.side === 'client';
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1.5">
        <h3 className="title min-w-0 wrap-anywhere">
          {place}. <Name of={title} />
        </h3>
        <StatusChip tone={tone}>{label}</StatusChip>
      </div>
      <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-2">
        <span>
          Price <Money value={terms.price} />
        </span>
        <span>
          {isClient ? 'Total ' : 'You earn '}
          <Money value={isClient ? terms.total : subtract(terms.price, terms.service_fee)} />
          {isClient ? ' with the client fee' : ' after the service fee'}
        </span>
        <span>{dueAt === null ? `${formatUnit(days, 'day', locale)} from funding` : <>Due {<When at={dueAt} style="moment" />}</>}</span>
      </p>
      <div>
        <p className="label mb-1">Acceptance criteria</p>
        <ul className="grid list-disc gap-1 ps-5 text-md">
          {criteria.map((criterion, index) => (
            <li key={criterion} dir="auto" className="wrap-anywhere">
              {criterion}
              {met.includes(index) ? <span className="text-sm text-ink-2"> (met, says the freelancer)</span> : null}
            </li>
          ))}
        </ul>
      </div>
      <MilestoneActions contract={contract} milestone={milestone} />
    </div>
  );
}
