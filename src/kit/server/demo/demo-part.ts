import type { Actor } from '../../actor.ts';
import type { Replay } from './replay.ts';

/** Everything in the demo world by its name; an unknown name is a mistake in its texts. */
export interface Named<Thing> {
  add(name: string, thing: Thing): void;
  get(name: string): Thing;
}

export function named<Thing>(): Named<Thing> {
  const things = new Map<string, Thing>();
  return {
    add: (name, thing) => void things.set(name, thing),
    get(name) {
      const thing = things.get(name);
      if (thing === undefined) throw new Error(`the demo world has no ${name} yet`);
      return thing;
    },
  };
}

export interface DemoWorld {
  readonly replay: Replay;
  readonly now: Date;
  /** Everyone's password: hashed once, and before the transaction, because hashing is slow. */
  readonly passwordHash: string;
  /** By username; added by the domain that registers them. */
  readonly people: Named<Actor>;
}

/** Something that a person does. What the system does at a deadline is left to the product's timers. */
export interface DemoStep {
  readonly at: Date;
  readonly run: () => Promise<unknown>;
}

/**
 * What a domain adds to the demo world, through its own commands. The seed runs the steps of all domains in order of
 * time.
 */
export interface DemoPart {
  /** What it planted, for the line at the start: "46 people". */
  readonly size?: string;
  readonly steps?: (world: DemoWorld) => readonly DemoStep[];
  /** After all steps; what it returns is said at the end. */
  readonly finish?: (world: DemoWorld) => Promise<string | null>;
}
