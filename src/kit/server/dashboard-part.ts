import type * as z from 'zod/mini';
import type { Actor } from '../actor.ts';
import type { DashboardName, Piece, PieceData, Turn } from '../dashboard.ts';
import type { Context } from './context.ts';
import type { Db } from './db/database.ts';

interface Answer<Data = object, Item extends Turn = Turn> {
  readonly data: Data;
  /** What waits for the reader, a few: the most urgent first. */
  readonly turns?: readonly Item[];
}

/** What a domain puts on one dashboard. All parts are read at once, in one call. */
export interface DashboardPart {
  readonly of: DashboardName;
  readonly piece: Piece;
  /** The shape of its turns, with its own `kind`. */
  readonly turn?: z.core.$ZodType;
  readonly read: (db: Db, actor: Actor, context: Context) => Promise<Answer>;
}

type Read<Given> = (db: Db, actor: Actor, context: Context) => Promise<Given>;

/** Sees to it that what is read has the shape it is declared with. */
export function dashboardPart<P extends Piece>(part: {
  of: DashboardName;
  piece: P;
  read: Read<{ data: PieceData<P> }>;
}): DashboardPart;
export function dashboardPart<P extends Piece, T extends z.core.$ZodType<Turn>>(part: {
  of: DashboardName;
  piece: P;
  turn: T;
  read: Read<Required<Answer<PieceData<P>, z.output<T>>>>;
}): DashboardPart;
export function dashboardPart(part: DashboardPart): DashboardPart {
  return part;
}
