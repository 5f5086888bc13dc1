import { createContext, useContext, type ReactElement } from 'react';

/** Gives the markup of what is made, from an earlier document where it was made by the same key. */
export type MarkupKeeper = (key: string, make: () => ReactElement) => string;

const KeeperContext = createContext<MarkupKeeper | null>(null);

/** The server's entry provides it; browsers have none and render everything. */
export const MarkupKeeperProvider = KeeperContext.Provider;

export interface KeptProps {
  as: 'li' | 'div' | 'ul';
  /** Everything that the content depends on: two documents with this key show the same. */
  by: string;
  className?: string | undefined;
  /** Renders without the contexts around it, and without `useId`. The same element in browsers, so hydration meets what it expects. */
  children: () => ReactElement;
}

/** A part that many documents of the server have: its markup is made once (decision 092). */
export function Kept({ as: Part, by, className, children }: KeptProps) {
  const keep = useContext(KeeperContext);
  if (keep === null) return <Part className={className}>{children()}</Part>;
  // React escaped every text in it when it made this markup.
  // oxlint-disable-next-line react/no-danger
  return <Part className={className} dangerouslySetInnerHTML={{ __html: keep(by, children) }} />;
}
