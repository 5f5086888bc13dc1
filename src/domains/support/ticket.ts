/** What people ask operators: topics, states, what may follow what (TKT-1 to TKT-5). */
import { READABLE_ALPHABET, readableCode } from '#kit/ids.ts';

/** What the form on the contact page asks for. */
export const CONTACT_TOPICS = ['account', 'order', 'payment', 'data', 'other'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];
/** The others come from forms of their own. */
export const TOPICS = [...CONTACT_TOPICS, 'report', 'copyright', 'counter', 'career', 'school'] as const;
export type Topic = (typeof TOPICS)[number];
export const TOPIC_WORDS: Readonly<Record<Topic, string>> = {
  account: 'My account or signing in',
  order: 'An order, project or contract',
  payment: 'A payment or withdrawal',
  report: 'Illegal content',
  copyright: 'A copyright claim',
  data: 'My personal data',
  other: 'Something else',
  counter: 'A counter-notice',
  career: 'A job application',
  school: 'Students of a school',
};

export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];
/** As the person who asked reads it. */
export const STATE_WORDS = {
  open: { label: 'Waiting for us', tone: 'info' },
  answered: { label: 'Answered', tone: 'success' },
  closed: { label: 'Closed', tone: 'neutral' },
} as const satisfies Record<TicketState, { label: string; tone: string }>;

/** As staff read it. */
export const QUEUE_WORDS: Readonly<Record<TicketState, string>> = {
  open: 'To answer',
  answered: 'Answered',
  closed: 'Closed',
};

export const TICKET_LIMITS = {
  name: 120,
  subject: 150,
  text: 5_000,
  note: 2_000,
  notes: 100,
  messages: 100,
  files: 3,
  fileBytes: 5 * 1_024 * 1_024,
} as const;

export const TICKET_NUMBER_BYTES = 8;
export const ticketNumberFrom = (randomBytes: Uint8Array): string => readableCode('TK', randomBytes);
export const TICKET_NUMBER = new RegExp(`^TK-[${READABLE_ALPHABET}]{4}-[${READABLE_ALPHABET}]{4}$`);

/** Asking again opens it again; an answer waits for the person; what is closed stays closed for staff. */
export function whyNotWrite(state: TicketState, messages: number, byStaff: boolean): string | null {
  if (messages >= TICKET_LIMITS.messages) return `This ticket has ${TICKET_LIMITS.messages} messages. Open a new one.`;
  if (byStaff && state === 'closed') return 'This ticket is closed. The person can open it again by writing.';
  return null;
}
interface Mergeable {
  readonly state: TicketState;
  readonly topic: Topic;
  readonly email: string;
  readonly userId: string | null;
  readonly isMerged: boolean;
}

/**
 * The link to a ticket is emailed to its address, and the messages of both are read with it: so both have the same
 * address. Notices, applications and requests of schools are cases of their own, with deadlines and people of theirs.
 */
export function whyNotMerge(from: Mergeable, into: Mergeable): string | null {
  const isOfForm = ({ topic }: Mergeable): boolean => !(CONTACT_TOPICS as readonly Topic[]).includes(topic);
  if (isOfForm(from) || isOfForm(into)) return 'Notices, applications and requests of schools are not merged.';
  if (from.email.toLowerCase() !== into.email.toLowerCase()) return 'These tickets are not of the same email address.';
  if (from.userId !== null && into.userId !== null && from.userId !== into.userId)
    return 'These tickets are not of the same person.';
  if (from.isMerged || into.isMerged) return 'One of them was merged already.';
  return into.state === 'closed' ? 'Choose a ticket that is not closed.' : null;
}

export const stateAfter = (byStaff: boolean): TicketState => (byStaff ? 'answered' : 'open');

/**
 * Files come with applications and notices: a CV, what a work looks like. Other topics have a place of their own for
 * them.
 */
const FILE_TOPICS: readonly Topic[] = ['career', 'report', 'copyright', 'counter', 'school'];
export function whyNoFile(topic: Topic, state: TicketState, files: number): string | null {
  if (!FILE_TOPICS.includes(topic)) return 'This ticket takes no files. Describe what they show.';
  if (state === 'closed') return 'This ticket is closed. Write a message first to open it again.';
  return files < TICKET_LIMITS.files ? null : `Add at most ${TICKET_LIMITS.files} files.`;
}
