import * as z from 'zod/mini';
import { TagPicker } from '#design/app/tag-picker.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { MAX_SKILLS } from '../contract.ts';
import { skills } from '../skills.ts';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './steps.ts';

const NONE: string[] = [];
const OPTIONS = skills().map(({ slug, name }) => ({ value: slug, label: name }));
const schema = z.object({ skills: z.array(z.string()).check(z.minLength(1, 'Choose at least one skill.'), z.maxLength(MAX_SKILLS)) });

export function SkillsStep({ steps }: { steps: Steps }) {
  const known = useSession((session) => session.me?.skills) ?? NONE;
  const { form, field, ...frame } = useContractForm({
    draft: 'onboarding-skills',
    schema,
    defaults: { skills: known },
    submit: ({ skills: chosen }) => steps.save({ skills: chosen }),
    onDone: steps.next,
  });
  const { error } = field('skills');
  return (
    <StepFrame
      {...frame}
      title="What are you good at?"
      lead="Clients find you by these. Choose what you would be happy to do tomorrow."
      submitLabel="Save and go on"
    >
      <TagPicker
        id="skills"
        label="Skills"
        thing="skill"
        options={OPTIONS}
        values={form.watch('skills')}
        onChange={(values) => form.setValue('skills', values, { shouldValidate: frame.attempt > 0 })}
        max={MAX_SKILLS}
        error={error}
      />
    </StepFrame>
  );
}
