/**
 * A life as data: every (state, move) that exists, where it leads and who may make it. Anything not in the table is
 * impossible. The timeline is drawn from it and one test walks every pair (ID-5).
 */
export interface Move<State extends string, Party extends string> {
  readonly from: readonly State[];
  /** A fixed next state, or 'same' for a move that leaves the state alone. */
  readonly to: State | 'same';
  readonly by: readonly Party[];
}

export type MoveTable<State extends string, Name extends string, Party extends string> = Readonly<Record<Name, Move<State, Party>>>;

export type MoveAnswer<State extends string> =
  | { readonly ok: true; readonly to: State }
  | { readonly ok: false; readonly why: 'wrong_state' | 'wrong_party' };

export function tryMove<State extends string, Name extends string, Party extends string>(
  table: MoveTable<State, Name, Party>,
  name: Name,
  from: State,
  party: Party,
): MoveAnswer<State> {
  const move = table[name];
  if (!move.by.includes(party)) return { ok: false, why: 'wrong_party' };
  if (!move.from.includes(from)) return { ok: false, why: 'wrong_state' };
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
