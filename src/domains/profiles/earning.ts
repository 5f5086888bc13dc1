/** What each part of a profile earns, why it matters, and where it is filled in. */
import {
  COMPLETION_ITEMS,
  COMPLETION_POINTS,
  completedItems,
  type CompletionFacts,
  type CompletionItem,
} from './completion.ts';

interface Earning {
  readonly label: string;
  readonly why: string;
  /** An anchor of the profile settings, or of another place of the settings. */
  readonly anchor: string;
  readonly screen?: 'settings-account';
}

const EARNINGS: Readonly<Record<CompletionItem, Earning>> = {
  photo: { label: 'Picture', why: 'People respond faster to a face than to initials.', anchor: 'picture' },
  title: { label: 'Professional title', why: 'Shown under your name in search results.', anchor: 'about' },
  bio: { label: 'Bio', why: 'What you do, for whom, and how you work.', anchor: 'about' },
  skills: { label: 'Skills', why: 'Clients find you by your skills.', anchor: 'skills' },
  rate: { label: 'Hourly rate', why: 'Shows clients whether you fit their budget.', anchor: 'about' },
  portfolio: { label: 'Portfolio', why: 'Shows clients what you can do.', anchor: 'portfolio' },
  experience: { label: 'Experience', why: 'Shows clients where you’ve worked.', anchor: 'experience' },
  education: { label: 'Education', why: 'Schools, courses and degrees.', anchor: 'education' },
  languages: { label: 'Languages', why: 'Languages people can write to you in.', anchor: 'languages' },
  place: {
    label: 'Place or time zone',
    why: 'Shows others when you’re available.',
    anchor: 'place',
    screen: 'settings-account',
  },
  phone: {
    label: 'Phone number',
    why: 'Private, unless you choose to show it.',
    anchor: 'personal',
    screen: 'settings-account',
  },
};

export interface EarnedItem extends Earning {
  readonly item: CompletionItem;
  readonly points: number;
  readonly isDone: boolean;
}

/** All of them, the open ones with the most points first. */
export function earnedItems(facts: CompletionFacts): EarnedItem[] {
  const done = completedItems(facts);
  return COMPLETION_ITEMS.map((item) => ({
    ...EARNINGS[item],
    item,
    points: COMPLETION_POINTS[item],
    isDone: done.includes(item),
  })).toSorted((a, b) => Number(a.isDone) - Number(b.isDone) || b.points - a.points);
}
