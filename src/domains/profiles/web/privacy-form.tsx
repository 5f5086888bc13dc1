import { DraftedForm } from '#design/app/drafted-form.tsx';
import * as z from 'zod/mini';
import { SelectField } from '#design/public/field.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { AUDIENCES, PRIVATE_FIELDS, privacyOf } from '../privacy.ts';
import { AUDIENCE_NAMES, PRIVATE_FIELD_NAMES } from '../profile-words.ts';
import { saveFields, saySaved } from './save-profile.ts';

const CHOICES = AUDIENCES.map((value) => ({ value, label: AUDIENCE_NAMES[value] }));
const schema = z.object({ privacy: z.record(z.enum(PRIVATE_FIELDS), z.enum(AUDIENCES)) });

/** Who sees what. The server leaves hidden fields out of its answers. */
export function PrivacyForm() {
  const chosen = useSession((session) => session.me?.privacy_settings) ?? {};
  const { form, ...frame } = useContractForm({
    draft: 'profile-privacy',
    schema,
    defaults: { privacy: privacyOf(chosen) },
    submit: ({ privacy }) => saveFields({ privacy_settings: privacy }),
    onDone: saySaved,
  });
  const settings = form.watch().privacy;
  return (
    <DraftedForm {...frame}>
      <p className="text-md text-ink-2">
        Your name, picture, title, level and verifications are always public. People you have an order with see only
        what the order needs.
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {PRIVATE_FIELDS.map((field) => (
          <SelectField
            key={field}
            label={PRIVATE_FIELD_NAMES[field]}
            options={CHOICES}
            value={settings[field]}
            onChange={({ target }) => {
              const audience = AUDIENCES.find((audience) => audience === target.value) ?? 'only_me';
              form.set('privacy', { ...settings, [field]: audience });
            }}
          />
        ))}
      </div>
    </DraftedForm>
  );
}
