/** Words and prices that people type into a list's plain form: they arrive in its address as they were typed. */
import { plainDecimal } from './format/typed-number.ts';
import { instanceLocale } from './locale.ts';

/** What a list reads of its address. */
interface AddressFields {
  get(field: string): string | null;
}

/** The longest words of a search, as the API takes them: a need in two sentences. */
export const MOST_WORDS = 300;
export const WORDS = /^.{1,300}$/s;
/** An amount of an address. */
export const AMOUNT = /^\d{1,12}(\.\d{1,2})?$/;

const isPrice = (field: string): boolean => /_(price|budget)$/.test(field);
const typedIn = (search: AddressFields, field: string): string => search.get(field)?.trim().replaceAll('\0', '') ?? '';

/** A field of an address: words cut to their limit, a price typed with the instance's separators as a plain decimal. */
export function fieldOf(search: AddressFields, field: string): string {
  const typed = typedIn(search, field);
  if (field === 'q')
    return typed
      .slice(0, MOST_WORDS)
      .replace(/[\uD800-\uDBFF]$/, '')
      .trim();
  if (!isPrice(field) || typed === '') return typed;
  return (AMOUNT.test(typed) ? typed : (plainDecimal(typed, instanceLocale()) ?? typed)).replace(/^0+(?=\d)/, '');
}

/** What of an address could not be followed, in words for the page. */
export function addressNotes(search: AddressFields, fields: readonly string[]): string[] {
  const notes = fields.flatMap((field) => {
    const typed = typedIn(search, field);
    return typed === '' || !isPrice(field) || AMOUNT.test(fieldOf(search, field))
      ? []
      : [`We couldn’t read the price “${typed.slice(0, 20)}”. Enter a number, such as 25.`];
  });
  const isCut = fields.includes('q') && typedIn(search, 'q').length > MOST_WORDS;
  return isCut ? [`We searched for the first ${MOST_WORDS} characters of your words.`, ...notes] : notes;
}
