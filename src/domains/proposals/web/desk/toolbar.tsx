import { useRef } from 'react';
import { Button } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { FilterChips } from '#design/public/chip.tsx';
import { SelectField } from '#design/public/field.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { usePlace } from '#design/public/locale.tsx';
import { COLUMN_WORDS, COLUMNS, columnOf, FILTER_WORDS, FILTERS, SORT_WORDS, SORTS, type Filter, type Sort } from '../../desk.ts';
import type { DeskProposal } from '../../desk-contract.ts';
import { PROPOSAL_LIMITS } from '../../proposal.ts';
import type { DeskAddress } from './desk-address.ts';
import type { Decisions } from './use-decisions.ts';

interface ToolbarProps {
  all: readonly DeskProposal[];
  address: DeskAddress;
}

/** What is shown of the proposals and how; all of it is in the address. */
export function Toolbar({ all, address: { place, hrefWith, go } }: ToolbarProps) {
  const { locale } = usePlace();
  const { sort, filters, q, view, column } = place;
  const count = (of: (typeof COLUMNS)[number]): number => all.filter((one) => columnOf(one) === of).length;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <SearchForm q={q} onSearch={(words) => go({ q: words })} label="Search proposals" hideLabel placeholder="Search proposals" />
        </div>
        <SelectField
          label="Sort"
          hideLabel
          className="w-44"
          options={SORTS.map((value) => ({ value, label: SORT_WORDS[value] }))}
          value={sort}
          onChange={(event) => go({ sort: event.target.value as Sort })}
        />
        <Narrow filters={filters} onChange={(next) => go({ filters: next })} />
        <FilterChips
          label="View"
          items={[
            { href: hrefWith({ view: 'list' }), label: 'List', current: view === 'list' },
            { href: hrefWith({ view: 'board', column: null }), label: 'Board', current: view === 'board' },
          ]}
        />
      </div>
      {view === 'board' ? null : (
        <FilterChips
          label="Proposals by state"
          items={[
            { href: hrefWith({ column: null }), label: `All ${formatNumber(all.length - count('declined'), locale)}`, current: column === null },
            ...COLUMNS.filter((one) => one === column || count(one) > 0).map((one) => ({
              href: hrefWith({ column: one }),
              label: `${COLUMN_WORDS[one]} ${formatNumber(count(one), locale)}`,
              current: one === column,
            })),
          ]}
        />
      )}
    </div>
  );
}

/** Closes when the focus or a press goes elsewhere. */
function Narrow({ filters, onChange }: { filters: readonly Filter[]; onChange: (next: readonly Filter[]) => void }) {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details
      ref={details}
      className="relative"
      onBlur={({ relatedTarget }) => {
        if (details.current !== null && !details.current.contains(relatedTarget)) details.current.open = false;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || details.current?.open !== true) return;
        event.stopPropagation();
        details.current.open = false;
        details.current.querySelector('summary')?.focus();
      }}
    >
      <summary className="btn btn-line cursor-pointer list-none">Filter{filters.length === 0 ? '' : ` (${filters.length})`}</summary>
      <div className="panel absolute start-0 z-20 mt-1 w-56 px-3 py-2 shadow-raised" tabIndex={-1}>
        {FILTERS.map((one) => (
          <Checkbox
            key={one}
            label={FILTER_WORDS[one]}
            checked={filters.includes(one)}
            onChange={(event) => onChange(event.target.checked ? [...filters, one] : filters.filter((other) => other !== one))}
          />
        ))}
      </div>
    </details>
  );
}

interface ChosenProps {
  chosen: readonly DeskProposal[];
  decisions: Decisions;
  onCompare: () => void;
  onClear: () => void;
}

/** What can be done with several at a time. */
export function ChosenBar({ chosen, decisions, onCompare, onClear }: ChosenProps) {
  const { compared, messaged, declined } = PROPOSAL_LIMITS;
  const canDecline = chosen.filter(({ moves }) => moves.includes('decline'));
  return (
    <div className="panel flex flex-wrap items-center gap-2 px-3 py-2" role="group" aria-label="Chosen proposals">
      <p className="tnum me-2 text-sm font-medium" role="status">
        {chosen.length} chosen
      </p>
      <Button
        size="sm"
        disabled={chosen.length < compared.least || chosen.length > compared.most}
        title={`Choose ${compared.least} to ${compared.most} to compare`}
        onClick={onCompare}
      >
        Compare
      </Button>
      <Button size="sm" disabled={chosen.length > messaged} title={`Up to ${messaged} at a time`} onClick={() => decisions.write(chosen)}>
        Message
      </Button>
      <Button
        size="sm"
        variant="ghost"
        className="text-danger"
        disabled={canDecline.length === 0 || canDecline.length > declined}
        title={`Up to ${declined} at a time`}
        onClick={() => decisions.decline(canDecline)}
      >
        Decline
      </Button>
      <Button size="sm" variant="ghost" className="ms-auto" onClick={onClear}>
        Clear
      </Button>
    </div>
  );
}
