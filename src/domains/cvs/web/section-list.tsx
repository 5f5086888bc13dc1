import * as z from 'zod/mini';
import { confirm } from '#design/app/confirm.ts';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { cvEntryShape, type CvContent } from '../cv.ts';
import { cvWords } from '../cv-words.ts';
import { moveSection, removeSection } from '../edit-cv.ts';
import type { MyCv } from './use-cv-draft.ts';
import { SectionPart } from './section-part.tsx';
import { useOrder } from './use-order.ts';

interface SectionListProps {
  readonly content: CvContent;
  readonly me: UserRecord;
  readonly language: string;
  readonly facts: MyCv['facts'];
  readonly onEdit: (edited: (content: CvContent) => CvContent) => void;
}

/** What is wrong with an entry as it stands, by field. */
function problemsIn(content: CvContent, id: string): Readonly<Record<string, string>> {
  const entry = content.sections.flatMap(({ entries }) => entries).find((found) => found.id === id);
  const read = z.safeParse(cvEntryShape, entry);
  return read.success
    ? {}
    : Object.fromEntries(read.error.issues.map(({ path, message }) => [String(path[0] ?? ''), message]));
}

export function SectionList({ content, me, language, facts, onEdit }: SectionListProps) {
  const { sections } = content;
  const names = sections.map(({ kind, title }) => (title ?? '') || cvWords(language).sections[kind]);
  const order = useOrder(names, (from, by) => onEdit((before) => moveSection(before, sections[from]?.id ?? '', by)));
  const remove = async (id: string, name: string): Promise<void> => {
    const agreed = await confirm({
      title: `Remove ${name} from this CV?`,
      body: 'Your profile stays as it is. Undo brings it back while this page is open, its versions later.',
      okLabel: 'Remove',
      danger: true,
    });
    if (agreed) onEdit((before) => removeSection(before, id));
  };
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {order.news}
      </p>
      {sections.map((section, place) => (
        <SectionPart
          key={section.id}
          {...{ section, me, facts, language, place, order, onEdit }}
          count={sections.length}
          problemsOf={(entry) => problemsIn(content, entry)}
          onRemove={() => void remove(section.id, names[place] ?? '')}
        />
      ))}
    </>
  );
}
