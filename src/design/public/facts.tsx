import type { Glyph } from './glyphs.tsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Facts side by side, divided by lines, not cards. */
export function FactStrip({ facts }: { facts: readonly { icon: Glyph; title: string; text: ReactNode }[] }) {
  return (
    <div className="border-y border-line bg-surface">
      <ul className="page grid divide-y divide-line md:grid-cols-3 md:divide-x md:divide-y-0 rtl:md:divide-x-reverse">
        {facts.map((fact) => (
          <li key={fact.title} className="flex gap-4 py-6 md:px-8 md:first:ps-0 md:last:pe-0">
            <Icon of={fact.icon} size="heading" className="mt-0.5 text-primary" />
            <div>
              <h2 className="title">{fact.title}</h2>
              <p className="mt-1 text-md text-ink-2">{fact.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
