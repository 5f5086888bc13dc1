/** Ways to reach someone, found in the first lines of a CV by their form. */
import { withScheme } from '#kit/web-address.ts';
import type { FoundLink } from './imported.ts';
import { plainDigits } from './moments.ts';
import { findPeriod } from './periods.ts';

const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u;
const URL_WITH_SCHEME = /https?:\/\/[^\s|,;<>"]+[^\s|,;<>".)]/i;
/** Lower-case, so that ASP.NET and Node.js are no addresses; a path makes it sure. */
const BARE_URL = /(?:www\.)?[a-z0-9][a-z0-9-]*(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,24})(?:\/[^\s|,;<>"]*)?/;
const PHONE = /(?:\+|\(\+?|00)?\d[\d\s()./-]{5,}\d/;
/** "Email: …" says what its form says already. */
const LABELS = [
  'e-?mail|mail|phone|tel|telephone|mobile|cell|telefon|téléphone|teléfono|telefono|telefone|handy|web|website|url',
  'linkedin|github|portfolio|адрес|телефон|почта|البريد الإلكتروني|الهاتف|ایمیل|تلفن|דוא"ל|טלפון|फ़ोन|ईमेल',
].join('|');
const LABEL = new RegExp(`^(?:${LABELS})[:：.\\s]*$`, 'iu');

export interface ContactParts {
  readonly email: string;
  readonly phone: string;
  readonly urls: readonly string[];
  /** What is none of these. */
  readonly rest: readonly string[];
}

/** Longer lines hold sentences. */
const LONGEST = 300;
const digitsOf = (text: string): number => text.match(/\d/g)?.length ?? 0;
const isPhone = (text: string): boolean =>
  digitsOf(text) >= 7 && digitsOf(text) <= 15 && (text.startsWith('+') || findPeriod(text) === null);

/** An address alone in a text, such as "example.com/me". */
export const isUrl = (text: string): boolean =>
  text.length <= LONGEST &&
  !text.includes('@') &&
  [URL_WITH_SCHEME, BARE_URL].some((form) => form.exec(text)?.[0] === text);

export const splitParts = (text: string): string[] =>
  text
    .split(/\s*[|·•\t]\s*|\s[–—/]\s|\s{3,}/)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

export function contactParts(line: string): ContactParts {
  if (line.length > LONGEST) return { email: '', phone: '', urls: [], rest: [line] };
  let [email, phone] = ['', ''];
  const urls: string[] = [];
  const rest: string[] = [];
  for (const part of splitParts(line)) {
    let left = part;
    const take = (form: RegExp, isIt: (found: string) => boolean = () => true): string => {
      const found = form.exec(left)?.[0] ?? '';
      if (found === '' || !isIt(found)) return '';
      left = left.replace(found, ' ').replaceAll(/\s+/g, ' ').trim();
      return found;
    };
    email ||= take(EMAIL);
    for (let url = take(URL_WITH_SCHEME); url !== ''; url = take(URL_WITH_SCHEME)) urls.push(url);
    const bare = isUrl(left) || left.includes('www.') || /\.[a-z]{2,}\//.test(left) ? take(BARE_URL) : '';
    if (bare !== '') urls.push(bare);
    if (phone === '') {
      const digits = plainDigits(left);
      const found = PHONE.exec(digits)?.[0] ?? '';
      if (isPhone(found)) {
        phone = found;
        left = digits.replace(found, ' ').trim();
      }
    }
    if (/[\p{L}\p{N}]/u.test(left) && !LABEL.test(left)) rest.push(left.replaceAll(/^[\s,:;]+|[\s,:;]+$/g, ''));
  }
  return { email, phone, urls, rest };
}

const SITES = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'xing.com': 'Xing',
};
export function linkOf(url: string): FoundLink {
  const host = url
    .replace(/^https?:\/\//i, '')
    .replace(/\/.*$/, '')
    .toLowerCase();
  const site = Object.entries(SITES).find(([known]) => host === known || host.endsWith(`.${known}`));
  return { label: site?.[1] ?? 'Website', url: withScheme(url) };
}
/** Without what every address has. */
export const bareAddress = (url: string): string => url.toLowerCase().replaceAll(/^https?:\/\/(www\.)?|\/$/g, '');
export const sameAddress = (a: string, b: string): boolean => bareAddress(a) === bareAddress(b);
