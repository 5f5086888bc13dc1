import { useEffect, useId, useRef, useState, type ChangeEvent, type FormEvent } from 'react';
import { Failure } from '../errors.ts';
import { draftName } from './draft-name.ts';
import { judge, rejudged, type Errors, type Said, type Shape } from './form-errors.ts';
import { holdValues } from './form-values.ts';
import { Unreachable } from './unreachable.ts';
import { useDraftKeeper } from './use-draft.ts';

export interface FormProblem {
  fieldId?: string;
  message: string;
}

interface FormOptions<Values extends object, Done> {
  /**
   * The contract's own shape where it fits: its limits are the form's limits. A function loads it when the form is
   * first used.
   */
  readonly schema: Shape<Values> | (() => Promise<Shape<Values>>);
  readonly defaults: Values;
  readonly submit: (values: Values) => Promise<Done>;
  readonly onDone?: (done: Done) => void;
  /**
   * A long form names its draft: it is kept for two weeks, and `<DraftLine of={draft} />` says so. Any other form's
   * text outlives a reload and a new sign-in, no more. Secrets are never kept.
   */
  readonly draft?: string;
  /** Its thing is over once it is sent, as a review is: nothing that was typed stays a draft then. */
  readonly once?: boolean;
  /**
   * Where one page has this form for several things, which one it is: the text of one never stands in the form of the
   * next.
   */
  readonly about?: string;
  /** Fields with a format, such as an IBAN: judged as soon as they are left with something in them (FRM-3). */
  readonly judgedOnLeaving?: readonly (keyof Values & string)[];
  /** Fields that are kept elsewhere, such as files that are uploaded already: no part of the draft. */
  readonly undrafted?: readonly (keyof Values & string)[];
}

const NOTHING: Said = { errors: {}, listed: [], whole: null };

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const words = (error: unknown): string => {
  if (error instanceof Failure || error instanceof Unreachable) return error.message;
  return error instanceof Error && error.message !== ''
    ? error.message
    : 'Something went wrong. Nothing was lost. Try again.';
};

/**
 * One way to make a form: nothing is judged while first typing, errors clear as soon as they are fixed, the server's
 * field errors land on the same fields, everything else in the summary (FRM-2 to FRM-5).
 */
