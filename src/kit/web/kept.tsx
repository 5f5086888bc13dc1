import { createContext, useContext, type ReactElement } from 'react';
import { createContext as createSeat } from 'react-router';

/**
 * Parts of a server-rendered document that look the same whenever they are given the same: a card, the header. The
 * server renders each once and puts the finished text into every document that needs it; the browser renders them as
 * ever, so what it finds is what it would have made. A part therefore reads nothing but what its key says: no router
 * state, no `useId`, no time.
 */
export type KeepPart = (key: string, part: ReactElement) => number;

/** Where the server leaves what keeps the parts of the document at hand. */
export const keeperSeat = createSeat<KeepPart | null>(null);

const Keeper = createContext<KeepPart | null>(null);
export const KeeperProvider = Keeper.Provider;

export interface KeptProps {
  /** Everything the part depends on, with a name of its own in front: `card:{"slug":…}`. */
  by: string;
  children: ReactElement;
}

export function Kept({ by, children }: KeptProps) {
  const keep = useContext(Keeper);
  return keep === null ? children : <template data-part={keep(by, children)} />;
}
