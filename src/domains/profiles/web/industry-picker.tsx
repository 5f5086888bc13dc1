import { TagPicker } from '#design/app/tag-picker.tsx';
import { MAX_INDUSTRIES, MAX_SUBINDUSTRIES } from '../contract.ts';
import { industries } from '#domains/taxonomy/industries.ts';

interface Chosen {
  industries: string[];
  subindustries: string[];
}

/** Of any form that has both: what `useContractForm` gives. */
interface IndustryForm {
  watch(): Chosen;
  set(name: keyof Chosen, slugs: string[]): void;
  idAndError(name: keyof Chosen): { id: string; error: string | undefined };
}

const INDUSTRIES = industries().map(({ slug, name }) => ({ value: slug, label: name }));

const fieldsOf = (chosen: readonly string[]) =>
  industries()
    .filter(({ slug }) => chosen.includes(slug))
    .flatMap((industry) => industry.subindustries.map(({ slug, name }) => ({ value: slug, label: name })));

/** Two levels: sub-industries are offered for the chosen industries and removed with them. */
export function IndustryPicker({ form }: { form: IndustryForm }) {
  const chosen = form.watch();
  const fields = fieldsOf(chosen.industries);
  const chooseIndustries = (values: string[]): void => {
    const allowed = new Set(fieldsOf(values).map(({ value }) => value));
    form.set('industries', values);
    form.set(
      'subindustries',
      chosen.subindustries.filter((slug) => allowed.has(slug)),
    );
  };
  return (
    <>
      <TagPicker
        {...form.idAndError('industries')}
        label="Industries"
        thing="industry"
        options={INDUSTRIES}
        values={chosen.industries}
        onChange={chooseIndustries}
        max={MAX_INDUSTRIES}
      />
      {fields.length > 0 ? (
        <TagPicker
          {...form.idAndError('subindustries')}
          label="Fields"
          thing="field"
          hint="Narrow it down"
          options={fields}
          values={chosen.subindustries}
          onChange={(slugs) => form.set('subindustries', slugs)}
          max={MAX_SUBINDUSTRIES}
        />
      ) : null}
    </>
  );
}
