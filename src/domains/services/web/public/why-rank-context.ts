import { createContext, type ComponentType } from 'react';

/** What a card shows of its place in a list; null where order means nothing, and until someone uses the list. */
export const WhyRankContext = createContext<ComponentType<{ slug: string }> | null>(null);
