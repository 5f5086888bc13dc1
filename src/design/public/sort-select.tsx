import { Button } from './button.tsx';
import { SelectField } from './field.tsx';

export interface SortSelectProps {
  value: string;
  options: readonly { value: string; label: string }[];
}

/** In the plain form of a list: changes the order at once; without script a button does it. */
export const SortSelect = ({ value, options }: SortSelectProps) => (
  <>
    <SelectField
      key={value}
      label="Sort by"
      hideLabel
      name="sort"
      className="min-w-0 flex-1 sm:min-w-52"
      defaultValue={value}
      options={options}
      onChange={(event) => event.currentTarget.form?.requestSubmit()}
    />
    <Button type="submit" size="sm" className="[@media(scripting:enabled)]:hidden">
      Sort
    </Button>
  </>
);
