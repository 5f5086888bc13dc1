/** When each entry of a CV was, as "2024-03": what a shown CV says in words. */
import { profileEntries } from '../profile-entries.ts';
import type { CvContent } from '../cv.ts';

export interface EntryMoments {
  readonly from: string;
  readonly to: string;
}

export function entryMoments(
  content: CvContent,
  record: Parameters<typeof profileEntries>[1],
  language: string,
): ReadonlyMap<string, EntryMoments> {
  return new Map(
    content.sections.flatMap(({ kind, entries }) => {
      const known = profileEntries(kind, record, language);
      return entries.map(({ id, source, from, to }) => {
        const profile = known.get(source ?? '');
        return [id, { from: from ?? profile?.from ?? '', to: to ?? profile?.to ?? '' }] as const;
      });
    }),
  );
}
