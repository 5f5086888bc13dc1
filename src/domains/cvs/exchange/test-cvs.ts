/** Small CVs for the tests of this folder. */
import { FIRST_LOOK, type CvContent, type CvEntry, type CvSection } from '../cv.ts';
import { emptyEntry } from '../cv.ts';
import type { CvSource } from '../shown-cv.ts';
import type { ImportedCv } from './imported.ts';

export const noRecord: CvSource['record'] = {
  first_name: '',
  last_name: '',
  username: 'ada',
  email: '',
  phone: null,
  phone_country_code: null,
  professional_title: null,
  bio: null,
  city: null,
  country: null,
  social_links: {},
  experiences: [],
  educations: [],
  certifications: [],
  portfolios: [],
  skills: [],
  languages: [],
};

export function idsInOrder(): () => string {
  let count = 0;
  return () => `id-${(count += 1)}`;
}

const NO_BASICS = { name: null, headline: null, email: null, phone: null, place: null, links: null, summary: null };
export const contentOf = ({
  basics,
  sections,
  unknown,
}: Pick<ImportedCv, 'basics' | 'sections' | 'unknown'>): CvContent => ({
  basics: { ...NO_BASICS, ...basics },
  sections,
  look: FIRST_LOOK,
  ...(unknown === undefined ? {} : { unknown }),
});

export const ownEntry = (id: string, fields: Partial<CvEntry>): CvEntry => ({ ...emptyEntry(id), ...fields });
export const sectionOf = (kind: CvSection['kind'], entries: CvEntry[], fields: Partial<CvSection> = {}): CvSection => ({
  id: kind,
  kind,
  title: null,
  is_hidden: false,
  break_before: false,
  keep_together: false,
  entries,
  ...fields,
});

interface NamedSection {
  readonly name: string;
  readonly entries: readonly CvEntry[];
}
export const sectionsOf = ({ sections }: ImportedCv): NamedSection[] =>
  sections.map(({ kind, title, entries }) => ({ name: title ?? kind, entries }));
export const entriesOf = (imported: ImportedCv, name: string): readonly CvEntry[] =>
  sectionsOf(imported).find((section) => section.name === name)?.entries ?? [];
