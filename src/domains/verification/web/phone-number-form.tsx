import * as z from 'zod/mini';
import { useState } from 'react';
import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { phoneVerification, startPhoneVerification, type PhoneState } from '../phone-contract.ts';

const schema = z.object({
  country: z.string().check(z.minLength(2, 'Choose the country of your number.')),
  number: z
    .string()
    .check(z.trim(), z.minLength(2, 'Enter your phone number.'), z.maxLength(30, 'Use at most 30 characters.')),
});

interface Props {
  readonly state: PhoneState;
  readonly onAsked: () => void;
  readonly onCancel: (() => void) | null;
}

export function PhoneNumberForm({ state, onAsked, onCancel }: Props) {
  const home = useSession((session) => session.me?.country_code ?? '');
  const start = useCommand(startPhoneVerification, { stales: [phoneVerification] });
  const [channel, setChannel] = useState<'sms' | 'voice'>('sms');
  const { field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema,
    defaults: { country: state.country ?? home, number: '' },
    submit: ({ country, number }) => start.mutateAsync({ body: { country, number, channel } }),
    onDone: onAsked,
  });
  return (
    <Panel title={state.verified_at === null ? 'Your number' : 'Your new number'}>
      <form className="grid gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <SelectField
          label="Country"
          placeholder="Choose a country"
          autoComplete="tel-country-code"
          options={state.countries.map(({ code, name, dial_code: dial }) => ({
            value: code,
            label: `${name} (${dial})`,
          }))}
          {...field('country')}
        />
        <TextField
          label="Phone number"
          hint="In local format, or with + and the country code."
          type="tel"
          autoComplete="tel"
          {...field('number')}
        />
        {state.can_call ? (
          <RadioCards
            legend="How to send the code"
            name="channel"
            value={channel}
            onChange={(value) => setChannel(value === 'voice' ? 'voice' : 'sms')}
            options={[
              { value: 'sms', label: 'Text message' },
              { value: 'voice', label: 'Call', hint: 'A voice reads the code aloud, twice.' },
            ]}
          />
        ) : null}
        <p className="text-sm text-ink-2">
          We use your number for codes and to protect your account. We never sell it or use it for advertising, and no
          one sees it unless you choose to show it.
          {state.verified_at === null ? null : ' We’ll notify your old number and your email address of the change.'}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={isSubmitting}>
            Send code
          </Button>
          {onCancel === null ? null : (
            <Button variant="ghost" onClick={onCancel}>
              Keep number
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
