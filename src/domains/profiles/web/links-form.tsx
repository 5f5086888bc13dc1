import { DraftedForm } from '#design/app/drafted-form.tsx';
import * as z from 'zod/mini';
import { TextField } from '#design/public/field.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { withScheme } from '#kit/web-address.ts';
import { isWebAddress } from '../profile-input.ts';
import { saveFields, saySaved } from './save-profile.ts';

const SITES = ['website', 'github', 'linkedin', 'behance', 'dribbble', 'instagram'] as const;
const NAMES = {
  website: 'Website',
  github: 'GitHub',
  linkedin: 'LinkedIn',
  behance: 'Behance',
  dribbble: 'Dribbble',
  instagram: 'Instagram',
} as const;
const address = z.string().check(
  z.overwrite(withScheme),
  z.refine((value) => value.trim() === '' || isWebAddress(value), 'Enter a web address that starts with https://.'),
  z.maxLength(300, 'Use at most 300 characters.'),
);
const schema = z.object({
  website: address,
  github: address,
  linkedin: address,
  behance: address,
  dribbble: address,
  instagram: address,
});

/** Links saved under other names are kept. */
export function LinksForm() {
  const known = useSession((session) => session.me?.social_links) ?? {};
  const { field, ...frame } = useContractForm({
    draft: 'profile-links',
    schema,
    defaults: {
      website: known['website'] ?? '',
      github: known['github'] ?? '',
      linkedin: known['linkedin'] ?? '',
      behance: known['behance'] ?? '',
      dribbble: known['dribbble'] ?? '',
      instagram: known['instagram'] ?? '',
    },
    submit: (typed) => saveFields({ social_links: { ...known, ...typed } }),
    onDone: saySaved,
  });
  return (
    <DraftedForm {...frame}>
      <div className="grid gap-5 sm:grid-cols-2">
        {SITES.map((site) => (
          <TextField
            key={site}
            label={NAMES[site]}
            optional
            type="url"
            inputMode="url"
            placeholder="https://"
            {...field(site)}
          />
        ))}
      </div>
    </DraftedForm>
  );
}
