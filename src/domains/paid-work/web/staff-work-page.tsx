import type { DataTableProps } from '#design/app/data-table.tsx';
import type { Pages } from '#design/app/paged-panel.tsx';
import { PagedTable } from '#design/app/read-table.tsx';
import { SearchForm } from '#design/app/search-form.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { isDay, withZone } from '#domains/wallet/history.ts';
import { FilterBar } from '#domains/wallet/web/wallet.tsx';
import { isAmount } from '#kit/amount-filter.ts';
import { isId } from '#kit/ids.ts';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';
import { titleOf } from '#routes';

type Option<State extends string> = readonly [state: State, label: string];

/** A number starts with two letters and a dash; anything else is the name of a person. */
const isNumberLike = (text: string): boolean => /^[a-z]{2}-/i.test(text);

/** Filters of a list of orders or contracts, in the address. */
export function useStaffWorkSearch<State extends string>(states: readonly Option<State>[]) {
  const { timeZone } = usePlace();
  const filters = useAddressFilters({
    q: (text) => text.length <= 100,
    // Of a notification's link.
    number: (text) => text.length <= 20,
    person: isId,
    state: oneOf(states.map(([state]) => state)),
    from: isDay,
    to: isDay,
    least: isAmount,
    most: isAmount,
  });
  const { q, number, state, ...rest } = filters.values;
  const typed = q ?? number ?? '';
  const words =
    typed === ''
      ? {}
      : isNumberLike(typed)
        ? { number: typed.slice(0, 20) }
        : typed.trim().length < 2
          ? {}
          : { who: typed };
  const query = withZone({ ...rest, ...words, ...(state === undefined ? {} : { state: state as State }) }, timeZone);
  return { ...filters, typed, query, states };
}

interface StaffWorkPageProps<State extends string, Row> extends Pick<DataTableProps<Row>, 'columns' | 'rowKey'> {
  readonly screen: string;
  readonly search: ReturnType<typeof useStaffWorkSearch<State>>;
  readonly list: Pages<Row>;
  readonly what: string;
  readonly example: string;
  /** When the first one appears: "as soon as they are placed". */
  readonly appears: string;
}

/** Any work of one kind by number or person, state, days and amount, for every role of staff. */
export function StaffWorkPage<State extends string, Row>({
  screen,
  search: { typed, values, set, clear, isFiltered, states },
  what,
  example,
  appears,
  ...table
}: StaffWorkPageProps<State, Row>) {
  const noun = what.toLowerCase();
  const isOfPerson = values.person !== undefined;
  return (
    <>
      <PageHeader
        title={titleOf(screen)}
        lead={
          isOfPerson
            ? `All ${noun}s of one person. This search is recorded.`
            : 'Newest first. Every search is recorded.'
        }
      />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <SearchForm
          q={typed}
          label={`${what} number, or a person’s name`}
          hint={`The first characters of a number are enough, such as ${example}.`}
          onSearch={(text) => set('q', text)}
        />
        <FilterBar
          label={`Filter ${noun}s`}
          choices={[
            {
              name: 'state',
              label: 'State',
              all: 'All states',
              options: states.map(([value, label]) => ({ value, label })),
            },
          ]}
          days={['from', 'to']}
          amounts={{ names: ['least', 'most'], isAmount }}
          values={values}
          onChange={set}
          onClear={clear}
          isFiltered={isFiltered}
        />
        <PagedTable
          what={`The ${noun}s`}
          label={`${what}s`}
          caption={`${what}s`}
          density="tight"
          empty={
            <EmptyState title={isFiltered ? `No ${noun} found` : `No ${noun}s yet`} motif="data">
              {isFiltered ? 'Check what you entered, or clear the filters.' : `${what}s appear here ${appears}.`}
            </EmptyState>
          }
          {...table}
        />
      </div>
    </>
  );
}
