import { SelectField } from '#design/public/field.tsx';
import { subCategoriesOf, topCategories, topOf } from '#domains/taxonomy/categories.ts';
import { useState } from 'react';

interface CategoryFieldProps {
  value: string | null;
  onChange: (slug: string | null) => void;
  error?: string | undefined;
}

const TOPS = topCategories().map(({ slug, name }) => ({ value: slug, label: name }));

/** Two selects: a category, then what of it exactly. Services are in the second. */
export function CategoryField({ value, onChange, error }: CategoryFieldProps) {
  const [top, setTop] = useState(value === null ? '' : (topOf(value)?.slug ?? ''));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <SelectField
        id={top === '' ? 'category' : 'category-above'}
        label="Category"
        placeholder="Choose a category"
        options={TOPS}
        value={top}
        onChange={(event) => {
          setTop(event.target.value);
          onChange(null);
        }}
        error={top === '' ? error : undefined}
      />
      <SelectField
        // A link to the category leads to what has to be chosen first.
        id={top === '' ? 'category-within' : 'category'}
        label="Subcategory"
        placeholder={top === '' ? 'Choose a category first' : 'Choose a subcategory'}
        options={subCategoriesOf(top).map(({ slug, name }) => ({ value: slug, label: name }))}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value === '' ? null : event.target.value)}
        error={top === '' ? undefined : error}
      />
    </div>
  );
}
