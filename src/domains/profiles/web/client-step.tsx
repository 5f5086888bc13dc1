import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { TextField } from '#design/public/field.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { ownZone } from '#kit/format/reader.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { clientItems } from './client-shape.ts';
import { IndustryPicker } from './industry-picker.tsx';
import { useOnboardingSteps } from './onboarding-steps.ts';
import { orNull } from './save-profile.ts';
import { StepFrame } from './step-frame.tsx';

export const STEPS = ['company'] as const;
const MAX_NEEDS = 1_000;

const schema = z.object({ ...clientItems, hiring_needs: z.string().check(z.maxLength(MAX_NEEDS, 'Use at most 1,000 characters.')) });

/** The onboarding of a client who has ordered nothing yet. */
export function ClientStep() {
  const steps = useOnboardingSteps(STEPS, 'company');
  const client = useSession((session) => session.me?.client ?? null);
  const { form, field, ...frame } = useContractForm({
    draft: 'onboarding-client',
    schema,
    defaults: {
      company_name: client?.company_name ?? '',
      industries: client?.industries ?? [],
      subindustries: client?.subindustries ?? [],
      hiring_needs: client?.hiring_needs ?? '',
    },
    submit: (values) => steps.save({ ...values, hiring_needs: orNull(values.hiring_needs), timezone: ownZone() }),
    onDone: steps.next,
  });
  return (
    <StepFrame {...frame} title="Who is hiring?" lead="Shown to the freelancers you order from." submitLabel="Save and start">
      <TextField label="Company or your name" autoComplete="organization" {...field('company_name')} />
      <IndustryPicker form={form} />
      <CountedTextArea
        label="What do you need first?"
        optional
        rows={3}
        max={MAX_NEEDS}
        hint="A sentence is enough. We use it to start your first brief."
        {...field('hiring_needs')}
        defaultValue={client?.hiring_needs ?? ''}
      />
    </StepFrame>
  );
}
