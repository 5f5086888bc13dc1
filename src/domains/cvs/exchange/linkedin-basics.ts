/** Who LinkedIn's archive is about. */
import { withScheme } from '#kit/web-address.ts';
import { isWebAddress } from '#domains/profiles/profile-input.ts';
import type { FoundBasics, FoundLink, FoundSection } from './imported.ts';
import type { Row } from './linkedin-table.ts';

interface LinkedinBasics {
  readonly basics: FoundBasics;
  readonly links: readonly FoundLink[];
  readonly sections: readonly FoundSection[];
  readonly notes: readonly string[];
}

/** "[COMPANY:https://a.example,OTHER:https://b.example]" */
const sitesOf = (websites: string): FoundLink[] =>
  websites
    .replaceAll(/^\[|\]$/g, '')
    .split(/,\s*(?=[A-Z_]+:|https?:)/)
    .map((site) => /^(?:([A-Z_]+):)?\s*(\S+)$/.exec(site.trim()))
    .flatMap((found) => (found === null ? [] : [{ label: siteName(found[1]), url: withScheme(found[2] ?? '') }]));
const siteName = (kind = 'PERSONAL'): string =>
  kind === 'PERSONAL' || kind === 'OTHER'
    ? 'Website'
    : kind.charAt(0) + kind.slice(1).toLowerCase().replaceAll('_', ' ');

const isYes = (text: string): boolean => /^(yes|true)$/i.test(text);
/** Never on a CV by our doing: employers must not choose by age, and a shared CV is read by strangers. */
const PRIVATE = ['Birth Date', 'Address', 'Zip Code', 'Maiden Name'];
const EXTRAS = ['Industry', 'Twitter Handles', 'Instant Messengers'];

export function readLinkedinBasics(rowsOf: (file: string) => readonly Row[]): LinkedinBasics {
  const profile: Row = rowsOf('Profile.csv')[0] ?? (() => '');
  const emails = rowsOf('Email Addresses.csv').filter((row) => row('Email Address') !== '');
  const email = emails.find((row) => isYes(row('Primary'))) ?? emails[0];
  const phones = [...rowsOf('PhoneNumbers.csv'), ...rowsOf('Whatsapp Phone Numbers.csv')];
  const phone = phones.find((row) => /\d/.test(row('Number')));
  const sites = sitesOf(profile('Websites'));
  const extras = EXTRAS.map((column) => ({ title: column, at: profile(column).replaceAll(/^\[|\]$/g, '') }));
  const lost = PRIVATE.filter((column) => profile(column) !== '');
  const more = emails.filter((row) => row !== email).map((row) => row('Email Address'));
  return {
    basics: {
      name: `${profile('First Name')} ${profile('Last Name')}`.trim(),
      headline: profile('Headline'),
      summary: profile('Summary') || (rowsOf('Profile Summary.csv')[0]?.('Profile Summary') ?? ''),
      place: profile('Geo Location'),
      email: email?.('Email Address') ?? '',
      phone: phone?.('Number') ?? '',
    },
    links: sites.filter(({ url }) => isWebAddress(url)),
    sections: [
      {
        kind: 'custom',
        title: 'More',
        entries: [
          ...sites.filter(({ url }) => !isWebAddress(url)).map(({ label, url }) => ({ title: label, at: url })),
          ...extras,
        ].filter(({ at }) => at !== ''),
      },
    ],
    notes: [
      ...(lost.length > 0 ? [`Left out for your privacy: ${lost.join(', ').toLowerCase()}.`] : []),
      ...(more.length > 0 ? [`Your other email addresses were left out: ${more.join(', ')}.`] : []),
    ],
  };
}
