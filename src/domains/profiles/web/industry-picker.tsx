import { TagPicker } from '#design/app/tag-picker.tsx';
import { MAX_INDUSTRIES, MAX_SUBINDUSTRIES } from '../contract.ts';
import { industries } from '../industries.ts';

interface Chosen {
  industries: string[];
  subindustries: string[];
}

interface IndustryPickerProps {
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
  errors: { industries: string | undefined; subindustries: string | undefined };
}

const INDUSTRIES = industries().map(({ slug, name }) => ({ value: slug, label: name }));

const fieldsOf = (chosen: readonly string[]) =>
  industries()
    .filter(({ slug }) => chosen.includes(slug))
    .flatMap((industry) => industry.subindustries.map(({ slug, name }) => ({ value: slug, label: name })));

/** Two levels: the fields offered are those of the industries chosen, and go with them. */
export function IndustryPicker({ chosen, onChange, errors }: IndustryPickerProps) {
  const fields = fieldsOf(chosen.industries);
  const chooseIndustries = (values: string[]): void => {
    const allowed = new Set(fieldsOf(values).map(({ value }) => value));
    onChange({ industries: values, subindustries: chosen.subindustries.filter((slug) => allowed.has(slug)) });
  };
  return (
    <>
      <TagPicker
        id="industries"
        label="Industries"
        thing="industry"
        options={INDUSTRIES}
        values={chosen.industries}
        onChange={chooseIndustries}
        max={MAX_INDUSTRIES}
        error={errors.industries}
      />
      {fields.length > 0 ? (
        <TagPicker
          id="subindustries"
          label="Fields"
          thing="field"
          hint="More precisely: what within them."
          options={fields}
          values={chosen.subindustries}
          onChange={(subindustries) => onChange({ ...chosen, subindustries })}
          max={MAX_SUBINDUSTRIES}
          error={errors.subindustries}
        />
      ) : null}
    </>
  );
}
