import { SortSelect } from '#design/public/sort-select.tsx';
import { CleanForm, Keep } from '#kit/web/clean-form.tsx';
import { sortOf, type ListState } from './list-address.ts';
import { SORT_WORDS } from './wording.ts';

const OPTIONS = Object.entries(SORT_WORDS).map(([value, label]) => ({ value, label }));

export function SortForm({ state }: { state: ListState }) {
  const { sort: _sort, page: _page, ...filters } = state;
  return (
    <CleanForm action="/services" label="Sort" className="flex items-center gap-2">
      <Keep values={filters} />
      <SortSelect value={sortOf(state)} options={OPTIONS} />
    </CleanForm>
  );
}
