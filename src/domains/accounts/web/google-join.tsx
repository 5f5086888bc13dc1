import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { Button } from '#design/public/button.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { ROLES, type Role } from '#kit/actor.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { call } from '#kit/web/api-client.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { joinWithGoogle, type finishGoogle } from '../google-contract.ts';
import { ROLE_OPTIONS } from '../role-words.ts';
import { NameFields } from './name-fields.tsx';
import type { LoginAnswer } from './session.ts';

const required = (words: string) => z.string().check(z.refine((value) => value.trim() !== '', words));
const schema = z.object({
  role: z.enum(ROLES, 'Invalid role selected'),
  first_name: required('Enter your first name.'),
  last_name: required('Enter your last name.'),
});

interface GoogleJoinProps {
  arrival: DataOf<typeof finishGoogle>;
  /** What the person was going to, for the link of an email that may follow. */
  wanted: string | null;
  /** What the account is made by agreeing to. */
  agreed: ReactNode;
  onLogin: (login: LoginAnswer) => Promise<void>;
}

/** New here: Google gave the name and the address; the person chooses the role. */
export function GoogleJoin({ arrival, wanted, agreed, onLogin }: GoogleJoinProps) {
  const { form, field, onSubmit, problems, attempt, isSubmitting } = useContractForm<z.output<typeof schema>, void>({
    schema,
    defaults: { role: 'client', first_name: arrival.first_name, last_name: arrival.last_name },
    submit: async (values) =>
      onLogin(
        await call(joinWithGoogle, {
          body: { ...values, ticket: arrival.ticket ?? '', ...(wanted === null ? {} : { return_to: wanted }) },
        }),
      ),
  });
  return (
    <div>
      <h1 className="text-3xl">One last question</h1>
      <p className="mt-2 text-ink-2">
        Welcome! We’ll create an account for{' '}
        <strong className="font-semibold wrap-anywhere text-ink">{arrival.email}</strong>.
      </p>
      <form className="mt-6 grid gap-5" noValidate method="post" onSubmit={onSubmit}>
        <ErrorSummary items={problems} attempt={attempt} />
        <RadioCards
          legend="What do you want to do?"
          name="role"
          options={ROLE_OPTIONS}
          value={form.watch().role}
          onChange={(value) => form.set('role', value as Role)}
        />
        <NameFields field={field} />
        <Button type="submit" variant="primary" pending={isSubmitting} wide>
          Create account
        </Button>
        <p className="text-sm text-ink-2">It’s free until you order or sell. You can change your role later.</p>
        {agreed}
      </form>
    </div>
  );
}
