import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { MAX_BIO } from '../contract.ts';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './steps.ts';

const schema = z.object({
  bio: z.string().check(
    z.refine((value) => value.trim() !== '', 'Write a sentence or two about yourself.'),
    z.maxLength(MAX_BIO, 'Use at most 2,000 characters.'),
  ),
});

export function AboutStep({ steps }: { steps: Steps }) {
  const known = useSession((session) => session.me?.bio ?? '');
  const { field, ...frame } = useContractForm({
    draft: 'onboarding-about',
    schema,
    defaults: { bio: known },
    submit: ({ bio }) => steps.save({ bio }),
    onDone: steps.next,
  });
  return (
    <StepFrame
      {...frame}
      title="Tell clients about yourself"
      lead="What you do, for whom, and how you like to work."
      submitLabel="Save and continue"
      onBack={steps.back}
    >
      <CountedTextArea label="Bio" rows={6} max={MAX_BIO} {...field('bio')} defaultValue={known} />
    </StepFrame>
  );
}
