/** When a text may take effect, who may publish it, and which one is in force (CNT-2 to CNT-5). */
import { after, DAY_MS } from '#kit/clock.ts';
import { isLegal, type ContentPage } from './pages.ts';

export const TEXT_LIMITS = { body: 100_000, note: 500, reason: 500 } as const;

/**
 * People can leave before new terms bind them: at least 15 days' notice, as Regulation (EU) 2019/1150, article 3(2)
 * asks.
 */
export const NOTICE_DAYS = 15;
const FURTHEST_DAYS = 365;

export const VERSION_STATES = ['draft', 'published', 'withdrawn'] as const;
export type VersionState = (typeof VERSION_STATES)[number];

/** The earliest instant from which a new text can be in force. A page's first text binds nobody before. */
export const earliestOf = (page: ContentPage, now: Date, isFirst: boolean): Date =>
  isLegal(page) && !isFirst ? after(now, NOTICE_DAYS * DAY_MS) : now;

/** Why a text may not take effect then, or null. */
export function whyNotFrom(page: ContentPage, from: Date, now: Date, isFirst: boolean): string | null {
  if (from > after(now, FURTHEST_DAYS * DAY_MS)) return 'Choose a date within the next year.';
  if (from >= earliestOf(page, now, isFirst)) return null;
  return isLegal(page)
    ? `People need ${NOTICE_DAYS} days’ notice of a changed legal text. Choose a later date.`
    : 'Choose a date in the future.';
}

interface Published {
  readonly number: number;
  readonly state: VersionState;
  readonly effective_at: Date | null;
}

/** In force is what took effect last; of two at the same instant the later version. A withdrawn one never was. */
export function inForce<Version extends Published>(versions: readonly Version[], now: Date): Version | null {
  const began = versions.filter(
    ({ state, effective_at: from }) => state === 'published' && from !== null && from <= now,
  );
  return began.toSorted(lastFirst)[0] ?? null;
}

/** What takes effect next. */
export function upcoming<Version extends Published>(versions: readonly Version[], now: Date): Version | null {
  return (
    versions
      .filter(({ state, effective_at: from }) => state === 'published' && from !== null && from > now)
      .toSorted(lastFirst)
      .at(-1) ?? null
  );
}

const lastFirst = (a: Published, b: Published): number =>
  Number(b.effective_at) - Number(a.effective_at) || b.number - a.number;

/** Why a published version can't be withdrawn, or null: a page is never without words. */
export function whyNotWithdraw<Version extends Published>(
  versions: readonly Version[],
  number: number,
  now: Date,
): string | null {
  const rest = versions.map((version) =>
    version.number === number ? { ...version, state: 'withdrawn' as const } : version,
  );
  return inForce(rest, now) === null ? 'This is the only text of the page. Publish another one first.' : null;
}

/** How long a change is shown to those who register. */
const RECENT_DAYS = 30;

/** What someone who agrees today should know of: what changed within the last 30 days, and what changes next. */
export function changesToShow<Version extends Published>(
  versions: readonly Version[],
  now: Date,
): { kind: 'recent' | 'soon'; from: Version; to: Version }[] {
  const current = inForce(versions, now);
  if (current === null) return [];
  const earlier = inForce(
    versions.filter((version) => version !== current),
    now,
  );
  const next = upcoming(versions, now);
  const isRecent = current.effective_at !== null && after(current.effective_at, RECENT_DAYS * DAY_MS) > now;
  return [
    ...(earlier !== null && isRecent ? [{ kind: 'recent' as const, from: earlier, to: current }] : []),
    ...(next === null ? [] : [{ kind: 'soon' as const, from: current, to: next }]),
  ];
}
