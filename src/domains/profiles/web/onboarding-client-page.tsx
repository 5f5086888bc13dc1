import * as z from 'zod/mini';
import { useSearchParams, type MetaFunction } from 'react-router';
import { TagPicker } from '#design/app/tag-picker.tsx';
import { TextField } from '#design/public/field.tsx';
import { GuardNote, useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { MAX_INDUSTRIES, MAX_SUBINDUSTRIES } from '../contract.ts';
import { industries } from '../industries.ts';
import { StepFrame } from './step-frame.tsx';
import { useOnboardingSteps } from './onboarding-steps.ts';

export const meta: MetaFunction = () => [{ title: 'Set up your client account · Docket' }];

const STEPS = ['company'] as const;
const INDUSTRIES = industries().map(({ slug, name }) => ({ value: slug, label: name }));

const schema = z.object({
  company_name: z.string().check(
    z.refine((value) => value.trim() !== '', 'Enter the name you hire under. Your own name is fine.'),
    z.maxLength(120, 'At most 120 characters.'),
  ),
  industries: z.array(z.string()).check(z.minLength(1, 'Choose at least one industry.')),
  subindustries: z.array(z.string()).check(z.minLength(1, 'Choose at least one field within it.')),
});

/** The three items guard rule 8 asks a client for, on one screen; nothing else stands in the way (ONB-1). */
export default function OnboardingClientPage() {
  const steps = useOnboardingSteps(STEPS);
  const [search] = useSearchParams();
  const client = useSession((session) => session.me?.client ?? null);
  const { form, field, ...frame } = useContractForm({
    draft: 'onboarding-client',
    schema,
    defaults: { company_name: client?.company_name ?? '', industries: client?.industries ?? [], subindustries: client?.subindustries ?? [] },
    submit: (values) => steps.save({ ...values, timezone: Intl.DateTimeFormat().resolvedOptions().timeZone }),
    onDone: steps.next,
  });
  const chosen = form.watch('industries');
  const fields = industries()
    .filter(({ slug }) => chosen.includes(slug))
    .flatMap((industry) => industry.subindustries.map(({ slug, name }) => ({ value: slug, label: name })));
  const check = { shouldValidate: frame.attempt > 0 };
  const chooseIndustries = (values: string[]): void => {
    form.setValue('industries', values, check);
    const allowed = new Set(
      industries()
        .filter(({ slug }) => values.includes(slug))
        .flatMap((industry) => industry.subindustries.map(({ slug }) => slug)),
    );
    form.setValue(
      'subindustries',
      form.getValues('subindustries').filter((slug) => allowed.has(slug)),
      check,
    );
  };
  return (
    <div className="grid gap-8">
      <div>
        <h1 className="text-3xl">Set up your client account</h1>
        <p className="mt-2 text-ink-2">Three things freelancers want to know before they say yes. Then you can order.</p>
      </div>
      <GuardNote why={search.get('why')} />
      <StepFrame {...frame} title="Who is hiring?" lead="Shown to the freelancers you order from." submitLabel="Save and start">
        <TextField label="Company name" autoComplete="organization" {...field('company_name')} />
        <TagPicker
          id="industries"
          label="Industries"
          thing="industry"
          options={INDUSTRIES}
          values={chosen}
          onChange={chooseIndustries}
          max={MAX_INDUSTRIES}
          error={field('industries').error}
        />
        {fields.length > 0 ? (
          <TagPicker
            id="subindustries"
            label="Fields"
            thing="field"
            hint="More precisely: what within them."
            options={fields}
            values={form.watch('subindustries')}
            onChange={(values) => form.setValue('subindustries', values, check)}
            max={MAX_SUBINDUSTRIES}
            error={field('subindustries').error}
          />
        ) : null}
      </StepFrame>
    </div>
  );
}
