import type * as z from 'zod/mini';
import { unreachable } from './unreachable.ts';

export type Shape<Values> = z.core.$ZodType<Values, Values>;

/** By field; null where the trouble is inside it, such as a row of a list. */
export type Errors = Readonly<Record<string, string | null>>;

/** What a form shows of its trouble: at the fields, and in the summary on top. */
export interface Said {
  readonly errors: Errors;
  /**
   * Fields in the summary. Only a failed attempt adds to them, so the summary never takes the focus from someone who
   * types.
   */
  readonly listed: readonly string[];
  /** Trouble of the whole form, until the next attempt. */
  readonly whole: string | null;
}

type Judged<Values> =
  | { readonly values: Values; readonly errors: null }
  | { readonly values: null; readonly errors: Errors };

const keyOf = (part: PropertyKey | { readonly key: PropertyKey } | undefined): string =>
  String(typeof part === 'object' ? part.key : (part ?? ''));

/** The first trouble of each field, in the order of the shape. Unreachable where the shape could not be loaded. */
export async function judge<Values extends object>(
  schema: Shape<Values> | (() => Promise<Shape<Values>>),
  values: Values,
): Promise<Judged<Values>> {
  const shape = typeof schema === 'function' ? await schema().catch(unreachable) : schema;
  const result = await shape['~standard'].validate(values);
  if (result.issues === undefined) return { values: result.value, errors: null };
  const errors: Record<string, string | null> = {};
  for (const { path = [], message } of result.issues) errors[keyOf(path[0])] ??= path.length > 1 ? null : message;
  return { values: null, errors };
}

/**
 * What is shown after a field was changed: its own trouble, and of the others those that are still there, in today's
 * words; what is solved leaves the summary too (FRM-3). No other field is blamed for the first time while someone
 * types, and only the server can take back its words.
 */
export function rejudged(
  { errors: shown, listed, whole }: Said,
  found: Errors,
  changed: string,
  fromServer: ReadonlySet<string>,
): Said {
  const stays = ([name, message]: readonly [string, string | null]): [string, string | null][] => {
    if (name !== changed && fromServer.has(name)) return [[name, message]];
    return found[name] === undefined ? [] : [[name, found[name]]];
  };
  const errors = Object.fromEntries(Object.entries({ ...shown, [changed]: null }).flatMap(stays));
  return { errors, listed: listed.filter((name) => name in errors), whole };
}
