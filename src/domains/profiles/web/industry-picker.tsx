import { TagPicker } from '#design/app/tag-picker.tsx';
import { MAX_INDUSTRIES, MAX_SUBINDUSTRIES } from '../contract.ts';
import {
  findIndustries,
  findSubindustries,
  industries,
  industryBySlug,
  subindustryBySlug,
} from '#domains/taxonomy/industries.ts';
import { useSuggest } from './use-suggest.ts';

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

/** With what is within it, where that is what fits. */
function industriesFor(typed: string) {
  const within = findSubindustries(typed);
  return findIndustries(typed).map(({ slug, name }) => {
    // A name that has what is typed says enough.
    const isSaid = name.toLowerCase().includes(typed.trim().toLowerCase());
    const found = isSaid ? [] : within.filter(({ parent }) => parent.slug === slug).map(({ sub }) => sub.name);
    return { value: slug, label: name, detail: found.length === 0 ? undefined : found.slice(0, 3).join(', ') };
  });
}

/** Two levels: specialties are found in every industry, which comes with them, and go with it. */
export function IndustryPicker({ form }: { form: IndustryForm }) {
  const chosen = form.watch();
  const own = chosen.subindustries
    .filter((slug) => subindustryBySlug(slug) === undefined)
    .map((name) => ({ value: name, label: name }));
  const { added, suggest } = useSuggest(
    'specialty',
    (name) => form.set('subindustries', [...chosen.subindustries, name]),
    chosen.industries[0],
  );
  const more = added.flatMap(({ name, parent }) => {
    const industry = industryBySlug(parent);
    return industry === undefined ? [] : [{ sub: { slug: name, name }, parent: industry }];
  });
  const here = more.filter(
    ({ sub, parent }) => chosen.industries.includes(parent.slug) && !own.some(({ value }) => value === sub.slug),
  );
  const specialties = [
    ...fieldsOf(chosen.industries),
    ...own,
    ...here.map(({ sub }) => ({ value: sub.slug, label: sub.name })),
  ];
  const parentOf = (slug: string): string | undefined =>
    subindustryBySlug(slug)?.parent.slug ?? more.find(({ sub }) => sub.slug === slug)?.parent.slug;
  /** In someone's own words it belongs to no industry of ours: operators say to which. */
  const fits = (slug: string, parents: readonly string[]): boolean => {
    const parent = parentOf(slug);
    return parent === undefined || parents.includes(parent);
  };
  const chooseIndustries = (values: string[]): void => {
    form.set('industries', values);
    form.set(
      'subindustries',
      chosen.subindustries.filter((slug) => fits(slug, values)),
    );
  };
  const chooseSpecialties = (slugs: string[]): void => {
    const parents = slugs.flatMap((slug) => parentOf(slug) ?? []);
    const all = [...new Set([...chosen.industries, ...parents])].slice(0, MAX_INDUSTRIES);
    form.set('industries', all);
    form.set(
      'subindustries',
      slugs.filter((slug) => fits(slug, all)),
    );
  };
  return (
    <>
      <TagPicker
        {...form.idAndError('industries')}
        label="Industries"
        thing="industry"
        options={INDUSTRIES}
        find={industriesFor}
        values={chosen.industries}
        onChange={chooseIndustries}
        max={MAX_INDUSTRIES}
      />
      <TagPicker
        {...form.idAndError('subindustries')}
        label="Specialties"
        thing="specialty"
        hint="At least one, to narrow it down."
        options={specialties}
        find={(typed) =>
          findSubindustries(typed, more).map(({ sub, parent }) => ({
            value: sub.slug,
            label: sub.name,
            detail: chosen.industries.includes(parent.slug) ? undefined : parent.name,
          }))
        }
        values={chosen.subindustries}
        onChange={chooseSpecialties}
        max={MAX_SUBINDUSTRIES}
        suggest={suggest}
      />
    </>
  );
}
