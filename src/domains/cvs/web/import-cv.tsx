import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#design/app/dialog.tsx';
import { FileDrop } from '#design/app/file-drop.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { createCv, myCvs } from '../contract.ts';
import { CV_LIMITS, cvWhole, type CvContent } from '../cv.ts';
import type { ImportedCv } from '../exchange/imported.ts';
import { LANGUAGE_OPTIONS } from './head-part.tsx';
import { readImport } from './read-import.ts';

const FORM = 'import-cv';
const MOST_BYTES = 30 * 1_024 * 1_024;

const contentOf = ({ basics, sections, unknown }: ImportedCv): CvContent => ({
  ...cvWhole(basics, sections),
  ...(unknown === undefined ? {} : { unknown }),
});

/** A CV that was written elsewhere becomes one here: nothing of it is lost, and what was guessed is marked. */
export function ImportCv({ onClose }: { readonly onClose: () => void }) {
  const navigate = useNavigate();
  const create = useCommand(createCv, { stales: [myCvs], waits: false });
  const [imported, setImported] = useState<ImportedCv | null>(null);
  const [name, setName] = useState('');
  const [language, setLanguage] = useState('en');
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    if (imported === null || name.trim() === '') return;
    create.mutate(
      { body: { name, language, content: contentOf(imported) } },
      { onSuccess: ({ id }) => void navigate(pathTo('cv-create', {}, { cv: id })) },
    );
  };
  const entries = imported?.sections.reduce((sum, section) => sum + section.entries.length, 0) ?? 0;
  return (
    <Dialog
      isOpen
      size="form"
      title="Import a CV"
      saving={create.isPending}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          {imported === null ? null : (
            <Button type="submit" form={FORM} variant="primary" pending={create.isPending}>
              Make a CV of it
            </Button>
          )}
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={begin} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {create.error === null ? null : <Alert tone="danger" title={create.error.message} />}
        <FileDrop<ImportedCv>
          label="Your CV"
          kinds="A PDF, the ZIP archive from LinkedIn, or a JSON Resume file"
          maxBytes={MOST_BYTES}
          maxFiles={1}
          send={async (file, { onProgress }) => {
            const read = await readImport(file);
            onProgress(100);
            return read;
          }}
          verdict={() => ({ words: 'Read', isBad: false })}
          onDone={(read, file) => {
            setImported(read);
            setName((before) => before || file.name.replace(/\.[a-z]+$/i, '').slice(0, CV_LIMITS.nameLength));
            if (read.language !== null) setLanguage(read.language);
          }}
          onRemove={() => setImported(null)}
        />
        <p className="hint">It is read in your browser and stays there until you make a CV of it.</p>
        {imported === null ? null : (
          <>
            <Alert
              tone={imported.notes.length > 0 ? 'warning' : 'success'}
              title={`${entries} entries in ${imported.sections.length} sections`}
            >
              {imported.notes.length === 0 ? null : (
                <ul className="grid list-disc gap-1 ps-5">
                  {imported.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              )}
            </Alert>
            <div className="grid items-start gap-5 sm:grid-cols-2">
              <TextField
                label="Name"
                value={name}
                maxLength={CV_LIMITS.nameLength}
                error={name.trim() === '' ? 'Enter a name.' : undefined}
                onChange={(event) => setName(event.target.value)}
              />
              <SelectField
                label="Language"
                options={LANGUAGE_OPTIONS}
                value={language}
                onChange={(event) => setLanguage(event.target.value)}
              />
            </div>
          </>
        )}
      </form>
    </Dialog>
  );
}
