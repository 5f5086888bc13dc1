import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { TextField } from '#design/public/field.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { industryOfCategory, NEUTRAL_INDUSTRY } from '#domains/taxonomy/industry-of-category.ts';
import { industryBySlug, subindustryBySlug } from '#domains/taxonomy/industries.ts';
import { ownZone } from '#kit/format/reader.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { clientItems } from './client-shape.ts';
import { IndustryPicker } from './industry-picker.tsx';
import { useOnboardingSteps } from './onboarding-steps.ts';
import { orNull } from './save-profile.ts';
import { StepFrame } from './step-frame.tsx';

const STEPS = ['company'] as const;
const MAX_NAME = 120;
const MAX_NEEDS = 1_000;

const schema = z.object({
  ...clientItems,
  hiring_needs: z.string().check(z.maxLength(MAX_NEEDS, 'Use at most 1,000 characters.')),
});

const namesOf = (chosen: {
  readonly industries: readonly string[];
  readonly subindustries: readonly string[];
}): string =>
  [
    ...chosen.industries.map((slug) => industryBySlug(slug)?.name ?? slug),
    ...chosen.subindustries.map((slug) => subindustryBySlug(slug)?.sub.name ?? slug),
  ].join(', ');

interface ClientStepProps {
  /** Of what is ordered; null outside an order. */
  category: string | null;
}

/**
 * What rule 8 asks of a client. In the middle of an order it is filled in and open to change, so it is one press
 * (decision 186).
 */
export function ClientStep({ category }: ClientStepProps) {
  const isOrdering = category !== null;
  const steps = useOnboardingSteps(STEPS, 'company');
  const me = useSession((session) => session.me);
  const { industries = [], subindustries = [] } = me?.client ?? {};
  const isSuggested = isOrdering && (industries.length === 0 || subindustries.length === 0);
  const guess = isSuggested ? industryOfCategory(category) : null;
  const { industry, subindustry } = guess ?? NEUTRAL_INDUSTRY;
  const ownName = isOrdering ? `${me?.first_name ?? ''} ${me?.last_name ?? ''}`.trim().slice(0, MAX_NAME) : '';
  const needs = me?.client?.hiring_needs ?? '';
  const { form, field, ...frame } = useContractForm({
    draft: isOrdering ? 'onboarding-client-of-order' : 'onboarding-client',
    schema,
    defaults: {
      company_name: me?.client?.company_name ?? ownName,
      industries: isSuggested ? [industry] : industries,
      subindustries: isSuggested ? [subindustry] : subindustries,
      hiring_needs: needs,
    },
    submit: (values) => steps.save({ ...values, hiring_needs: orNull(values.hiring_needs), timezone: ownZone() }),
    onDone: steps.next,
  });
  const picker = <IndustryPicker form={form} />;
  const isUnclear = [form.idAndError('industries'), form.idAndError('subindustries')].some(
    ({ error }) => error !== undefined,
  );
  return (
    <StepFrame
      {...frame}
      title="Who is hiring?"
      lead={`Freelancers you order from see this.${guess === null ? '' : ' We guessed your industry from your order.'}`}
      submitLabel={isOrdering ? 'Continue to payment' : 'Save and start'}
    >
      <TextField label="Company or your name" autoComplete="organization" {...field('company_name')} />
      {isOrdering ? (
        // Filled in, and folded: the button stays in view on a phone.
        <details open={isUnclear || undefined}>
          <summary className="w-fit cursor-pointer py-1.5">
            Industry: <strong>{namesOf(form.watch())}</strong> <span className="link">Change</span>
          </summary>
          <div className="mt-4 grid gap-6">{picker}</div>
        </details>
      ) : (
        picker
      )}
      {isOrdering ? null : (
        <CountedTextArea
          label="What do you need first?"
          optional
          rows={3}
          max={MAX_NEEDS}
          hint="A sentence is enough. It becomes a draft of your first project, which only you can see."
          {...field('hiring_needs')}
          defaultValue={needs}
        />
      )}
    </StepFrame>
  );
}
