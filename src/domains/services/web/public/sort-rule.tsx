import { SORT_RULES } from './wording.ts';

/** What an order goes by, in one tap and without script (SCR-7). Nothing for those whose name says it. */
export function SortRule({ sort }: { sort: string }) {
  const rule = SORT_RULES[sort];
  if (rule === undefined) return null;
  return (
    <details className="text-sm text-ink-2">
      <summary className="link inline-block min-h-6 cursor-pointer">How this is sorted</summary>
      <p className="mt-1 max-w-prose">{rule}</p>
    </details>
  );
}
