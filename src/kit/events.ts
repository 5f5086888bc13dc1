/** News a domain announces: a past-tense name and the facts, never an instruction ("order.delivered", not "send mail"). */
import type * as z from 'zod/mini';

export interface EventKind<Name extends string = string, Facts extends z.core.$ZodType = z.core.$ZodType> {
  readonly name: Name;
  readonly facts: Facts;
  /** Leaves the outbox before everything else: money, and what somebody waits for (OPS-5). */
  readonly isUrgent: boolean;
}

export const event = <const Name extends string, Facts extends z.core.$ZodType>(
  name: Name,
  facts: Facts,
  { isUrgent = false }: { isUrgent?: boolean } = {},
): EventKind<Name, Facts> => ({ name, facts, isUrgent });

export type FactsOf<Kind extends EventKind> = z.output<Kind['facts']>;

/** What a browser may watch. A hint says "this changed", the browser reads again; nothing private travels in it. */
export type Topic = `user:${string}` | `order:${string}`;
export const userTopic = (userId: string): Topic => `user:${userId}`;
export const orderTopic = (orderNumber: string): Topic => `order:${orderNumber}`;
