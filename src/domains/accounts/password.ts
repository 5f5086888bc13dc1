import { COMMON_PASSWORDS } from './common-passwords.ts';

export const MIN_PASSWORD = 8;
export const MAX_PASSWORD = 256;

/** Undoes the substitutions people use to disguise a common word. */
const plain = (password: string): string =>
  password
    .toLowerCase()
    .replaceAll('0', 'o')
    .replaceAll(/[1!|]/g, 'i')
    .replaceAll(/[3€]/g, 'e')
    .replaceAll(/[4@]/g, 'a')
    .replaceAll(/[5$]/g, 's')
    .replaceAll('7', 't');

const common = new Set([...COMMON_PASSWORDS, ...COMMON_PASSWORDS.map(plain)]);

/** Digits and signs at either end do not make a common word a secret: "Welcome2026!" is "welcome". */
const trimmed = (password: string): string => password.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

const PRODUCT_WORDS = ['docket', 'freelance', 'freelancer', 'marketplace'];

/**
 * What is wrong with a new password, or null (AUT-1). Length is what protects, so there are no rules about kinds of
 * characters; only what is guessed first is refused: common passwords, the product's name and the person's own.
 */
export function passwordProblem(
  password: string,
  person: { readonly email?: string; readonly names?: readonly string[] } = {},
): string | null {
  if (Array.from(password).length < MIN_PASSWORD) return `Use at least ${MIN_PASSWORD} characters.`;
  if (password.length > MAX_PASSWORD) return `Use at most ${MAX_PASSWORD} characters.`;
  if (new Set(password).size < 3) return 'This is too easy to guess. Use a wider mix of characters.';
  const forms = [password.toLowerCase(), plain(password), trimmed(password)];
  if (forms.some((form) => common.has(form)))
    return 'This is one of the most common passwords. Choose one only you would think of.';
  if (forms.some((form) => PRODUCT_WORDS.includes(form)))
    return 'Choose a password that doesn’t contain the name of this site.';
  const own = [person.email ?? '', (person.email ?? '').split('@')[0] ?? '', ...(person.names ?? [])]
    .map((word) => word.trim().toLowerCase())
    .filter((word) => word.length >= 3);
  if (forms.some((form) => own.includes(form))) return 'Choose a password that isn’t your name or email address.';
  return null;
}
