import type { Endpoint } from '../../endpoint.ts';

export interface Question {
  readonly endpoint: Endpoint;
  readonly input: { params?: unknown; query?: unknown };
}

/** `text` is the whole answer as JSON: two equal texts are the same answer. Null when it was refused or failed. */
export interface ReadAnswer {
  readonly ok: boolean;
  readonly text: string | null;
}

export interface PageReads {
  (endpoint: Endpoint, input: Question['input']): Promise<ReadAnswer>;
  /** The text alone, without making data of it. */
  textOf(question: Question): Promise<string | null>;
}

const MINUTE_MS = 60_000;

/** Dates in words go by whole minutes, so a document says the same for one. */
const asOf = (now: number, texts: readonly (string | null)[]): string | null =>
  texts.includes(null) ? null : [Math.floor(now / MINUTE_MS), ...texts].join('\n');

/** What a document is made from, asked again: when it is what it was, so is the document. */
export const currentFingerprint = async (reads: PageReads, questions: readonly Question[], now: number): Promise<string | null> =>
  asOf(now, await Promise.all(questions.map((question) => reads.textOf(question))));

/** Reads for one render: asked the same again, a read gives the same answer; and what was asked and told is noted. */
export function recordReads(reads: PageReads) {
  const asked = new Map<string, { question: Question; answer: Promise<ReadAnswer> }>();
  return {
    read(endpoint: Endpoint, input: Question['input']): Promise<ReadAnswer> {
      const key = `${endpoint.path} ${JSON.stringify(input)}`;
      const noted = asked.get(key) ?? { question: { endpoint, input }, answer: reads(endpoint, input) };
      asked.set(key, noted);
      return noted.answer;
    },
    questions: (): Question[] => [...asked.values()].map(({ question }) => question),
    /** What was answered, in the order of asking; without what was refused. */
    async answers(): Promise<{ endpoint: Endpoint; text: string }[]> {
      const all = await Promise.all([...asked.values()].map(async ({ question, answer }) => ({ endpoint: question.endpoint, text: (await answer).text })));
      return all.flatMap(({ endpoint, text }) => (text === null ? [] : [{ endpoint, text }]));
    },
    async fingerprint(now: number): Promise<string | null> {
      const answers = await Promise.all([...asked.values()].map(({ answer }) => answer));
      return asOf(
        now,
        answers.map(({ text }) => text),
      );
    },
  };
}
