/**
 * What operators set about their instance (decision 159). Null is what the environment says, or nothing where it says
 * nothing.
 */
import * as z from 'zod/mini';

export const BRAND_PARTS = ['identity', 'colors', 'logo', 'announcement', 'maintenance', 'currency'] as const;
export type BrandPart = (typeof BRAND_PARTS)[number];

const hex = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
export const chosenColorsShape = z.object({ primary_light: hex, primary_dark: hex, accent: hex });
export type ChosenColors = z.output<typeof chosenColorsShape>;

const announcement = z.object({
  text: z.string(),
  /** Where its link leads; null without one. */
  link: z.nullable(z.string()),
  link_text: z.nullable(z.string()),
  starts_at: z.iso.datetime(),
  ends_at: z.iso.datetime(),
});
export type Announcement = z.output<typeof announcement>;

const maintenance = z.object({
  message: z.string(),
  /** When it is expected to be over. */
  until: z.iso.datetime(),
});
export type Maintenance = z.output<typeof maintenance>;

export const brandSettingsShape = z.object({
  name: z.nullable(z.string()),
  support_email: z.nullable(z.string()),
  legal_name: z.nullable(z.string()),
  legal_address: z.nullable(z.array(z.string())),
  tax_number: z.nullable(z.string()),
  currency: z.nullable(z.string()),
  /** Names the files of the logo. */
  logo: z.nullable(z.string()),
  colors: z.nullable(
    z.object({
      chosen: chosenColorsShape,
      /** What follows from them: the value of each custom property in the light and in the dark theme. */
      tokens: z.record(z.string(), z.object({ light: hex, dark: hex })),
    }),
  ),
  announcement: z.nullable(announcement),
  maintenance: z.nullable(maintenance),
});
export type BrandSettings = z.output<typeof brandSettingsShape>;

/** What a document carries of the brand. */
export interface BrandMarks {
  /** Colors and logo; empty where none is set. */
  readonly css: string;
  readonly announcement: Announcement | null;
}

export const UNSET: BrandSettings = {
  name: null,
  support_email: null,
  legal_name: null,
  legal_address: null,
  tax_number: null,
  currency: null,
  logo: null,
  colors: null,
  announcement: null,
  maintenance: null,
};

/** What a file of the logo is called, by the pixels of its side. */
export const LOGO_SIZES = [64, 180, 192, 512] as const;
export const logoPath = (logo: string, size: (typeof LOGO_SIZES)[number]): string => `/brand/${logo}-${size}.png`;

/** Shown from its start to its end. */
export const isShown = ({ starts_at: from, ends_at: to }: Announcement, now: number): boolean =>
  Date.parse(from) <= now && now < Date.parse(to);
