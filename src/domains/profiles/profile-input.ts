/** Rules for a profile's fields beyond their shape, checked and normalized, used by browser and server. */
import { knownZone } from '#kit/format/zone.ts';
import { invalidField } from '#kit/errors.ts';
import { compare, formatMoney, isPositive, type Money } from '#kit/money.ts';
import { aboutDollars } from '#kit/fees.ts';
import { countryByCode, countryById } from '#kit/countries.ts';
import { industries, industryBySlug, subindustryBySlug } from '#domains/taxonomy/industries.ts';
import { skillBySlug, skills } from '#domains/taxonomy/skills.ts';

const MAX_RATE_WHOLE = 10_000;
const MAX_LINKS = 12;

/** Blank and null both mean nothing; control characters except line breaks and tabs are removed. */
export function cleanText(text: string | null): string | null {
  const visibleText = (text ?? '').replace(/[^\P{Cc}\n\t]|\p{Cs}/gu, '').trim();
  return visibleText === '' ? null : visibleText;
}

const fold = (text: string): string => text.trim().toLowerCase();
/** By the name of today, and by the one that the slug was made of. */
const namesOf = (name: string, slug: string): (readonly [string, string])[] => [
  [slug.replaceAll('-', ' '), slug],
  [fold(name), slug],
];
const skillByName = new Map(skills().flatMap(({ name, slug }) => namesOf(name, slug)));
const industryByName = new Map(industries().map((industry) => [fold(industry.name), industry.slug]));
const subindustryByName = new Map(
  industries().flatMap((industry) => industry.subindustries.flatMap(({ name, slug }) => namesOf(name, slug))),
);

/** A known slug or name becomes its slug; anything else stays as written: work does not have to fit our list. */
const known =
  (bySlug: (slug: string) => unknown, byName: ReadonlyMap<string, string>) => (typed: readonly string[]) => {
    const slugs = typed
      .map((name) => cleanText(name.replaceAll(/\s+/g, ' ')))
      .flatMap((name) =>
        name === null ? [] : [bySlug(fold(name)) === undefined ? (byName.get(fold(name)) ?? name) : fold(name)],
      );
    return [...new Set(slugs)];
  };

export const cleanSkills = known(skillBySlug, skillByName);
export const cleanIndustries = known(industryBySlug, industryByName);
export const cleanSubindustries = known(subindustryBySlug, subindustryByName);

export const skillName = (slug: string): string => skillBySlug(slug)?.name ?? slug;
export const industryName = (slug: string): string =>
  industryBySlug(slug)?.name ?? subindustryBySlug(slug)?.sub.name ?? slug;

/** Undefined: not given. Null: cleared. The number wins over the letters, because it is the field of REC-2. */
export function countryIdFrom(
  id: number | null | undefined,
  code: string | null | undefined,
): number | null | undefined {
  if (id !== undefined) {
    if (id !== null && countryById(id) === undefined)
      throw invalidField('country_id', 'Choose a country from the list.');
    return id;
  }
  if (code === undefined) return undefined;
  if (code === null || code === '') return null;
  const country = countryByCode(code.toUpperCase());
  if (country === undefined) throw invalidField('country_code', 'Choose a country from the list.');
  return country.id;
}

export function checkedRate(rate: Money | null, currency: string): Money | null {
  if (rate === null) return null;
  if (rate.currency !== currency) throw invalidField('hourly_rate', `Enter the rate in ${currency}.`);
  const most = aboutDollars(MAX_RATE_WHOLE, currency);
  if (!isPositive(rate) || compare(rate, most) > 0)
    throw invalidField(
      'hourly_rate',
      `Enter a rate above zero, up to ${formatMoney(most, undefined, { trim: true })} per hour.`,
    );
  return rate;
}

export function checkedTimezone(zone: string | null): string | null {
  const name = cleanText(zone);
  if (name === null) return null;
  const known = knownZone(name);
  if (known === null) throw invalidField('timezone', 'Choose a time zone from the list.');
  return known;
}

export const isWebAddress = (address: string): boolean =>
  /^https?:\/\/[^\s/?#@\\]+\.[^\s/?#@\\]+([/?#]\S*)?$/i.test(address.trim()) && !/[\p{Cc}\p{Cs}]/u.test(address);

/** Only web addresses, so that a link on a profile can never be a script (WEB-1). Blank ones are left out. */
export function checkedLinks(links: Readonly<Record<string, string>> | null): Record<string, string> {
  const given = Object.entries(links ?? {}).filter(([, address]) => address.trim() !== '');
  if (given.length > MAX_LINKS) throw invalidField('social_links', `Add at most ${MAX_LINKS} links.`);
  for (const [site, address] of given) {
    if (!/^[a-z0-9_-]{1,30}$/.test(site))
      throw invalidField('social_links', 'Name each link in lowercase letters, such as github.');
    if (!isWebAddress(address)) throw invalidField('social_links', `This isn’t a web address: ${site}.`);
  }
  return Object.fromEntries(given.map(([site, address]) => [site, address.trim()]));
}

export function checkedWebsite(address: string | null): string | null {
  const given = cleanText(address);
  if (given !== null && !isWebAddress(given))
    throw invalidField('company_website', 'Enter a web address that starts with https://.');
  return given;
}

export function checkedBirthday(day: string | null, today: string): string | null {
  if (day !== null && (day < '1900-01-01' || day > today))
    throw invalidField('date_of_birth', 'Enter a date in the past.');
  return day;
}

export function checkedPhone(phone: string | null): string | null {
  const given = cleanText(phone);
  if (given !== null && !/^[\d\s()+./-]{4,30}$/.test(given))
    throw invalidField('phone', 'Enter a phone number with digits only.');
  return given;
}

export function checkedDialCode(code: string | null): string | null {
  const given = cleanText(code);
  if (given !== null && !/^\+?\d{1,5}$/.test(given))
    throw invalidField('phone_country_code', 'Enter a country calling code such as +46.');
  return given;
}
