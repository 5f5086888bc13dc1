import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { Dialog } from '#design/app/dialog.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { createCv, myCvs } from '../contract.ts';
import { CV_LIMITS, CV_TEMPLATES, type CvTemplate } from '../cv.ts';
import { TEMPLATE_NAMES, TEMPLATE_WORDS } from '../look-words.ts';
import { LANGUAGE_OPTIONS } from './head-part.tsx';

interface BeginCvProps {
  readonly template: CvTemplate;
  readonly onClose: () => void;
}

const FORM = 'begin-cv';

export function BeginCv({ template: first, onClose }: BeginCvProps) {
  const navigate = useNavigate();
  const create = useCommand(createCv, { stales: [myCvs], waits: false });
  const [name, setName] = useState('');
  const [language, setLanguage] = useState('en');
  const [template, setTemplate] = useState<CvTemplate>(first);
  const [isTried, setTried] = useState(false);
  const begin = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (name.trim() === '') return;
    create.mutate(
      { body: { name, language, template } },
      { onSuccess: ({ id }) => void navigate(pathTo('cv-create', {}, { cv: id })) },
    );
  };
  return (
    <Dialog
      isOpen
      size="form"
      title="New CV"
      saving={create.isPending}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="primary" pending={create.isPending}>
            Make it
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={begin} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {create.error === null ? null : <Alert tone="danger" title={create.error.message} />}
        <p className="text-ink-2">It begins with everything on your profile.</p>
        <TextField
          label="Name"
          hint="Only you see it, such as “Product design”."
          value={name}
          maxLength={CV_LIMITS.nameLength}
          error={isTried && name.trim() === '' ? 'Enter a name.' : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <SelectField
          label="Language"
          options={LANGUAGE_OPTIONS}
          value={language}
          onChange={(event) => setLanguage(event.target.value)}
        />
        <RadioCards
          legend="Template"
          name="new-template"
          columns={2}
          value={template}
          options={CV_TEMPLATES.map((value) => ({ value, label: TEMPLATE_NAMES[value], hint: TEMPLATE_WORDS[value] }))}
          onChange={(value) => setTemplate(value as CvTemplate)}
        />
      </form>
    </Dialog>
  );
}
