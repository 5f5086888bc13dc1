import type { MetaFunction } from 'react-router';
import * as z from 'zod/mini';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { TagPicker } from '#design/app/tag-picker.tsx';
import { Unread } from '#design/app/unread.tsx';
import { TextArea, TextField } from '#design/public/field.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { titled } from '#kit/brand.ts';
import { countries } from '#kit/countries.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { titleOf } from '#routes';
import { changeRegistrationRules, registrationRules, type RegistrationRules } from '../../rules-contract.ts';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-registration')) }];

export default function RegistrationRulesPage() {
  const read = useRead(registrationRules, {});
  return (
    <>
      <PageHeader
        title={titleOf('admin-registration')}
        lead="Who may open an account here. People who have one keep it."
      />
      <Panel className="max-w-form">
        {read.data === undefined ? (
          <Unread what="The rules" read={read}>
            <Loading label="Loading the rules">
              <RowsSkeleton rows={3} />
            </Loading>
          </Unread>
        ) : (
          <RulesForm key={read.data.revision} rules={read.data} />
        )}
      </Panel>
    </>
  );
}

const schema = z.object({
  minimum_age: z.string().check(z.regex(/^(1[3-9]|[2-9]\d)$/, 'Enter an age from 13 to 99.')),
  closed_countries: z.array(z.string()),
  // The shape of the call is left out of browsers (decision 076).
  reason: z.string().check(z.trim(), z.minLength(1, 'Give a reason.'), z.maxLength(1000)),
});

function RulesForm({ rules }: { rules: RegistrationRules }) {
  const change = useCommand(changeRegistrationRules, { stales: [registrationRules] });
  const { form, field, ...frame } = useContractForm({
    schema,
    defaults: {
      minimum_age: String(rules.minimum_age),
      closed_countries: rules.closed_countries.map(String),
      reason: '',
    },
    submit: ({ minimum_age: age, closed_countries: closed, reason }) =>
      change.mutateAsync({
        body: { minimum_age: Number(age), closed_countries: closed.map(Number), revision: rules.revision, reason },
      }),
    onDone: () => toast.success('Rules saved'),
  });
  return (
    <DraftedForm {...frame} submitLabel="Save rules">
      <TextField
        label="Minimum age"
        inputMode="numeric"
        hint="People confirm it when they register. Identity checks see the date of birth."
        {...field('minimum_age')}
      />
      <TagPicker
        label="Closed countries"
        optional
        hint="People of these countries can’t register. Where some are closed, everyone has to choose a country."
        {...form.idAndError('closed_countries')}
        options={countries().map(({ id, name }) => ({ value: String(id), label: name }))}
        thing="country"
        values={form.watch().closed_countries}
        onChange={(values) => form.set('closed_countries', values)}
      />
      <TextArea label="Reason" hint="Stored in the audit, for staff." {...field('reason')} />
    </DraftedForm>
  );
}
