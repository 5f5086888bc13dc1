/**
 * Emails are written where no configuration is at hand; like the name (`brand.ts`), their colors are those set last.
 */
import type { BrandSettings } from '../../brand-settings.ts';

interface EmailColors {
  readonly primary: { readonly light: string; readonly dark: string };
  readonly onPrimary: { readonly light: string; readonly dark: string };
  readonly accent: string;
}

/** The tokens' own values. */
const OWN: EmailColors = {
  primary: { light: '#09545f', dark: '#6bcbd6' },
  onPrimary: { light: '#fbfaf4', dark: '#02191f' },
  accent: '#f0b429',
};

let inUse = OWN;

export function setEmailColors(colors: BrandSettings['colors']): void {
  const { primary, 'on-primary': onPrimary, accent } = colors?.tokens ?? {};
  inUse =
    primary === undefined || onPrimary === undefined || accent === undefined
      ? OWN
      : { primary, onPrimary, accent: accent.light };
}

export const emailColors = (): EmailColors => inUse;
