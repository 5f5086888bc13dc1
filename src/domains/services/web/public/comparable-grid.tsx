import type { ComponentProps } from 'react';
import { CompareBar } from './compare-bar.tsx';
import { CompareButton } from './compare-button.tsx';
import { ServiceGrid } from './service-grid.tsx';

/** Services as cards that can be put side by side. */
export const ComparableGrid = (grid: Omit<ComponentProps<typeof ServiceGrid>, 'Compare'>) => (
  <>
    <ServiceGrid {...grid} Compare={CompareButton} />
    <CompareBar />
  </>
);
