import { DraftedForm } from '#design/app/drafted-form.tsx';
import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { SelectField, TextField } from '#design/public/field.tsx';
import { AVAILABILITY, EXPERIENCE_LEVELS } from '#domains/accounts/user-record.ts';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { instanceCurrency } from '#kit/instance-currency.ts';
import { ownLocale } from '#kit/format/reader.ts';
import { isPositive, parseMoney, typedDecimal } from '#kit/money.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { MAX_BIO } from '../contract.ts';
import { AVAILABILITY_NAMES, EXPERIENCE_NAMES } from '../profile-words.ts';
import { orNull, saveFields, saySaved } from './save-profile.ts';

const isRate = (typed: string): boolean => {
  const rate = parseMoney(typed, instanceCurrency(), ownLocale());
  return typed.trim() === '' || (rate !== null && isPositive(rate));
};
const upTo = (max: number) => z.maxLength(max, `Use at most ${max} characters.`);
const line = (max: number) => z.string().check(upTo(max));
const name = z.string().check(
  z.refine((value) => value.trim() !== '', 'This field is required.'),
  upTo(80),
);
const schema = z.object({
  first_name: name,
  middle_name: line(80),
  last_name: name,
  username: line(60),
  professional_title: line(120),
  tagline: line(160),
  bio: line(MAX_BIO),
  hourly_rate: z.string().check(z.refine(isRate, 'Enter an amount such as 45.')),
  experience_level: z.string(),
  availability_status: z.enum(AVAILABILITY),
  unavailable_reason: line(300),
});
const EXPERIENCE = EXPERIENCE_LEVELS.map((value) => ({ value, label: EXPERIENCE_NAMES[value] }));
const STATES = AVAILABILITY.map((value) => ({ value, label: AVAILABILITY_NAMES[value] }));

/** Name, title, bio, rate and availability: what is on top of the public profile. */
export function AboutForm() {
  const me = useSession((session) => session.me);
  const { form, field, ...frame } = useContractForm({
    draft: 'profile-about',
    schema,
    defaults: {
      first_name: me?.first_name ?? '',
      middle_name: me?.middle_name ?? '',
      last_name: me?.last_name ?? '',
      username: me?.username ?? '',
      professional_title: me?.professional_title ?? '',
      tagline: me?.tagline ?? '',
      bio: me?.bio ?? '',
      hourly_rate: me?.hourly_rate ? typedDecimal(me.hourly_rate, ownLocale()) : '',
      experience_level: me?.experience_level ?? '',
      availability_status: me?.availability_status ?? 'available',
      unavailable_reason: me?.unavailable_reason ?? '',
    },
    submit: ({
      middle_name,
      professional_title,
      tagline,
      bio,
      hourly_rate,
      experience_level,
      unavailable_reason,
      ...rest
    }) =>
      saveFields({
        ...rest,
        middle_name: orNull(middle_name),
        professional_title: orNull(professional_title),
        tagline: orNull(tagline),
        bio: orNull(bio),
        hourly_rate: hourly_rate.trim() === '' ? null : parseMoney(hourly_rate, instanceCurrency(), ownLocale()),
        experience_level: EXPERIENCE_LEVELS.find((experienceLevel) => experienceLevel === experience_level) ?? null,
        unavailable_reason: orNull(unavailable_reason),
      }),
    onDone: saySaved,
  });
  return (
    <DraftedForm {...frame}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First name" autoComplete="given-name" {...field('first_name')} />
        <TextField label="Middle name" optional autoComplete="additional-name" {...field('middle_name')} />
        <TextField label="Last name" autoComplete="family-name" {...field('last_name')} />
        <TextField
          label="Username"
          autoComplete="username"
          hint="Used in the address of your profile."
          {...field('username')}
        />
      </div>
      <TextField
        label="Professional title"
        optional
        hint="For example: Brand designer for food makers"
        {...field('professional_title')}
      />
      <TextField label="Tagline" optional hint="One line, shown under your title" {...field('tagline')} />
      <CountedTextArea label="Bio" optional rows={6} max={MAX_BIO} {...field('bio')} defaultValue={me?.bio ?? ''} />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label={`Hourly rate in ${instanceCurrency()}`}
          optional
          inputMode="decimal"
          {...field('hourly_rate')}
        />
        <SelectField
          label="Experience level"
          optional
          placeholder="Choose"
          options={EXPERIENCE}
          {...field('experience_level')}
        />
        <SelectField label="Availability" options={STATES} {...field('availability_status')} />
        {form.watch().availability_status === 'available' ? null : (
          <TextField label="Reason, or until when" optional {...field('unavailable_reason')} />
        )}
      </div>
    </DraftedForm>
  );
}
