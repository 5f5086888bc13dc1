import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { useContractForm } from '#kit/web/form.tsx';
import { openingBody } from '../../admin-contract.ts';
import {
  KIND_WORDS,
  OPENING_KINDS,
  OPENING_LIMITS,
  OPENING_PLACES,
  PLACE_WORDS,
  type OpeningKind,
  type OpeningPlace,
} from '../../opening.ts';

/** As the fields hold it: no last day is an empty one. */
const schema = z.object({ ...openingBody.shape, closes_on: z.union([z.literal(''), z.iso.date('Choose a day.')]) });

export interface Written {
  readonly title: string;
  readonly kind: OpeningKind;
  readonly place: OpeningPlace;
  readonly location: string;
  readonly body: string;
  readonly closes_on: string;
}

interface OpeningFormProps<Done> {
  readonly draft: string;
  readonly defaults: Written;
  readonly submitLabel: string;
  readonly submit: (wish: Omit<Written, 'closes_on'> & { readonly closes_on: string | null }) => Promise<Done>;
  readonly onDone: (done: Done) => void;
  readonly once?: boolean;
  readonly children?: ReactNode;
}

const KINDS = OPENING_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const PLACES = OPENING_PLACES.map((value) => ({ value, label: PLACE_WORDS[value] }));

export function OpeningForm<Done>({
  draft,
  defaults,
  submitLabel,
  submit,
  onDone,
  once = false,
}: OpeningFormProps<Done>) {
  const { field, ...frame } = useContractForm<Written, Done>({
    draft,
    once,
    schema,
    defaults,
    submit: ({ closes_on: closesOn, ...values }) => submit({ ...values, closes_on: closesOn === '' ? null : closesOn }),
    onDone,
  });
  return (
    <DraftedForm {...frame} submitLabel={submitLabel}>
      <TextField label="Title" {...field('title')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Kind" options={KINDS} {...field('kind')} />
        <SelectField label="Place" options={PLACES} {...field('place')} />
        <TextField
          label="Location"
          hint="A city and country; for remote work, where people may live."
          {...field('location')}
        />
        <TextField label="Last day to apply" optional type="date" {...field('closes_on')} />
      </div>
      <CountedTextArea
        label="Description"
        hint="Markdown: ## for a heading, - for a list. Say what the work is, what it needs and what it pays."
        max={OPENING_LIMITS.body}
        rows={14}
        {...field('body')}
      />
    </DraftedForm>
  );
}
