/** A CV of everything on a profile, in the order that most people read one. */
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { cvWhole, emptyEntry, FIRST_FACTS, FIRST_LOOK, type CvContent, type CvLook, type SectionKind } from './cv.ts';
import { profileEntries } from './profile-entries.ts';

const FIRST_SECTIONS: readonly SectionKind[] = [
  'experience',
  'verified',
  'portfolio',
  'education',
  'skills',
  'languages',
  'certifications',
];

export function firstContent(
  record: Parameters<typeof profileEntries>[1] & Pick<UserRecord, 'username'>,
  makeId: () => string,
  look: Partial<CvLook> = {},
): CvContent {
  const sections = FIRST_SECTIONS.map((kind) => ({
    id: makeId(),
    kind,
    title: null,
    is_hidden: false,
    break_before: false,
    keep_together: false,
    entries: [...profileEntries(kind, record, 'en').keys()].map((source) => emptyEntry(makeId(), source)),
    ...(kind === 'verified' ? { facts: [...FIRST_FACTS] } : {}),
  }));
  return { ...cvWhole({}, sections), look: { ...FIRST_LOOK, ...look } };
}
