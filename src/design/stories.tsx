import type { ReactNode } from 'react';

/** One labeled state in the gallery. */
export const State = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="grid content-start gap-2" aria-label={name}>
    <p className="text-xs text-ink-3">{name}</p>
    <div className="min-w-0">{children}</div>
  </section>
);

/** States side by side where there is room. */
export const States = ({ wide = false, children }: { wide?: boolean; children: ReactNode }) => (
  <div
    className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${wide ? '' : 'md:grid-cols-[repeat(2,minmax(0,1fr))] xl:grid-cols-[repeat(3,minmax(0,1fr))]'}`}
  >
    {children}
  </div>
);

export const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft';
export const nothing = (): void => undefined;
