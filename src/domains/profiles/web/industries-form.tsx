import { DraftedForm } from '#design/app/drafted-form.tsx';
import * as z from 'zod/mini';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { IndustryPicker } from './industry-picker.tsx';
import { saveFields, saySaved } from './save-profile.ts';

const schema = z.object({
  industries: z.array(z.string()).check(z.minLength(1, 'Choose at least one industry.')),
  subindustries: z.array(z.string()).check(z.minLength(1, 'Choose at least one specialty.')),
});

export function IndustriesForm({ draft }: { draft: string }) {
  const client = useSession((session) => session.me?.client ?? null);
  const { form, ...frame } = useContractForm({
    draft,
    schema,
    defaults: { industries: client?.industries ?? [], subindustries: client?.subindustries ?? [] },
    submit: saveFields,
    onDone: saySaved,
  });
  return (
    <DraftedForm {...frame}>
      <IndustryPicker form={form} />
    </DraftedForm>
  );
}
