import { Button } from '#design/public/button.tsx';
import { SelectField } from '#design/public/field.tsx';
import { CleanForm, Keep } from '#kit/web/clean-form.tsx';
import { sortOf, type ListState } from './list-address.ts';
import { SORT_WORDS } from './wording.ts';

/** Changes the order at once; without script a button does it. */
export function SortForm({ state }: { state: ListState }) {
  const { sort: _sort, page: _page, ...kept } = state;
  return (
    <CleanForm action="/services" label="Sort" className="flex items-center gap-2">
      <Keep values={kept} />
      <SelectField
        key={sortOf(state)}
        label="Sort by"
        hideLabel
        name="sort"
        className="min-w-0 flex-1 sm:min-w-52"
        defaultValue={sortOf(state)}
        options={Object.entries(SORT_WORDS).map(([value, label]) => ({ value, label }))}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      />
      <Button type="submit" size="sm" className="[@media(scripting:enabled)]:hidden">
        Sort
      </Button>
    </CleanForm>
  );
}
