import { createContext, useContext, type ReactElement } from 'react';
import { createContext as createSeat } from 'react-router';

/**
 * Parts of a server-rendered document that look the same whenever they are given the same: a card, the header. The
 * server renders each once and puts the finished text into every document that needs it; the browser renders them as
 * ever, so what it finds is what it would have made. A part therefore reads nothing but what its key says: no router
 * state, no `useId`, no time.
 */
export interface DocumentKeeper {
  part(key: string, part: ReactElement): number;
  /** Told while rendering that this document works without scripts and may sleep until it is used. */
  sleep(): void;
}

/** Where the server leaves what keeps the parts of the document at hand. */
export const keeperSeat = createSeat<DocumentKeeper | null>(null);

const Keeper = createContext<DocumentKeeper | null>(null);
export const KeeperProvider = Keeper.Provider;

export interface KeptProps {
  /** Everything the part depends on, with a name of its own in front: `card:{"slug":…}`. */
  by: string;
  children: ReactElement;
}

export function Kept({ by, children }: KeptProps) {
  const keeper = useContext(Keeper);
  return keeper === null ? children : <template data-part={keeper.part(by, children)} />;
}

/** Said by the frame of all pages that work without scripts. */
export const useSleep = (): void => useContext(Keeper)?.sleep();
