import type { Reader } from '../http/answer-counter.ts';
import type { Question } from './page-reads.ts';

/** A finished document. It has nothing of one response in it, so the same bytes go to everyone. */
export interface KeptDocument {
  readonly status: number;
  readonly contentType: string;
  /** What may run and be shown in it; null where no policy is sent. */
  readonly policy: string | null;
  readonly body: Buffer;
  /** Counts one reader of what it shows; null where nothing of it is counted. */
  readonly count: ((reader: Reader) => void) | null;
  /** The same compressed well; made in the background, so not there immediately. */
  packed: Buffer | null;
}

interface Made {
  readonly document: KeptDocument;
  /** What it was made from. */
  readonly data: string;
  /** What was asked for it: when the answers are still these, so is the document. */
  readonly questions: readonly Question[];
}

interface Entry extends Made {
  until: number;
}

const MOST_DOCUMENTS = 200;

/**
 * Documents are the same for everyone (nothing private is ever rendered on the server). For a short life one is shown
 * again without a question; after it, it still is what a render would give as long as its data has not changed.
 * Bounded by count; the least recently made go first.
 */
export function documentCache<Result>(lifeMs: number) {
  const kept = new Map<string, Entry>();
  const underWay = new Map<string, { readonly result: Promise<Result>; readonly until: number }>();
  return {
    /** Made once for all who ask meanwhile, as long as what it reads is no older than a copy that would be shown. `isFirst`: for this one. */
    madeOnce(address: string, now: number, make: () => Promise<Result>): { readonly result: Promise<Result>; readonly isFirst: boolean } {
      const found = underWay.get(address);
      if (found !== undefined && found.until > now) return { result: found.result, isFirst: false };
      const making = { result: make(), until: now + lifeMs };
      const forget = (): void => void (underWay.get(address) === making && underWay.delete(address));
      underWay.set(address, making);
      making.result.then(forget, forget);
      return { result: making.result, isFirst: true };
    },
    fresh(address: string, now: number): KeptDocument | null {
      const found = kept.get(address);
      return found !== undefined && found.until > now ? found.document : null;
    },
    madeFrom(address: string, data: string, now: number): KeptDocument | null {
      const found = kept.get(address);
      if (found === undefined || found.data !== data) return null;
      found.until = now + lifeMs;
      return found.document;
    },
    clear(): void {
      kept.clear();
      underWay.clear();
    },
    questionsOf: (address: string): readonly Question[] | null => kept.get(address)?.questions ?? null,
    keep(address: string, made: Made, now: number): void {
      kept.delete(address);
      kept.set(address, { ...made, until: now + lifeMs });
      if (kept.size > MOST_DOCUMENTS) kept.delete(kept.keys().next().value ?? '');
    },
  };
}
