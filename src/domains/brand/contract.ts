/** The operator's brand (BRD-1 to BRD-6): what everyone may know of it, and what operators set. */
import * as z from 'zod/mini';
import { BRAND_PARTS, brandSettingsShape, chosenColorsShape } from '#kit/brand-settings.ts';
import { command, query, type DataOf } from '#kit/endpoint.ts';
import { bodyLimits } from '#kit/limits.ts';
import { BRAND_LIMITS as LIMITS } from './brand-rules.ts';

const line = (most: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(most, `Use at most ${most} characters.`),
    z.refine((value) => !/\p{Cc}/u.test(value), 'Use one line.'),
  );
/** Left empty, the environment's value is in force. */
const optionalLine = (most: number) => z.nullable(line(most));
const instant = z.iso.datetime().check(z.maxLength(40));
const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(10, 'Give a reason of at least 10 characters.'),
    z.maxLength(LIMITS.reason, `Use at most ${LIMITS.reason} characters.`),
  );
/** Of the settings that were looked at: a change of someone else in between is not overwritten. */
const version = z.string().check(z.regex(/^\d{1,18}$/));

const legal = z.object({ name: z.string(), address: z.array(z.string()), tax_number: z.nullable(z.string()) });
const shownAnnouncement = z.object({
  text: z.string(),
  link: z.nullable(z.string()),
  link_text: z.nullable(z.string()),
  ends_at: instant,
});

export const publicBrand = query({
  path: '/api/brand',
  summary: 'Returns what this instance is called, who runs it, its currency and logo, and the announcement shown now.',
  access: 'public',
  data: z.object({
    name: z.string(),
    support_email: z.string(),
    legal,
    currency: z.string(),
    logo_url: z.nullable(z.string()),
    announcement: z.nullable(shownAnnouncement),
  }),
  errors: [],
  limit: 'read',
});

const change = z.object({ id: z.string(), part: z.enum(BRAND_PARTS), by: z.string(), at: instant, reason: z.string() });
const inForce = z.object({ name: z.string(), support_email: z.string(), legal, currency: z.string() });

export const brandDesk = query({
  path: '/api/admin/brand',
  summary:
    'Returns what operators set about the brand, what is in force with the environment’s values, and the latest changes.',
  access: 'operator',
  data: z.object({
    version,
    settings: brandSettingsShape,
    in_force: inForce,
    /** Why the currency can't be changed any more; null while it can. */
    currency_fixed: z.nullable(z.string()),
    changes: z.array(change),
  }),
  errors: [],
  limit: 'read',
});
export type BrandDesk = DataOf<typeof brandDesk>;

const saved = z.object({ version });

export const saveIdentity = command({
  method: 'PUT',
  path: '/api/admin/brand/identity',
  summary: 'Sets the name, the support address and the legal entity of this instance. Null is the environment’s value.',
  access: 'operator',
  body: z.object({
    version,
    name: optionalLine(LIMITS.name),
    support_email: z.nullable(z.email('Enter an email address.').check(z.maxLength(LIMITS.email))),
    legal_name: optionalLine(LIMITS.legalName),
    legal_address: z.nullable(
      z
        .array(line(LIMITS.addressLine))
        .check(z.maxLength(LIMITS.addressLines, `Use at most ${LIMITS.addressLines} lines.`)),
    ),
    tax_number: optionalLine(LIMITS.taxNumber),
    reason,
  }),
  data: saved,
  said: 'Brand saved',
  errors: ['invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});

export const saveColors = command({
  method: 'PUT',
  path: '/api/admin/brand/colors',
  summary:
    'Sets the colors of this instance. Rejected if text would be unreadable in one of the themes. Null is the product’s own.',
  access: 'operator',
  body: z.object({ version, colors: z.nullable(chosenColorsShape), reason }),
  data: saved,
  said: 'Colors saved',
  errors: ['invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
});

export const uploadLogo = command({
  method: 'POST',
  path: '/api/admin/brand/logo',
  summary:
    'Sets the logo: PNG, JPEG or WebP, at least 192 pixels wide and high. We re-encode it and make all sizes. SVG is refused.',
  access: 'operator',
  upload: { field: 'logo', maxBytes: bodyLimits.avatarBytes },
  data: z.object({ logo_url: z.string() }),
  said: 'Logo saved',
  errors: ['too_large', 'unsupported_media', 'invalid_input'],
  limit: 'upload',
  repeat: 'natural',
});

export const removeLogo = command({
  method: 'DELETE',
  path: '/api/admin/brand/logo',
  summary: 'Removes the logo. The default logo is shown again.',
  access: 'operator',
  data: z.null(),
  said: 'Logo removed',
  errors: ['wrong_state'],
  limit: 'write',
  repeat: 'natural',
});

export const saveAnnouncement = command({
  method: 'PUT',
  path: '/api/admin/brand/announcement',
  summary: 'Sets the announcement at the top of every page, from one instant to another. Null ends it.',
  access: 'operator',
  body: z.object({
    announcement: z.nullable(
      z.object({
        text: line(LIMITS.announcement).check(z.minLength(1, 'Write the announcement.')),
        link: z.nullable(
          line(LIMITS.link).check(
            z.refine(
              (value) => /^(\/(?!\/)[^\s\\]*|https:\/\/[^\s\\]+)$/.test(value),
              'Enter a path of this site such as /FAQ, or an https address.',
            ),
          ),
        ),
        link_text: optionalLine(LIMITS.linkText),
        starts_at: instant,
        ends_at: instant,
      }),
    ),
    reason,
  }),
  data: saved,
  said: 'Announcement saved',
  errors: ['invalid_input'],
  limit: 'write',
  repeat: 'natural',
});

export const saveMaintenance = command({
  method: 'PUT',
  path: '/api/admin/brand/maintenance',
  summary: 'Closes this instance to everyone but operators, with a message and until when, or opens it again.',
  access: 'operator',
  body: z.object({
    maintenance: z.nullable(
      z.object({ message: line(LIMITS.maintenance).check(z.minLength(1, 'Write the message.')), until: instant }),
    ),
    reason,
  }),
  data: saved,
  said: 'Saved',
  errors: ['invalid_input'],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});

export const saveCurrency = command({
  method: 'PUT',
  path: '/api/admin/brand/currency',
  summary: 'Sets the currency of this instance, as long as nothing has a price in another one and no money has moved.',
  access: 'operator',
  body: z.object({ currency: z.string().check(z.regex(/^[A-Z]{3}$/, 'Choose a currency.')), reason }),
  data: saved,
  said: 'Currency saved',
  errors: ['invalid_input', 'wrong_state'],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});
