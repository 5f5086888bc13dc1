import { ownZone } from '#kit/format/reader.ts';
import * as z from 'zod/mini';
import { useSearchParams, type MetaFunction } from 'react-router';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { TextField } from '#design/public/field.tsx';
import { GuardNote, NotNow, useSession } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { titleOf } from '#routes';
import { IndustryPicker } from './industry-picker.tsx';
import { orNull } from './save-profile.ts';
import { StepFrame } from './step-frame.tsx';
import { useOnboardingSteps } from './onboarding-steps.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('onboarding-client')) }];

const STEPS = ['company'] as const;
const MAX_NEEDS = 1_000;

const schema = z.object({
  company_name: z.string().check(
    z.refine((value) => value.trim() !== '', 'Enter your company name, or your own name.'),
    z.maxLength(120, 'Use at most 120 characters.'),
  ),
  industries: z.array(z.string()).check(z.minLength(1, 'Choose at least one industry.')),
  subindustries: z.array(z.string()).check(z.minLength(1, 'Choose at least one specialty.')),
  hiring_needs: z.string().check(z.maxLength(MAX_NEEDS, 'Use at most 1,000 characters.')),
});

/** The three items guard rule 8 asks a client for, on one screen; nothing else blocks it (ONB-1). */
export default function OnboardingClientPage() {
  const steps = useOnboardingSteps(STEPS, 'company');
  const [search] = useSearchParams();
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
    <div className="grid gap-8">
      <div>
        <h1 className="text-3xl">Set up your client account</h1>
        <p className="mt-2 text-ink-2">Three things freelancers want to know when you order or hire.</p>
      </div>
      <GuardNote why={search.get('why')} />
      <NotNow />
      <StepFrame {...frame} title="Who is hiring?" lead="Shown to the freelancers you order from." submitLabel="Save and start">
        <TextField label="Company name" autoComplete="organization" {...field('company_name')} />
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
    </div>
  );
}
