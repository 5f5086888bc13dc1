import { DraftedForm } from '#design/app/drafted-form.tsx';
import * as z from 'zod/mini';
import { SKILL_LEVELS } from '#domains/accounts/user-record.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { MAX_SKILLS } from '../contract.ts';
import { saveFields, saySaved } from './save-profile.ts';
import { SkillPicker } from './skill-picker.tsx';

const schema = z.object({
  skills: z
    .array(z.object({ slug: z.string(), level: z.nullable(z.enum(SKILL_LEVELS)) }))
    .check(z.maxLength(MAX_SKILLS, `Add at most ${MAX_SKILLS}.`)),
});

/**
 * Skills with a level each. Without any skill a freelancer cannot sell, so the form warns before the last one is
 * removed.
 */
export function SkillsForm({ draft }: { draft: string }) {
  const me = useSession((session) => session.me);
  const mustHave = me !== null && me.role !== 'client';
  const { form, ...frame } = useContractForm({
    draft,
    schema,
    defaults: { skills: (me?.skills ?? []).map(({ slug, level }) => ({ slug, level })) },
    submit: async ({ skills }) => {
      if (mustHave && skills.length === 0) throw new Error('Keep at least one skill so that clients can find you.');
      await saveFields({ skills });
    },
    onDone: saySaved,
  });
  return (
    <DraftedForm {...frame}>
      <SkillPicker
        chosen={form.watch().skills}
        onChange={(skills) => form.set('skills', skills)}
        {...form.idAndError('skills')}
      />
    </DraftedForm>
  );
}
