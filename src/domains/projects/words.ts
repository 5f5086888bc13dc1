/** The words of a project: its states, what happened, and what happens next. */
import { formatMoney, type Money } from '#kit/money.ts';
import type { ProjectState, Visibility } from './project.ts';

type Tone = 'info' | 'warning' | 'success' | 'danger' | 'neutral';

export const STATE_WORDS: Readonly<Record<ProjectState, { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  pending_review: { label: 'Being checked', tone: 'warning' },
  open: { label: 'Open for proposals', tone: 'success' },
  reviewing: { label: 'Deciding', tone: 'info' },
  awarded: { label: 'Offer sent', tone: 'info' },
  in_progress: { label: 'In progress', tone: 'info' },
  completed: { label: 'Completed', tone: 'success' },
  cancelled: { label: 'Canceled', tone: 'neutral' },
  expired: { label: 'Expired', tone: 'neutral' },
  closed: { label: 'Closed', tone: 'neutral' },
};

export const VISIBILITY_WORDS: Readonly<Record<Visibility, { readonly label: string; readonly hint: string }>> = {
  public: { label: 'Public', hint: 'In the lists and search engines. Everyone can propose.' },
  unlisted: { label: 'Unlisted', hint: 'Not in lists. Anyone with the link can see it and propose.' },
  invite_only: { label: 'Invite only', hint: 'Only you and people you invited can see it.' },
};

/** What happens when its clock ends. */
export const comingWords = (): string => 'It expires, and proposals end';

/** One amount where both ends are the same. */
export const rangeWords = (least: Money, most: Money, locale?: string): string =>
  least.amount === most.amount
    ? formatMoney(most, locale)
    : `${formatMoney(least, locale)} to ${formatMoney(most, locale)}`;
export const budgetWords = (least: Money | null, most: Money | null, locale?: string): string =>
  least === null || most === null ? 'Budget not decided' : rangeWords(least, most, locale);
