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
    z.refine((value) => value.trim() !== '', 'Enter a title, or choose Skip for now.'),
    z.maxLength(100, 'Use at most 100 characters.'),
  ),
  description: z.string().check(z.maxLength(1_000, 'Use at most 1,000 characters.')),
});

/** The first piece of a portfolio; more of them, and links, are in the settings. */
export function PortfolioStep({ steps }: { steps: Steps }) {
  const known = useSession((session) => session.me?.portfolios) ?? [];
  const [images, setImages] = useState<string[]>([]);
  const { field, ...frame } = useContractForm({
    draft: 'onboarding-portfolio',
    schema,
    defaults: { title: '', description: '' },
    submit: async ({ title, description }) =>
      takeRecord(await call(setPortfolios, { body: { items: [...known, { title, description, images }] } })),
    onDone: steps.next,
  });
  return (
    <StepFrame
      {...frame}
      title="Add a portfolio project"
      lead={
        known.length === 0
          ? 'Choose work you’re proud of and have permission to show. It adds 15 of 100 points to your profile.'
          : `${plural(known.length, { one: 'You have 1 project', other: `You have ${known.length} projects` })} in your portfolio. Add another, or continue.`
      }
      submitLabel="Save and continue"
      onBack={steps.back}
      onSkip={steps.next}
    >
      <TextField label="Title" {...field('title')} />
      <TextField label="Description" optional {...field('description')} />
      <FileDrop
        label="Pictures"
        kinds="JPEG, PNG or WebP"
        accept="image/jpeg,image/png,image/webp"
        maxBytes={bodyLimits.coverBytes}
        maxFiles={MAX_IMAGES}
        send={(file, { signal, onProgress }) =>
          call(uploadPortfolioImage, {}, { file, signal, onProgress: (part) => onProgress(part * 100) })
        }
        onDone={({ file }) => setImages((sent) => [...sent, file])}
        onRemove={({ file }) => setImages((sent) => sent.filter((image) => image !== file))}
      />
    </StepFrame>
  );
}
