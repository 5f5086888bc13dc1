import { ownLocale, ownZone } from '#kit/format/reader.ts';
import { instanceCurrency } from '#kit/instance-currency.ts';
import * as z from 'zod/mini';
import { SelectField, TextField } from '#design/public/field.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { parseMoney, typedDecimal, isPositive } from '#kit/money.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { countries } from '#kit/countries.ts';
import { StepFrame } from './step-frame.tsx';
import type { Steps } from './steps.ts';

const COUNTRIES = countries().map(({ code, name }) => ({ value: code, label: name }));

const isRate = (typed: string): boolean => {
  if (typed.trim() === '') return true;
  const rate = parseMoney(typed, instanceCurrency(), ownLocale());
  return rate !== null && isPositive(rate);
};

const schema = z.object({
  professional_title: z.string().check(z.maxLength(120, 'Use at most 120 characters.')),
  hourly_rate: z.string().check(z.refine(isRate, 'Enter an amount such as 45.')),
  country_code: z.string(),
});

export function OfferStep({ steps }: { steps: Steps }) {
  const me = useSession((session) => session.me);
  const { field, ...frame } = useContractForm({
    draft: 'onboarding-offer',
    schema,
    defaults: {
      professional_title: me?.professional_title ?? '',
      hourly_rate: me?.hourly_rate ? typedDecimal(me.hourly_rate, ownLocale()) : '',
      country_code: me?.country_code ?? '',
    },
    submit: ({ professional_title: title, hourly_rate: rate, country_code: country }) =>
      steps.save({
        professional_title: title.trim() === '' ? null : title,
        hourly_rate: rate.trim() === '' ? null : parseMoney(rate, instanceCurrency(), ownLocale()),
        ...(country === '' ? {} : { country_code: country }),
        timezone: ownZone(),
      }),
    onDone: steps.next,
  });
  return (
    <StepFrame
      {...frame}
      title="Title and rate"
      lead="Your title says what you do in one line. The rate is a guide. Your services have their own prices."
      submitLabel="Save and continue"
      onBack={steps.back}
      onSkip={steps.next}
    >
      <TextField
        label="Professional title"
        optional
        hint="For example: Brand designer for food makers"
        {...field('professional_title')}
      />
      <TextField
        label={`Hourly rate in ${instanceCurrency()}`}
        optional
        inputMode="decimal"
        className="max-w-56"
        {...field('hourly_rate')}
      />
      <SelectField
        label="Country"
        optional
        placeholder="Choose a country"
        options={COUNTRIES}
        autoComplete="country"
        {...field('country_code')}
      />
    </StepFrame>
  );
}
