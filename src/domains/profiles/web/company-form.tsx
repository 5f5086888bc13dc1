import { DraftedForm } from '#design/app/drafted-form.tsx';
import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { COMPANY_SIZES } from '#domains/accounts/user-record.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { withScheme } from '#kit/web-address.ts';
import { isWebAddress } from '../profile-input.ts';
import { COMPANY_SIZE_NAMES } from '../profile-words.ts';
import { clientItems } from './client-shape.ts';
import { IndustryPicker } from './industry-picker.tsx';
import { orNull, saveFields, saySaved } from './save-profile.ts';

const SIZES = COMPANY_SIZES.map((value) => ({ value, label: COMPANY_SIZE_NAMES[value] }));
const MAX_TEXT = 1_000;
const long = z.string().check(z.maxLength(MAX_TEXT, 'Use at most 1,000 characters.'));
const schema = z.object({
  ...clientItems,
  company_website: z.string().check(
    z.overwrite(withScheme),
    z.refine((value) => value.trim() === '' || isWebAddress(value), 'Enter a web address that starts with https://.'),
    z.maxLength(200, 'Use at most 200 characters.'),
  ),
  company_size: z.string(),
  company_about: long,
  hiring_needs: long,
});

/** Who hires, what their business does, and what they look for. */
export function CompanyForm() {
  const client = useSession((session) => session.me?.client ?? null);
  const { form, field, ...frame } = useContractForm({
    draft: 'company',
    schema,
    defaults: {
      company_name: client?.company_name ?? '',
      company_website: client?.company_website ?? '',
      company_size: client?.company_size ?? '',
      company_about: client?.company_about ?? '',
      hiring_needs: client?.hiring_needs ?? '',
      industries: client?.industries ?? [],
      subindustries: client?.subindustries ?? [],
    },
    submit: ({ company_website, company_size, company_about, hiring_needs, ...rest }) =>
      saveFields({
        ...rest,
        company_website: orNull(company_website),
        company_size: COMPANY_SIZES.find((companySize) => companySize === company_size) ?? null,
        company_about: orNull(company_about),
        hiring_needs: orNull(hiring_needs),
      }),
    onDone: saySaved,
  });
  return (
    <DraftedForm {...frame}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Company or your name" autoComplete="organization" {...field('company_name')} />
        <SelectField label="Company size" optional placeholder="Choose" options={SIZES} {...field('company_size')} />
      </div>
      <TextField
        label="Website"
        optional
        type="url"
        inputMode="url"
        placeholder="https://"
        {...field('company_website')}
      />
      <IndustryPicker form={form} />
      <CountedTextArea
        label="About the company"
        optional
        rows={4}
        max={MAX_TEXT}
        {...field('company_about')}
        defaultValue={client?.company_about ?? ''}
      />
      <CountedTextArea
        label="What you usually need"
        optional
        rows={4}
        max={MAX_TEXT}
        hint="Visible to you and the people you invite. Not shown on your public profile."
        {...field('hiring_needs')}
        defaultValue={client?.hiring_needs ?? ''}
      />
    </DraftedForm>
  );
}
