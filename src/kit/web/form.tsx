import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type DefaultValues, type FieldPath, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import { Failure } from '../errors.ts';
import { Unreachable } from './api-client.ts';
import { useDraftKeeper } from './use-draft.ts';

export interface FormProblem {
  fieldId?: string;
  message: string;
}

interface FormOptions<Values extends FieldValues, Done> {
  /** The contract's own shape where it fits: its limits are the form's limits. */
  readonly schema: z.core.$ZodType<Values, Values>;
  readonly defaults: DefaultValues<Values>;
  readonly submit: (values: Values) => Promise<Done>;
  readonly onDone?: (done: Done) => void;
  /**
   * A long form names its draft: it is kept for two weeks, and `<DraftLine of={draft} />` says so. Any other form's text
   * outlives a reload and a new sign-in, no more. Secrets are never kept.
   */
  readonly draft?: string;
}

const words = (error: unknown): string => {
  if (error instanceof Failure || error instanceof Unreachable) return error.message;
  return error instanceof Error && error.message !== '' ? error.message : 'Something went wrong. Nothing was lost; try again.';
};

/**
 * One way to make a form: nothing is judged while first typing, errors clear as soon as they are fixed, the server's
 * field errors land on the same fields, everything else in the summary (FRM-2 to FRM-5). A field's id is its name.
 */
export function useContractForm<Values extends FieldValues, Done>(options: FormOptions<Values, Done>) {
  const form: UseFormReturn<Values, unknown, Values> = useForm<Values, unknown, Values>({
    resolver: standardSchemaResolver(options.schema as never) as never,
    defaultValues: options.defaults,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
  });
  const [problems, setProblems] = useState<FormProblem[]>([]);
  const [attempt, setAttempt] = useState(0);
  const busy = useRef(false);
  const { errors, isSubmitting } = form.formState;
  const { keeper, draft } = useFormDraft(form, options);

  const show = (found: FormProblem[]): void => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };

  const fromServer = (error: unknown): void => {
    const fields = error instanceof Failure ? Object.entries(error.fields ?? {}).filter(([name]) => name in form.getValues()) : [];
    for (const [name, messages] of fields) form.setError(name as FieldPath<Values>, { type: 'server', message: messages[0] ?? '' });
    const listed = fields.flatMap(([name, messages]) => messages.map((message) => ({ fieldId: name, message })));
    show(listed.length > 0 ? listed : [{ message: words(error) }]);
  };

  const onSubmit = form.handleSubmit(
    async (values) => {
      if (busy.current) return;
      busy.current = true;
      try {
        const done = await options.submit(values);
        setProblems([]);
        draft.done();
        options.onDone?.(done);
      } catch (error) {
        fromServer(error);
      } finally {
        busy.current = false;
      }
    },
    (invalid) =>
      show(
        Object.entries(invalid).map(([name, error]) => ({ fieldId: name, message: typeof error?.message === 'string' ? error.message : 'Check this field.' })),
      ),
  );

  /** Props of a native field: `<TextField label="E-mail" {...field('email')} />`. */
  const field = (name: FieldPath<Values>) => {
    const message = errors[name]?.message;
    const { ref, onChange, onBlur } = form.register(name);
    const onLeave: typeof onBlur = (event) => {
      void keeper.current?.flush();
      return onBlur(event);
    };
    return { ref, onChange, onBlur: onLeave, name: name as string, id: name as string, error: typeof message === 'string' ? message : undefined };
  };

  const onForm = (event: React.FormEvent<HTMLFormElement>): void => void onSubmit(event);
  return { form, field, onSubmit: onForm, problems, attempt, isSubmitting, draft };
}

/** Everything typed into the form reaches its draft, whichever way it got there. */
function useFormDraft<Values extends FieldValues, Done>(form: UseFormReturn<Values, unknown, Values>, options: FormOptions<Values, Done>) {
  const here = typeof location === 'undefined' ? '' : location.pathname;
  const name = options.draft ?? `${here}#${Object.keys(options.defaults).join()}`;
  const restore = (values: Values): void => form.reset(values, { keepDefaultValues: true });
  const { keeper, draft } = useDraftKeeper<Values>(name, options.draft !== undefined, options.defaults as Values, restore);
  const onChange = useEffectEvent((values: Values) => keeper.current?.changed(values, form.control._defaultValues as unknown as Values));
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => onChange(values) }), [form]);
  return { keeper, draft };
}
