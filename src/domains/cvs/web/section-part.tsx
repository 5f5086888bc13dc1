import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { CV_LIMITS, emptyEntry, type CvContent, type CvSection } from '../cv.ts';
import { cvWords } from '../cv-words.ts';
import { addEntry, blankEntry, changeEntry, changeSection, moveEntry, removeEntry, unpicked } from '../edit-cv.ts';
import { profileEntries } from '../profile-entries.ts';
import type { MyCv } from './use-cv-draft.ts';
import { EntryPart } from './entry-part.tsx';
import { FactChoice } from './fact-choice.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { SectionMenu } from './section-menu.tsx';
import { useOrder, type Order } from './use-order.ts';

interface SectionPartProps {
  readonly section: CvSection;
  readonly me: UserRecord;
  readonly facts: MyCv['facts'];
  readonly language: string;
  readonly place: number;
  readonly count: number;
  readonly order: Order;
  readonly problemsOf: (entry: string) => Readonly<Record<string, string>>;
  readonly onEdit: (edited: (content: CvContent) => CvContent) => void;
  readonly onRemove: () => void;
}

const newId = (): string => crypto.randomUUID();

export function SectionPart(props: SectionPartProps) {
  const { section, me, facts, language, place, count, order, problemsOf, onEdit, onRemove } = props;
  const { id, kind, entries } = section;
  const known = profileEntries(kind, me, language);
  const title = (section.title ?? '') || cvWords(language).sections[kind];
  const names = entries.map(
    (entry, at) => (entry.title ?? known.get(entry.source ?? '')?.title ?? '') || `entry ${at + 1}`,
  );
  const entryOrder = useOrder(names, (from, by) =>
    onEdit((content) => moveEntry(content, id, entries[from]?.id ?? '', by)),
  );
  const set = (part: Partial<CvSection>): void =>
    onEdit((content) => changeSection(content, id, (before) => ({ ...before, ...part })));
  const [isNamed, setNamed] = useState(false);
  const left = unpicked(section, known);
  const hasRoom = entries.length < CV_LIMITS.entries;
  return (
    <div {...order.rowProps(place)}>
      <Panel
        title={section.is_hidden ? `${title} (hidden)` : title}
        actions={
          <span className="flex items-center">
            <OrderButtons {...{ name: title, place, count, order }} />
            <SectionMenu {...{ section, title, onRemove }} onChange={set} onName={() => setNamed(true)} />
          </span>
        }
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {isNamed || section.title !== null ? (
            <TextField
              label="Heading"
              hint={`Empty: ${cvWords(language).sections[kind]}, as usual in this language.`}
              maxLength={CV_LIMITS.nameLength}
              value={section.title ?? ''}
              onChange={(event) => set({ title: event.target.value === '' ? null : event.target.value })}
            />
          ) : null}
          {kind === 'verified' ? (
            <FactChoice chosen={section.facts ?? []} facts={facts} onChange={(chosen) => set({ facts: [...chosen] })} />
          ) : (
            <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
              {entries.map((entry, at) => (
                <EntryPart
                  key={entry.id}
                  entry={entry}
                  kind={kind}
                  known={entry.source === null ? undefined : known.get(entry.source)}
                  place={at}
                  count={entries.length}
                  order={entryOrder}
                  me={me}
                  language={language}
                  problems={problemsOf(entry.id)}
                  onChange={(part) => onEdit((content) => changeEntry(content, id, entry.id, part))}
                  onRemove={() => onEdit((content) => removeEntry(content, id, entry.id))}
                />
              ))}
            </ul>
          )}
          <p aria-live="polite" className="sr-only">
            {entryOrder.news}
          </p>
          {left.length > 0 && hasRoom ? (
            <fieldset className="grid min-w-0 gap-1">
              <legend className="label">Also on your profile</legend>
              {left.map((source) => (
                <Checkbox
                  key={source}
                  label={known.get(source)?.title ?? source}
                  checked={false}
                  onChange={() => onEdit((content) => addEntry(content, id, emptyEntry(newId(), source)))}
                />
              ))}
            </fieldset>
          ) : null}
          {kind === 'verified' || !hasRoom ? null : (
            <Button
              size="sm"
              icon={Plus}
              className="justify-self-start"
              onClick={() => onEdit((content) => addEntry(content, id, blankEntry(newId())))}
            >
              Add to this CV only
            </Button>
          )}
        </div>
      </Panel>
    </div>
  );
}
