import { useState } from 'react';
import { Dialog } from '#design/app/dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { takeRecord } from '#domains/accounts/web/accounts.ts';
import { setCertifications, setEducations, setExperiences, setPortfolios } from '#domains/profiles/lists-contract.ts';
import { call } from '#kit/web/api-client.ts';
import type { CvEntry, SectionKind } from '../cv.ts';
import { differences, withEntry, withFields } from '../exchange/to-profile.ts';
import type { EntryField } from '../exchange/profile-lists.ts';

/** Each list of the profile is saved whole. Skills and languages are chosen from lists of their own, in the settings. */
const SAVES = {
  experience: setExperiences,
  education: setEducations,
  certifications: setCertifications,
  portfolio: setPortfolios,
} as const;
type Saved = keyof typeof SAVES;
const isSaved = (kind: SectionKind): kind is Saved => kind in SAVES;

interface ToProfileProps {
  readonly entry: CvEntry;
  readonly kind: SectionKind;
  readonly me: UserRecord;
  readonly language: string;
  readonly name: string;
  /** What the profile says now is no longer the CV’s own. */
  readonly onTaken: (part: Partial<CvEntry>) => void;
}

/** What this CV says differently can become the profile’s, field by field; an entry of its own can be added there. */
export function ToProfile(props: ToProfileProps) {
  const { entry, kind, me, language, name } = props;
  const [isOpen, setOpen] = useState(false);
  if (!isSaved(kind)) return null;
  const found = differences(kind, entry, me, language);
  if (entry.source !== null && found.length === 0) return null;
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        {entry.source === null ? 'Add to your profile' : 'Save to your profile'}
        <span className="sr-only">: {name}</span>
      </Button>
      {isOpen ? <ToProfileDialog {...props} kind={kind} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface ToProfileDialogProps extends ToProfileProps {
  readonly kind: Saved;
  readonly onClose: () => void;
}

function ToProfileDialog({ entry, kind, me, language, onTaken, onClose }: ToProfileDialogProps) {
  const found = differences(kind, entry, me, language);
  const [chosen, choose] = useState<readonly EntryField[]>(found.map(({ field }) => field));
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [isSaving, setSaving] = useState(false);
  const change = { kind, entry, lists: me, language };
  const save = async (): Promise<void> => {
    const taken = entry.source === null ? withEntry(change) : withFields(change, chosen);
    setNotes(taken.notes);
    if (taken.items === null) return;
    setSaving(true);
    try {
      takeRecord(await call(SAVES[kind], { body: { items: taken.items as never } }));
      onTaken(Object.fromEntries(chosen.map((field) => [field, null])));
      if (taken.notes.length === 0) onClose();
    } catch (error) {
      setNotes([(error as Error).message]);
    } finally {
      setSaving(false);
    }
  };
  return (
    <Dialog
      isOpen
      size="form"
      title={entry.source === null ? 'Add to your profile' : 'Save to your profile'}
      saving={isSaving}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" pending={isSaving} onClick={() => void save()}>
            {entry.source === null ? 'Add it' : 'Save'}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <p className="text-ink-2">It then stands on your profile, and in every CV that shows it as it is there.</p>
        {notes.map((note) => (
          <Alert key={note} tone="warning" title={note} />
        ))}
        {found.map(({ field, own, profile }) => (
          <Checkbox
            key={field}
            label={own === '' ? 'Empty' : own}
            hint={`On your profile: ${profile === '' ? 'empty' : profile}`}
            checked={chosen.includes(field)}
            onChange={(event) =>
              choose(event.target.checked ? [...chosen, field] : chosen.filter((other) => other !== field))
            }
          />
        ))}
      </div>
    </Dialog>
  );
}
