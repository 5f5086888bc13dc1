import * as z from 'zod/mini';
import { SKILL_LEVELS } from '#domains/accounts/user-record.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { MAX_SKILLS } from '../contract.ts';
import { SkillPicker } from './skill-picker.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './steps.ts';

const skill = z.object({ slug: z.string(), level: z.nullable(z.enum(SKILL_LEVELS)) });
const schema = z.object({
  skills: z.array(skill).check(z.minLength(1, 'Choose at least one skill.'), z.maxLength(MAX_SKILLS)),
});

export function SkillsStep({ steps }: { steps: Steps }) {
  const known = useSession((session) => session.me?.skills) ?? [];
  const { form, ...frame } = useContractForm({
    draft: 'onboarding-skills',
    schema,
    defaults: { skills: known.map(({ slug, level }) => ({ slug, level })) },
    submit: ({ skills }) => steps.save({ skills }),
    onDone: steps.next,
  });
  return (
    <StepFrame
      {...frame}
      title="What are you good at?"
      lead="Clients find you by your skills. Choose the ones you want to be hired for."
      submitLabel="Save and continue"
    >
      <SkillPicker
        chosen={form.watch().skills}
        onChange={(skills) => form.set('skills', skills)}
        {...form.idAndError('skills')}
        withLevels={false}
      />
    </StepFrame>
  );
}
