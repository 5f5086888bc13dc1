import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { toast } from '#design/public/toast-store.ts';
import { offTheWire } from '#kit/wire-terms.ts';
import { useCommand } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { countries } from '#kit/countries.ts';
import { bankFormOf } from '../bank-forms.ts';
import { addPayoutMethod, payoutOverview, type Overview } from '../contract.ts';
import { feeWords } from './cost-and-dates.tsx';
import { methodWait } from './method-wait.ts';
import { emptyMethod, FORMAT_BOUND, methodToSend, typedMethod } from './new-method.ts';

const COUNTRIES = countries().map(({ code, name }) => ({ value: code, label: name }));

interface AddPayoutMethodProps {
  readonly overview: Overview;
  readonly onClose: () => void;
}

/**
 * The fields follow the country: an IBAN where there are IBANs, each big country's own form, BIC and number elsewhere.
 */
export function AddPayoutMethod({ overview, onClose }: AddPayoutMethodProps) {
  const { providers, smallest } = overview;
  const terms = offTheWire(overview.in_force);
  const wait = methodWait(overview, usePlace());
  const country = useSession((session) => session.me?.country_code ?? '');
  const name = useSession((session) => `${session.first_name} ${session.last_name}`.trim());
  const add = useCommand(addPayoutMethod, { stales: [payoutOverview] });
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm({
    schema: typedMethod,
    defaults: emptyMethod(country, name),
    judgedOnLeaving: FORMAT_BOUND,
    submit: (values) => add.mutateAsync({ body: methodToSend(values) }),
    onDone: ({ label }) => {
      toast.success('Payout method added', `${label}. ${wait}`);
      onClose();
    },
  });
  const kind = form.watch().kind;
  const chosen = form.watch().country;
  return (
    <Panel
      className="max-w-form-card"
      title="Add a payout method"
      lead={`The account must be in your own name. ${wait}`}
    >
      <form className="grid max-w-form gap-5" noValidate onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        {providers.paypal ? (
          <RadioCards
            legend="Account type"
            name="kind"
            columns={2}
            value={kind}
            onChange={(value) => form.set('kind', value === 'paypal' ? 'paypal' : 'bank')}
            options={[
              { value: 'bank', label: 'Bank account', hint: feeWords('bank', 'standard', smallest.currency, terms) },
              { value: 'paypal', label: 'PayPal', hint: feeWords('paypal', 'standard', smallest.currency, terms) },
            ]}
          />
        ) : null}
        <SelectField
          label={kind === 'bank' ? 'Country of the bank' : 'Country of the PayPal account'}
          placeholder="Choose a country"
          options={COUNTRIES}
          {...field('country')}
        />
        <TextField
          label="Name on the account"
          hint="Your first and last name, as on your profile"
          autoComplete="name"
          {...field('holder')}
        />
        {kind === 'paypal' ? (
          <TextField
            label="Email of the PayPal account"
            type="email"
            inputMode="email"
            autoComplete="off"
            {...field('email')}
          />
        ) : chosen === '' ? null : (
          bankFormOf(chosen).map((part) => (
            <TextField
              key={part.name}
              label={part.label}
              hint={part.hint}
              optional={part.optional === true}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...field(part.name)}
            />
          ))
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="primary" pending={isSubmitting}>
            Add payout method
          </Button>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Panel>
  );
}
