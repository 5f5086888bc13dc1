/**
 * From a CV back to the profile: what an entry says differently, and the profile's list with what its owner chose to
 * take over. What a profile doesn't take stays as it is there, and is said.
 */
import { profileEntries } from '../profile-entries.ts';
import type { CvEntry } from '../cv.ts';
import {
  ENTRY_FIELDS,
  PROFILE_LISTS,
  type EntryField,
  type EntryTexts,
  type ProfileItems,
  type ProfileKind,
} from './profile-lists.ts';

type Lists = Parameters<typeof profileEntries>[1];

export interface FieldDifference {
  readonly field: EntryField;
  readonly own: string;
  readonly profile: string;
}
export interface TakenOver<Kind extends ProfileKind> {
  /** The whole list, as it is sent. Null: nothing changes. */
  readonly items: readonly ProfileItems[Kind][] | null;
  /** Sentences: what has to change before it fits. */
  readonly notes: readonly string[];
}

const LABELS: Readonly<Record<EntryField, string>> = {
  title: 'Title',
  at: 'Where',
  place: 'Place',
  from: 'Start',
  to: 'End',
  text: 'Text',
  url: 'Link',
};

const knownEntry = (kind: ProfileKind, entry: CvEntry, lists: Lists, language: string) =>
  profileEntries(kind, lists, language).get(entry.source ?? '');

/** None for an entry of the CV's own. */
export function differences(kind: ProfileKind, entry: CvEntry, lists: Lists, language: string): FieldDifference[] {
  const known = knownEntry(kind, entry, lists, language);
  if (known === undefined) return [];
  return ENTRY_FIELDS.flatMap((field) => {
    const own = entry[field]?.trim() ?? known[field];
    return own === known[field].trim() ? [] : [{ field, own, profile: known[field] }];
  });
}

function textsOf(entry: CvEntry, known: EntryTexts | undefined): EntryTexts {
  const texts = ENTRY_FIELDS.map((field) => [field, (entry[field] ?? known?.[field] ?? '').trim()]);
  return Object.fromEntries(texts) as EntryTexts;
}

/** Why the profile would refuse it; null if it takes it. */
function refusal<Kind extends ProfileKind>(kind: Kind, item: ProfileItems[Kind]): string | null {
  const { shape, refuses } = PROFILE_LISTS[kind];
  const checked = shape.safeParse(item);
  return checked.success ? refuses(item) : (checked.error.issues[0]?.message ?? 'This doesn’t fit your profile.');
}

interface Change<Kind extends ProfileKind> {
  readonly kind: Kind;
  readonly entry: CvEntry;
  readonly lists: Lists;
  /** Of the CV. */
  readonly language: string;
}

/** The list with the chosen fields of an entry that came from it. */
export function withFields<Kind extends ProfileKind>(
  { kind, entry, lists, language }: Change<Kind>,
  chosen: readonly EntryField[],
): TakenOver<Kind> {
  const { items, sourceOf, fields } = PROFILE_LISTS[kind];
  const list = items(lists);
  const place = list.findIndex((item) => sourceOf(item) === entry.source);
  const before = list[place];
  if (before === undefined) return { items: null, notes: ['This entry is no longer on your profile.'] };
  const texts = textsOf(entry, knownEntry(kind, entry, lists, language));
  const notes: string[] = [];
  let after: ProfileItems[Kind] = before;
  for (const field of ENTRY_FIELDS.filter((name) => chosen.includes(name))) {
    const change = fields[field];
    const next = change === undefined ? null : { ...after, ...change(texts[field], texts) };
    const reason = next === null ? 'Your profile has no such field.' : refusal(kind, next);
    if (next === null || reason !== null) notes.push(`${LABELS[field]}: ${reason ?? ''}`);
    else after = next;
  }
  const isTaken = list.some((item, index) => index !== place && sourceOf(item) === sourceOf(after));
  if (isTaken) return { items: null, notes: ['This is on your profile already.'] };
  return { items: after === before ? null : list.with(place, after), notes };
}

/** The list with a new entry, at its end: one that the CV has of its own. */
export function withEntry<Kind extends ProfileKind>({ kind, entry, lists }: Change<Kind>): TakenOver<Kind> {
  const { items, sourceOf, fields, blank, most } = PROFILE_LISTS[kind];
  const list = items(lists);
  if (list.length >= most) return { items: null, notes: [`Your profile has room for ${most} here. Remove one first.`] };
  const texts = textsOf(entry, undefined);
  let item: ProfileItems[Kind] = blank;
  const left: string[] = [];
  for (const field of ENTRY_FIELDS) {
    const change = fields[field];
    // An end that is missing in the CV is missing in the profile.
    if (change !== undefined && (texts[field] !== '' || field === 'to'))
      item = { ...item, ...change(texts[field], texts) };
    else if (texts[field] !== '') left.push(LABELS[field].toLowerCase());
  }
  const reason = refusal(kind, item);
  if (reason !== null) return { items: null, notes: [reason] };
  const isKnown = kind === 'skills' || kind === 'languages';
  if (isKnown && list.some((known) => sourceOf(known) === sourceOf(item)))
    return { items: null, notes: ['This is on your profile already.'] };
  return {
    items: [...list, item],
    notes: left.length > 0 ? [`Your profile has no field for: ${left.join(', ')}.`] : [],
  };
}
