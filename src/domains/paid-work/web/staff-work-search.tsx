import { SearchForm } from '#design/app/search-form.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { isDay, withZone } from '#domains/wallet/history.ts';
import { FilterBar } from '#domains/wallet/web/wallet.tsx';
import { isAmount } from '#kit/amount-filter.ts';
import { isId } from '#kit/ids.ts';
import { oneOf, useAddressFilters } from '#kit/web/address-filters.ts';

type Option<State extends string> = readonly [state: State, label: string];

/** Two letters and a dash begin a number; anything else is a person's name. */
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
  const words = typed === '' ? {} : isNumberLike(typed) ? { number: typed.slice(0, 20) } : typed.trim().length < 2 ? {} : { who: typed };
  const query = withZone({ ...rest, ...words, ...(state === undefined ? {} : { state: state as State }) }, timeZone);
  return { ...filters, typed, query, states };
}

interface StaffWorkSearchProps<State extends string> {
  readonly search: ReturnType<typeof useStaffWorkSearch<State>>;
  readonly what: string;
  readonly example: string;
}

/** By number or person, state, days and amount. */
export function StaffWorkSearch<State extends string>({
  search: { typed, values, set, clear, isFiltered, states },
  what,
  example,
}: StaffWorkSearchProps<State>) {
  return (
    <>
      <SearchForm
        q={typed}
        label={`${what} number, or a person’s name`}
        hint={`The first characters of a number are enough, such as ${example}.`}
        onSearch={(text) => set('q', text)}
      />
      <FilterBar
        label={`Filter ${what.toLowerCase()}s`}
        choices={[{ name: 'state', label: 'State', all: 'All states', options: states.map(([value, label]) => ({ value, label })) }]}
        days={['from', 'to']}
        amounts={{ names: ['least', 'most'], isAmount }}
        values={values}
        onChange={set}
        onClear={clear}
        isFiltered={isFiltered}
      />
    </>
  );
}
