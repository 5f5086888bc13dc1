/** What each part of a profile earns, why it matters, and where it is filled in. */
import { COMPLETION_ITEMS, COMPLETION_POINTS, completedItems, type CompletionFacts, type CompletionItem } from './completion.ts';

interface Earning {
  readonly label: string;
  readonly why: string;
  /** An anchor of the profile settings, or of another place of the settings. */
  readonly anchor: string;
  readonly screen?: 'settings-account';
}

const EARNINGS: Readonly<Record<CompletionItem, Earning>> = {
  photo: { label: 'Picture', why: 'People answer a face sooner than initials.', anchor: 'picture' },
  title: { label: 'Professional title', why: 'The line under your name wherever you are listed.', anchor: 'about' },
  bio: { label: 'Bio', why: 'What you do, for whom, and how you work.', anchor: 'about' },
  skills: { label: 'Skills', why: 'Search finds you by these.', anchor: 'skills' },
  rate: { label: 'Hourly rate', why: 'Tells at a glance whether you fit a budget.', anchor: 'about' },
  portfolio: { label: 'Portfolio', why: 'Work that can be looked at speaks for itself.', anchor: 'portfolio' },
  experience: { label: 'Experience', why: 'Where you learned what you know.', anchor: 'experience' },
  education: { label: 'Education', why: 'Schools, courses and what you left with.', anchor: 'education' },
  languages: { label: 'Languages', why: 'Which ones people may write to you in.', anchor: 'languages' },
  place: { label: 'Place or time zone', why: 'So that others know when you are awake.', anchor: 'place', screen: 'settings-account' },
  phone: { label: 'Phone number', why: 'For your account only, unless you show it.', anchor: 'personal', screen: 'settings-account' },
};

export interface EarnedItem extends Earning {
  readonly item: CompletionItem;
  readonly points: number;
  readonly isDone: boolean;
}

/** All of them, the open ones with the most points first. */
export function earnedItems(facts: CompletionFacts): EarnedItem[] {
  const done = completedItems(facts);
  return COMPLETION_ITEMS.map((item) => ({ ...EARNINGS[item], item, points: COMPLETION_POINTS[item], isDone: done.includes(item) })).toSorted(
    (a, b) => Number(a.isDone) - Number(b.isDone) || b.points - a.points,
  );
}
