import { bucketOf, buckets, platformAccounts } from '../accounts.ts';
import { journalKindWords } from '../wording.ts';

/** What happened, in words for bookkeepers. */
export const journalWords = (kind: string): string => journalKindWords[kind] ?? kind.replaceAll('_', ' ');

const platform: Readonly<Record<string, string>> = platformAccounts;

/** What a ledger account holds; its short name is shown too, because the search accepts it. */
export function accountWords(account: string): string {
  const bucket = bucketOf(account);
  if (bucket !== null) return buckets[bucket].title;
  return platform[account] ?? (account.startsWith('H.') ? 'Held funds' : account);
}
