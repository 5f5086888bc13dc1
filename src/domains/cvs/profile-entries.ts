/** The lists of a profile as entries of a CV, by what a CV names them by. */
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { cvWords } from './cv-words.ts';
import { languageName } from '#kit/format/names.ts';
import type { SectionKind } from './cv.ts';

export interface ProfileEntry {
  readonly title: string;
  readonly at: string;
  readonly place: string;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly url: string;
}

type Lists = Pick<UserRecord, 'experiences' | 'educations' | 'certifications' | 'portfolios' | 'skills' | 'languages'>;

const entry = (fields: Partial<Record<keyof ProfileEntry, string | null>>): ProfileEntry => ({
  title: fields.title ?? '',
  at: fields.at ?? '',
  place: fields.place ?? '',
  from: fields.from ?? '',
  to: fields.to ?? '',
  text: fields.text ?? '',
  url: fields.url ?? '',
});

const LISTS: Partial<
  Record<SectionKind, (lists: Lists, language: string) => readonly (readonly [string, ProfileEntry])[]>
> = {
  experience: ({ experiences }) =>
    experiences.map((job) => [
      job.id,
      entry({
        title: job.title,
        at: job.company,
        place: job.place,
        from: job.starts_on,
        to: job.ends_on ?? 'now',
        text: job.description,
      }),
    ]),
  education: ({ educations }) =>
    educations.map((school) => [
      school.id,
      entry({
        title: [school.degree, school.field].filter(Boolean).join(', ') || school.school,
        at: school.degree || school.field ? school.school : '',
        from: school.starts_on,
        to: school.ends_on,
        text: school.description,
      }),
    ]),
  certifications: ({ certifications }) =>
    certifications.map((certificate) => [
      certificate.id,
      entry({ title: certificate.name, at: certificate.issuer, from: certificate.issued_on, url: certificate.url }),
    ]),
  portfolio: ({ portfolios }) =>
    portfolios.map((work) => [
      work.id,
      entry({ title: work.title, from: work.finished_on, text: work.description, url: work.url }),
    ]),
  skills: ({ skills }) => skills.map(({ slug, name }) => [slug, entry({ title: name })]),
  languages: ({ languages }, language) =>
    languages.map(({ code, fluency }) => [
      code,
      entry({ title: languageName(code, language), at: cvWords(language).fluencies[fluency] }),
    ]),
};

/** In the order of the profile. None for sections of the CV's own. */
export const profileEntries = (kind: SectionKind, lists: Lists, language: string): ReadonlyMap<string, ProfileEntry> =>
  new Map(LISTS[kind]?.(lists, language) ?? []);