export function useContractForm<Values extends object, Done>(options: FormOptions<Values, Done>) {
  const latest = useRef(options);
  // Two forms of one page may have fields of the same name, and a part of the page may have that name as its address.
  const id = useId();
  const idOf = (name: string): string => `${id}-${name}`;
  const [formErrors, say] = useState<Said>(NOTHING);
  const { errors } = formErrors;
  const [attempt, setAttempt] = useState(0);
  const [isSubmitting, setSubmitting] = useState(false);
  const [, draw] = useState(0);
  const rejudge = async (name: string): Promise<void> => {
    const { errors: found } = await judge(latest.current.schema, values.read());
    const fromServer = new Set(life.fromServer());
    say((shown) => rejudged(shown, found ?? {}, name, fromServer));
    life.takeBack(name);
  };
  const onChange = (name: string | null): void => {
    keeper.current?.changed(...held());
    if (life.isWatched()) draw((count) => count + 1);
    if (name === null) say(NOTHING);
    // What judges it could not be loaded: what is shown stays, and sending says why.
    else if (life.isJudged() || errors[name] !== undefined) void rejudge(name).catch(() => null);
  };
  const [life] = useState(() => lifeOf(options.defaults));
  const { values } = life;
  const drafted = (formValues: Values): Partial<Values> => omit(formValues, options.undrafted);
  const held = () => [drafted(values.read()), drafted(values.initial())] as const;
  const draftedAs = draftName(options, here());
  const { keeper, draft } = useDraftKeeper<Partial<Values>>(
    draftedAs,
    { named: options.draft !== undefined, once: options.once === true },
    drafted(options.defaults),
    values.restore,
    held,
  );
  useEffect(() => {
    latest.current = options;
    life.listen(onChange);
  });
  useEffect(() => {
    // What was filled in before this script came is typed text like any other.
    if (values.read() !== values.initial()) life.changed(null);
  }, [life, values]);
  const show = (found: Errors, whole: string | null = null): void => {
    say({ errors: found, listed: Object.keys(found), whole });
    setAttempt((count) => count + 1);
  };
  useEffect(() => {
    const { schema } = latest.current;
    if (typeof schema !== 'function') return;
    // Any sign that someone means to use the form: what judges it is on its way before it is sent.
    const load = ({ target }: FocusEvent): void => {
      // A heading that takes the focus after a navigation is not used by anyone.
      if (target instanceof HTMLElement && target.tabIndex < 0) return;
      removeEventListener('focusin', load);
      schema().catch(() => null);
    };
    addEventListener('focusin', load);
    return () => removeEventListener('focusin', load);
  }, []);
  const fromServer = (error: unknown): void => {
    const fields =
      error instanceof Failure ? Object.entries(error.fields ?? {}).filter(([name]) => name in values.read()) : [];
    life.refused(fields.map(([name]) => name));
    show(
      Object.fromEntries(fields.map(([name, messages]) => [name, messages[0] ?? ''])),
      fields.length > 0 ? null : words(error),
    );
  };

  const send = async (): Promise<void> => {
    if (!life.begin()) return;
    setSubmitting(true);
    try {
      const sent = values.read();
      const judged = await judge(latest.current.schema, sent);
      if (judged.errors !== null) return show(judged.errors);
      const done = await latest.current.submit(judged.values);
      say(NOTHING);
      const isAllSent = values.read() === sent;
      values.saved(judged.values);
      // What was typed while it was on its way is not sent: it stays a draft of what is saved now.
      keeper.current?.sent(...held(), isAllSent);
      latest.current.onDone?.(done);
    } catch (error) {
      fromServer(error);
    } finally {
      life.end();
      setSubmitting(false);
    }
  };

  /** Props of a native field: `<TextField label="Email" {...field('email')} />`. */
  const field = <Name extends keyof Values & string>(name: Name) => {
    return {
      ref: life.refTo(name),
      name: name as string,
      id: idOf(name),
      error: errors[name] ?? undefined,
      onChange: (event: ChangeEvent<Control>): void => values.typed(name, event.target),
      onBlur: (): void => {
        void keeper.current?.flush();
        const isFilled = values.read()[name] !== '';
        if (isFilled && latest.current.judgedOnLeaving?.includes(name) === true) void rejudge(name).catch(() => null);
      },
    };
  };

  const lineOf = (name: string): string => errors[name] ?? 'Check this field.';
  const form = {
    /** The values as they are now; a component that asks while drawing is drawn again with every change. */
    watch: (): Values => {
      life.watch();
      return values.read();
    },
    /** The same for what happens later: it draws nothing again. */
    now: values.read,
    set: values.set,
    reset: (next: Values): void => {
      life.forget();
      values.reset(next);
    },
    /**
     * For a field that holds no text of its own, such as a list of tags: what ties it to its label and to the summary.
     */
    idAndError: (name: keyof Values & string): { id: string; error: string | undefined } => ({
      id: idOf(name),
      error: errors[name] === undefined ? undefined : lineOf(name),
    }),
  };
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // A dialog's form is inside another one for React, never for the browser.
    event.stopPropagation();
    void send();
  };
  const problems: FormProblem[] =
    formErrors.whole === null
      ? formErrors.listed.map((name) => ({ fieldId: idOf(name), message: lineOf(name) }))
      : [{ message: formErrors.whole }];
  return { form, field, onSubmit, problems, attempt, isSubmitting, draft };
}

/** A form in a dialog has to say what it is about: most are opened from one row of a list. */
export const useDialogForm = <Values extends object, Done>(
  options: FormOptions<Values, Done> & { readonly about: string },
) => ({
  ...useContractForm(options),
  about: options.about,
});

const omit = <Values extends object>(from: Values, names: readonly string[] = []): Partial<Values> =>
  names.length === 0
    ? from
    : (Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name))) as Partial<Values>);

const here = (): string => (typeof location === 'undefined' ? '' : location.pathname);

/** What belongs to one form for as long as it is, and draws nothing itself. */
function lifeOf<Values extends object>(defaults: Values) {
  let listener = (_name: string | null): void => {};
  let isBusy = false;
  let isJudged = false;
  let isWatched = false;
  let refused = new Set<string>();
  const values = holdValues(defaults, (name) => listener(name));
  const refs = new Map<string, (control: Control | null) => void>();
  return {
    values,
    listen: (to: (name: string | null) => void): void => void (listener = to),
    changed: (name: string | null): void => listener(name),
    /** Once sent, every change is judged. */
    isJudged: (): boolean => isJudged,
    forget: (): void => void (isJudged = false),
    isWatched: (): boolean => isWatched,
    watch: (): void => void (isWatched = true),
    begin(): boolean {
      if (isBusy) return false;
      isJudged = true;
      refused = new Set();
      return (isBusy = true);
    },
    end: (): void => void (isBusy = false),
    /** Fields with an error that only the server knows of. */
    fromServer: (): ReadonlySet<string> => refused,
    refused: (names: readonly string[]): void => void (refused = new Set(names)),
    takeBack: (name: string): void => void refused.delete(name),
    /** The same function each time, or React would let go of the field with every drawing. */
    refTo(name: keyof Values & string) {
      const ref = refs.get(name) ?? ((control: Control | null): void => values.attach(name, control));
      refs.set(name, ref);
      return ref;
    },
  };
}
