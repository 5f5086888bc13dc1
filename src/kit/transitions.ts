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

export type MoveTable<State extends string, Name extends string, Party extends string> = Readonly<Record<Name, Move<State, Party>>>;

export type MoveRefusal = 'wrong_state' | 'wrong_party' | 'planned';

export type MoveAnswer<State extends string> = { readonly ok: true; readonly to: State } | { readonly ok: false; readonly why: MoveRefusal };

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
  if (move.to === 'back') return interrupted === null ? { ok: false, why: 'wrong_state' } : { ok: true, to: interrupted };
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
