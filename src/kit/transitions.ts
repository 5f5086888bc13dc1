import { Failure } from './errors.ts';

/**
 * A state machine as data: every (state, move) that exists, where it leads and who may make it. Anything not in the
 * table is impossible. The timeline is drawn from it, and one test walks every pair (ID-5).
 */
export interface Move<State extends string, Party extends string> {
  readonly from: readonly State[];
  /** A fixed next state, 'same' to leave it alone, or 'back' to the state the present one interrupted. */
  readonly to: State | 'same' | 'back';
  readonly by: readonly Party[];
  /** Designed but not built: it has its place in the table, and nobody can make it yet. */
  readonly planned?: true;
}

export type MoveTable<State extends string, Name extends string, Party extends string> = Readonly<
  Record<Name, Move<State, Party>>
>;

export type MoveRefusal = 'wrong_state' | 'wrong_party' | 'planned';

export type MoveAnswer<State extends string> =
  | { readonly ok: true; readonly to: State }
  | { readonly ok: false; readonly why: MoveRefusal };

/** `interrupted` is where a 'back' move leads. Without it, there is no way back. */
export function tryMove<State extends string, Name extends string, Party extends string>(
  table: MoveTable<State, Name, Party>,
  name: Name,
  from: State,
  party: Party,
  interrupted: State | null = null,
): MoveAnswer<State> {
  const move = table[name];
  if (move.planned === true) return { ok: false, why: 'planned' };
  if (!move.by.includes(party)) return { ok: false, why: 'wrong_party' };
  if (!move.from.includes(from)) return { ok: false, why: 'wrong_state' };
  if (move.to === 'back')
    return interrupted === null ? { ok: false, why: 'wrong_state' } : { ok: true, to: interrupted };
  return { ok: true, to: move.to === 'same' ? from : move.to };
}

/** Names of the moves this party can make now, in table order: what buttons to show. */
export function openMoves<State extends string, Name extends string, Party extends string>(
  table: MoveTable<State, Name, Party>,
  from: State,
  party: Party,
): Name[] {
  return (Object.keys(table) as Name[]).filter((name) => tryMove(table, name, from, party).ok);
}

export interface Refusal {
  readonly ok: false;
  readonly code: 'forbidden' | 'wrong_state';
  readonly why: string;
}
export type Permission<State> = { readonly ok: true; readonly to: State } | Refusal;

export const refused = (reason: string): Refusal => ({ ok: false, code: 'wrong_state', why: reason });

interface Alive<State> {
  readonly state: State;
  readonly interruptedState?: State | null;
}

interface LifeRules<Thing extends Alive<State>, State extends string, Name extends string, Party extends string> {
  readonly moves: MoveTable<State, Name, Party>;
  /** The refusal of a move of another party. */
  readonly otherParty: string;
  /** The refusal in a state that the table doesn't name. */
  readonly inState: (thing: Thing, move: Name) => string;
  /** What else the rules say against a move that the table has, or null. */
  readonly whyNot: (thing: Thing, move: Name, party: Party, now: Date) => string | null;
  /** False for what no button offers. */
  readonly isOffered?: (move: Name, thing: Thing) => boolean;
}

/** May this party make this move now? The same answer hides the button, words the hint and refuses the call. */
export function lifeOf<Thing extends Alive<State>, State extends string, Name extends string, Party extends string>({
  moves,
  otherParty,
  inState,
  whyNot,
  isOffered = () => true,
}: LifeRules<Thing, State, Name, Party>) {
  const inTable = (thing: Thing, move: Name, party: Party) =>
    tryMove(moves, move, thing.state, party, thing.interruptedState ?? null);

  function mayMove(thing: Thing, move: Name, party: Party, now: Date): Permission<State> {
    const answer = inTable(thing, move, party);
    if (!answer.ok && answer.why === 'wrong_party') return { ok: false, code: 'forbidden', why: otherParty };
    if (!answer.ok) return refused(inState(thing, move));
    const reason = whyNot(thing, move, party, now);
    return reason === null ? answer : refused(reason);
  }

  /** Moves that this party can make or nearly make, in table order, each with its answer. */
  const offeredMoves = (thing: Thing, party: Party, now: Date): { name: Name; ok: boolean; why: string | null }[] =>
    (Object.keys(moves) as Name[])
      .filter((name) => isOffered(name, thing) && inTable(thing, name, party).ok)
      .map((name) => {
        const answer = mayMove(thing, name, party, now);
        return { name, ok: answer.ok, why: answer.ok ? null : answer.why };
      });

  /** The state that the move leads to; a refused one ends the command. */
  const mustMove = (thing: Thing, move: Name, party: Party, now: Date): State =>
    mustBeAllowed(mayMove(thing, move, party, now), thing);

  return { mayMove, mustMove, offeredMoves };
}

export const failureOf = ({ code, why }: Refusal, { state }: { readonly state: string }): Failure =>
  new Failure(code, { message: why, data: { state } });

export function mustBeAllowed<State>(answer: Permission<State>, thing: { readonly state: string }): State {
  if (!answer.ok) throw failureOf(answer, thing);
  return answer.to;
}
