import type { ReactNode } from 'react';

/** A part of the settings with its anchor. */
export const Section = ({ id, children }: { id: string; children: ReactNode }) => (
  <div id={id} className="scroll-mt-6">
    {children}
  </div>
);
