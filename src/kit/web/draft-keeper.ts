import type { DraftStore } from './draft-store.ts';
import { flushWith } from './draft-flush.ts';
import { hold } from './holding.ts';

/** Saved this long after the last key, and at the latest this long after the first (FRM-5: every 5 s and on blur). */
const PAUSE_MS = 700;
const AT_LATEST_MS = 5_000;
/** A form nobody named outlives a reload or a new sign-in, not an afternoon. */
const UNNAMED_LIFE_MS = 30 * 60_000;

const SECRET =
  /pass(word|phrase|code)|secret|token|recovery|(^|_)(otp|pin|cvc|cvv|iban|clabe|code)$|card_?number|account_?number/i;
const PLAIN = /^(country|postal|currency|language|phone_country)_code$/;

/** Never kept: passwords, codes, card and account numbers (FRM-5). */
export const isSecret = (field: string): boolean => SECRET.test(field) && !PLAIN.test(field);

export const withoutSecrets = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([field]) => !isSecret(field)));

/** What a form says about its draft. */
export interface DraftState {
  readonly savedAt: string | null;
  /** The text on the screen came from a draft of then. */
  readonly restoredAt: string | null;
  /** There is a draft of then, but what the form is about has changed in the meantime: the person decides. */
  readonly offeredAt: string | null;
}

const NO_DRAFT: DraftState = { savedAt: null, restoredAt: null, offeredAt: null };

export interface DraftKeeper<Values> {
  /** Every change of the form, with what it would show if nobody had typed. */
  changed(values: Values, initial: Values): void;
  flush(): Promise<void>;
  /** Puts the offered draft into the form. */
  take(): void;
  /** Back to what the form showed at first. */
  discard(): void;
  /** It was sent, with what the form holds now: nothing to keep. */
  done(): void;
  /**
   * It was sent, and this is what the form holds since: what was typed on the way stays a draft, unless its thing is
   * over.
   */
  sent(values: Values, initial: Values, isAllSent: boolean): void;
  close(): void;
}

interface Options<Values> {
  readonly name: string;
  /** A long form names its draft, which waits two weeks; any other form's text outlives the reload of its page only. */
  readonly named: boolean;
  /** Its thing is over once it is sent: a late key is no draft of anything. */
  readonly once?: boolean;
  readonly initial: Values;
  readonly store: DraftStore;
  readonly restore: (values: Values) => void;
  readonly onState: (state: DraftState) => void;
}

const same = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

export function keepDraft<Values extends object>(options: Options<Values>): DraftKeeper<Values> {
  const { name, named, store, restore, onState } = options;
  const textOf = (values: Values): string => JSON.stringify(withoutSecrets(values));
  let initial = options.initial;
  let current = initial;
  let sent: string | null = null;
  let state = NO_DRAFT;
  let offered: Values | null = null;
  let release: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let firstUnsavedAt = 0;
  let closed = false;

  const say = (change: Partial<DraftState>): void => {
    state = { ...state, ...change };
    if (!closed) onState(state);
  };
  const stopTimer = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const isTyped = (): boolean => !same(current, initial) && JSON.stringify(current) !== sent;
  const isWorthKeeping = (): boolean => isTyped() && textOf(current) !== textOf(initial);

  const letGo = (): void => {
    stopTimer();
    release?.();
    release = null;
  };
  const forget = (): void => {
    letGo();
    void store.drop(name);
    offered = null;
    say(NO_DRAFT);
  };

  const keeper: DraftKeeper<Values> = {
    changed(values, now) {
      if (closed) return;
      current = values;
      initial = now;
      if (!isTyped()) {
        if (state.savedAt !== null || timer !== null) forget();
        return letGo();
      }
      sent = null;
      // A password alone is nothing to keep, but a reload must not take it either.
      release ??= hold('form');
      if (!isWorthKeeping()) return;
      if (timer === null) firstUnsavedAt = Date.now();
      stopTimer();
      timer = setTimeout(
        () => void keeper.flush(),
        Math.max(0, Math.min(PAUSE_MS, firstUnsavedAt + AT_LATEST_MS - Date.now())),
      );
    },
    async flush() {
      if (timer === null) return;
      stopTimer();
      const savedAt = Date.now();
      await store.write(name, { values: withoutSecrets(current), base: textOf(initial), savedAt });
      if (release !== null) say({ savedAt: new Date(savedAt).toISOString() });
    },
    take() {
      if (offered === null) return;
      restore({ ...current, ...offered });
      say({ restoredAt: state.offeredAt, offeredAt: null });
      offered = null;
    },
    discard() {
      restore(initial);
      current = initial;
      forget();
    },
    done() {
      sent = JSON.stringify(current);
      forget();
    },
    sent(values, now, isAllSent) {
      keeper.changed(values, now);
      if (isAllSent || options.once === true) keeper.done();
    },
    close() {
      // Nothing is told from here on, but what was typed is still written down.
      closed = true;
      release?.();
      release = null;
      leave();
      if (named) void keeper.flush();
      else {
        stopTimer();
        void store.drop(name);
      }
    },
  };
  const leave = flushWith(() => keeper.flush());

  void store.read(name).then((savedDraft) => {
    if (closed || savedDraft === null || isTyped()) return;
    const isFresh = savedDraft.base === textOf(initial);
    const at = new Date(savedDraft.savedAt).toISOString();
    if (!named && (!isFresh || savedDraft.savedAt + UNNAMED_LIFE_MS < Date.now())) return void store.drop(name);
    if (isFresh) {
      restore({ ...initial, ...(savedDraft.values as Values) });
      say({ restoredAt: at, savedAt: at });
    } else {
      offered = savedDraft.values as Values;
      say({ offeredAt: at });
    }
  });
  return keeper;
}
