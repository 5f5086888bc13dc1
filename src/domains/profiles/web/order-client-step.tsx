import * as z from 'zod/mini';
import { TextField } from '#design/public/field.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { industryOfCategory } from '#domains/taxonomy/industry-of-category.ts';
import { ownZone } from '#kit/format/reader.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { clientItems } from './client-shape.ts';
import { STEPS } from './client-step.tsx';
import { IndustryPicker } from './industry-picker.tsx';
import { useOnboardingSteps } from './onboarding-steps.ts';
import { StepFrame } from './step-frame.tsx';

const schema = z.object(clientItems);
const MAX_NAME = 120;

/** In the middle of an order it is one press (decision 186): everything that rule 8 asks for is filled in, and open to change. */
export function OrderClientStep({ category }: { category: string }) {
  const steps = useOnboardingSteps(STEPS, 'company');
  const me = useSession((session) => session.me);
  const suggested = industryOfCategory(category);
  const { industries = [], subindustries = [] } = me?.client ?? {};
  const hasOwn = industries.length > 0 && subindustries.length > 0;
  const { form, field, ...frame } = useContractForm({
    draft: 'onboarding-client-of-order',
    schema,
    defaults: {
      company_name: me?.client?.company_name ?? `${me?.first_name ?? ''} ${me?.last_name ?? ''}`.trim().slice(0, MAX_NAME),
      industries: hasOwn ? industries : [suggested.industry],
      subindustries: hasOwn ? subindustries : [suggested.subindustry],
    },
    submit: (values) => steps.save({ ...values, timezone: ownZone() }),
    onDone: steps.next,
  });
  return (
    <StepFrame
      {...frame}
      title="Who is hiring?"
      lead="Shown to the freelancers you order from. The industry is our guess from what you’re buying."
      submitLabel="Continue to payment"
    >
      <TextField label="Company or your name" autoComplete="organization" {...field('company_name')} />
      <IndustryPicker form={form} />
    </StepFrame>
  );
}
