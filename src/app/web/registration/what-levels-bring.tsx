import { usePlace } from '#design/public/locale.tsx';
import { Panel } from '#design/public/panel.tsx';
import { clearanceDays, LEVEL_NAMES, LEVELS } from '#domains/profiles/levels.ts';
import { formatUnit } from '#kit/format/unit.ts';
import type { Terms } from '#kit/terms.ts';

export function WhatLevelsBring({ terms }: { terms: Terms }) {
  const { locale } = usePlace();
  const days = clearanceDays(terms);
  return (
    <Panel title="What levels bring" lead="Your level is shown on your profile and your services. It sets how long your earnings clear after approval.">
      <dl className="grid gap-1.5">
        {LEVELS.map((level) => (
          <div key={level} className="flex justify-between gap-4">
            <dt className="text-ink-2">{LEVEL_NAMES[level]}</dt>
            <dd className="tnum font-semibold">{formatUnit(days[level], 'day', locale)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
