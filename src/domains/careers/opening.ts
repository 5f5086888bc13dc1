/** Openings of the operator's own team: what one is, and what may follow what (CAR-1 to CAR-4). */
import { after, HOUR_MS } from '#kit/clock.ts';

export const OPENING_KINDS = ['full_time', 'part_time', 'contract', 'internship'] as const;
export type OpeningKind = (typeof OPENING_KINDS)[number];
export const KIND_WORDS: Readonly<Record<OpeningKind, string>> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  contract: 'Contract',
  internship: 'Internship',
};

export const OPENING_PLACES = ['on_site', 'hybrid', 'remote'] as const;
export type OpeningPlace = (typeof OPENING_PLACES)[number];
export const PLACE_WORDS: Readonly<Record<OpeningPlace, string>> = {
  on_site: 'On site',
  hybrid: 'Hybrid',
  remote: 'Remote',
};

export const OPENING_STATES = ['draft', 'open', 'closed'] as const;
export type OpeningState = (typeof OPENING_STATES)[number];
export const STATE_WORDS = {
  draft: { label: 'Draft', tone: 'neutral' },
  open: { label: 'Open', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<OpeningState, { label: string; tone: string }>;

export const OPENING_LIMITS = { title: 120, location: 120, body: 20_000, reason: 500 } as const;

/** What people read beside its title. */
export const whereAndHow = ({
  kind,
  place,
  location,
}: {
  kind: OpeningKind;
  place: OpeningPlace;
  location: string;
}): string => `${KIND_WORDS[kind]} · ${PLACE_WORDS[place]} · ${location}`;

interface Opening {
  readonly state: OpeningState;
  /** The last day for applications, as 2026-11-30. */
  readonly closesOn: string | null;
}

/** The last zone of the world is twelve hours behind UTC. */
const LAST_ZONE_MS = 12 * HOUR_MS;

/**
 * Applications are taken until that day has ended everywhere: nobody reads "until November 30" on that day and is too
 * late.
 */
export const isPastLastDay = ({ closesOn }: Pick<Opening, 'closesOn'>, now: Date): boolean =>
  closesOn !== null && after(now, -LAST_ZONE_MS).toISOString().slice(0, 10) > closesOn;

export function whyNotApply(opening: Opening, now: Date): string | null {
  if (opening.state !== 'open') return 'This position is closed. We no longer take applications for it.';
  return isPastLastDay(opening, now) ? 'The last day to apply has passed.' : null;
}

export function whyNotOpen(opening: Opening, now: Date): string | null {
  if (opening.state === 'open') return 'This position is already public.';
  return isPastLastDay(opening, now) ? 'Its last day to apply has passed. Choose a later one, or none.' : null;
}

export const whyNotClose = ({ state }: Pick<Opening, 'state'>): string | null =>
  state === 'open' ? null : 'Only an open position can be closed.';
/** What was public once stays: its address is known, and applications are about it. */
export const whyNotDelete = ({ state }: Pick<Opening, 'state'>): string | null =>
  state === 'draft' ? null : 'It was public. Close it instead.';
