/**
 * News a domain announces: a past-tense name and the facts, never an instruction ("order.delivered", not "send mail").
 */
import type * as z from 'zod/mini';

export interface EventKind<
  Name extends string = string,
  Facts extends z.core.$ZodType = z.core.$ZodType,
  Urgent extends boolean = boolean,
> {
  readonly name: Name;
  readonly facts: Facts;
  /** Relayed before everything else: money, and what someone waits for (OPS-5). */
  readonly isUrgent: Urgent;
}

export function event<const Name extends string, Facts extends z.core.$ZodType>(
  name: Name,
  facts: Facts,
): EventKind<Name, Facts, false>;
export function event<const Name extends string, Facts extends z.core.$ZodType>(
  name: Name,
  facts: Facts,
  how: { isUrgent: true },
): EventKind<Name, Facts, true>;
export function event(
  name: string,
  facts: z.core.$ZodType,
  { isUrgent }: { isUrgent: boolean } = { isUrgent: false },
): EventKind {
  return { name, facts, isUrgent };
}

export type FactsOf<Kind extends EventKind> = z.output<Kind['facts']>;

/**
 * What a browser may watch: the topic's kind, which its domain's module declares, and an id. A hint says "this
 * changed", the browser reads again; nothing private travels in it.
 */
export type Topic = `${string}:${string}`;
export const userTopic = (userId: string): Topic => `user:${userId}`;
