import type { ReactNode } from 'react';

export interface Question {
  title: ReactNode;
  /** Who, what, how much, what happens next. */
  body?: ReactNode;
  /** Names the act: "Release $280". */
  okLabel?: string;
  cancelLabel?: string;
  /** A third choice: "Save as draft", or "No" beside "Cancel". The promise gives 'no'. */
  noLabel?: string;
  /** For a destructive action: the button is red, and the safe choice has the focus. */
  danger?: boolean;
  /**
   * Runs inside the dialog: it shows progress, cannot be closed meanwhile, and stays open with the message of a
   * failure.
   */
  act?: () => Promise<unknown>;
}

/** LIM-6. */
export const CONFIRM_LABELS = { ok: 'OK', no: 'No', cancel: 'Cancel' } as const;
export const OPEN_DELAY_MS = 10;

export type Answer = 'ok' | 'no' | 'cancel';

export interface Asked extends Question {
  readonly id: number;
  readonly answer: (answer: Answer) => void;
}

let currentQuestion: Asked | null = null;
let nextId = 1;
const listeners = new Set<() => void>();

function change(next: Asked | null): void {
  currentQuestion = next;
  for (const listener of listeners) listener();
}

export const confirmStore = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: (): Asked | null => currentQuestion,
};

/**
 * One question at a time: a newer one answers the older with 'cancel'. Opens 10 ms later, after the click that asked
 * has ended.
 */
export function choose(question: Question): Promise<Answer> {
  currentQuestion?.answer('cancel');
  return new Promise((resolve) => {
    const id = nextId++;
    const answer = (given: Answer) => {
      if (currentQuestion?.id === id) change(null);
      resolve(given);
    };
    setTimeout(() => change({ ...question, id, answer }), OPEN_DELAY_MS);
  });
}

/** True when the person agreed. `await confirm({ title: 'Release $280 to Amara?', okLabel: 'Release $280' })`. */
export const confirm = async (question: Question): Promise<boolean> => (await choose(question)) === 'ok';
