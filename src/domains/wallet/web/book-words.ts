import { bucketOf, buckets, platformAccounts } from '../accounts.ts';
import { journalKindWords } from '../wording.ts';

/** What happened, for those who keep the books. */
export const journalWords = (kind: string): string => journalKindWords[kind] ?? kind.replaceAll('_', ' ');

const platform: Readonly<Record<string, string>> = platformAccounts;

/** What an account of the ledger holds; its short name stays beside it, since the search takes that. */
export function accountWords(account: string): string {
  const bucket = bucketOf(account);
  if (bucket !== null) return buckets[bucket].title;
  return platform[account] ?? (account.startsWith('H.') ? 'Held funds' : account);
}
