import { useState } from 'react';
import { FileDrop } from '#design/app/file-drop.tsx';
import { TextField } from '#design/public/field.tsx';
import * as z from 'zod/mini';
import { takeRecord, useSession } from '#domains/accounts/web/accounts.ts';
import { bodyLimits } from '#kit/limits.ts';
import { call } from '#kit/web/api-client.ts';
import { plural } from '#kit/format/unit.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { MAX_IMAGES, setPortfolios, uploadPortfolioImage } from '../lists-contract.ts';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './steps.ts';

const schema = z.object({
  title: z.string().check(
    z.refine((value) => value.trim() !== '', 'Give the work a title, or choose Later.'),
    z.maxLength(100, 'At most 100 characters.'),
  ),
  description: z.string().check(z.maxLength(1_000, 'At most 1000 characters.')),
});

/** The first piece of a portfolio; more of them, and links, are in the settings. */
export function PortfolioStep({ steps }: { steps: Steps }) {
  const known = useSession((session) => session.me?.portfolios) ?? [];
  const [images, setImages] = useState<string[]>([]);
  const { field, ...frame } = useContractForm({
    draft: 'onboarding-portfolio',
    schema,
    defaults: { title: '', description: '' },
    submit: async ({ title, description }) => takeRecord(await call(setPortfolios, { body: { items: [...known, { title, description, images }] } })),
    onDone: steps.next,
  });
  return (
    <StepFrame
      {...frame}
      title="Show a piece of work"
      lead={
        known.length === 0
          ? 'One you are proud of and may show. It is worth 15 of the 100 points of a full profile.'
          : `${plural(known.length, { one: 'There is one piece', other: `There are ${known.length} pieces` })} in your portfolio. Add another, or continue.`
      }
      submitLabel="Save and continue"
      onBack={steps.back}
      onSkip={steps.next}
    >
      <TextField label="Title" {...field('title')} />
      <TextField label="What it was" optional {...field('description')} />
      <FileDrop
        label="Pictures"
        kinds="JPEG, PNG or WebP"
        accept="image/jpeg,image/png,image/webp"
        maxBytes={bodyLimits.coverBytes}
        maxFiles={MAX_IMAGES}
        send={(file, { signal, onProgress }) => call(uploadPortfolioImage, {}, { file, signal, onProgress: (part) => onProgress(part * 100) })}
        onDone={({ file }) => setImages((sent) => [...sent, file])}
        onRemove={({ file }) => setImages((sent) => sent.filter((one) => one !== file))}
      />
    </StepFrame>
  );
}
