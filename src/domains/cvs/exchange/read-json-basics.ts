/** Who a JSON Resume file is about. */
import { countryByCode } from '#kit/countries.ts';
import { withScheme } from '#kit/web-address.ts';
import { isWebAddress } from '#domains/profiles/profile-input.ts';
import type { FoundBasics, FoundEntry, FoundLink, FoundSection } from './imported.ts';
import { isKeepable, isObject, unknownKeys, type JsonReader } from './json-values.ts';
import type { JsonObject } from './json-resume.ts';

interface JsonBasics {
  readonly basics: FoundBasics;
  readonly links: readonly FoundLink[];
  /** Accounts without an address: they are no links. */
  readonly profiles: readonly FoundSection[];
  readonly kept: JsonObject;
}

const KNOWN = [
  'name',
  'label',
  'email',
  'phone',
  'url',
  'website',
  'summary',
  'profiles',
  'location',
  'image',
  'picture',
];
const MOST_LETTERS_OF_IMAGE = 2_000;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');
/** The street and the postal code stay out: a CV that is shared is read by strangers. */
export function placeOf(location: unknown): string {
  if (!isObject(location)) return textOf(location);
  const country = textOf(location['countryCode']);
  const parts = [
    textOf(location['city']),
    textOf(location['region']),
    countryByCode(country.toUpperCase())?.name ?? country,
  ];
  const place = parts.filter((part) => part !== '').join(', ');
  return place === '' ? textOf(location['address']) : place;
}

export function readJsonBasics(value: unknown, reader: JsonReader): JsonBasics {
  if (!isObject(value)) {
    if (value !== undefined && value !== null) reader.notes.push('Skipped basics: it isn’t an object.');
    return { basics: {}, links: [], profiles: [], kept: {} };
  }
  const text = (key: string): string => reader.text(value[key], `basics.${key}`);
  if (textOf(value['image'] ?? value['picture']) !== '')
    reader.notes.push('The photo isn’t imported. A CV shows the photo of your profile.');
  const profiles = reader.objects(value['profiles'], 'basics.profiles').map((profile, index) => {
    const field = (key: string): string => reader.text(profile[key], `basics.profiles[${index}].${key}`);
    return { network: field('network'), username: field('username'), url: withScheme(field('url')) };
  });
  const site = withScheme(text('url') || text('website'));
  const links = [
    ...(site === '' ? [] : [{ label: 'Website', url: site }]),
    ...profiles.map(({ network, username, url }) => ({ label: network || username, url })),
  ];
  const withoutAddress: FoundEntry[] = [
    ...profiles
      .filter(({ url }) => !isWebAddress(url))
      .map(({ network, username, url }) => ({ title: network, at: username || url })),
    ...(site === '' || isWebAddress(site) ? [] : [{ title: 'Website', at: site }]),
  ].filter(({ title, at }) => title !== '' || at !== '');
  const image = textOf(value['image']);
  const [location, given] = [value['location'], value['profiles']];
  // As they are: an address has more parts than a place, an account more than a link. A picture may come as its bytes.
  const raw = {
    ...(isObject(location) && isKeepable(location) ? { location } : {}),
    ...(profiles.length > 0 && isKeepable(given) ? { profiles: given } : {}),
    ...(image !== '' && image.length <= MOST_LETTERS_OF_IMAGE && isKeepable(image) ? { image } : {}),
  };
  return {
    basics: {
      name: text('name'),
      headline: text('label'),
      email: text('email'),
      phone: text('phone'),
      place: placeOf(location),
      summary: text('summary'),
    },
    links: links.filter(({ url }) => isWebAddress(url)),
    profiles: withoutAddress.length > 0 ? [{ kind: 'custom', title: 'Profiles', entries: withoutAddress }] : [],
    kept: { ...unknownKeys(value, KNOWN, 'basics.', reader), ...raw },
  };
}
