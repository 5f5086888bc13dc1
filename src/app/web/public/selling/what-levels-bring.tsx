import { Panel } from '#design/public/panel.tsx';
import type { SellingFacts } from './selling-facts.ts';

export const WhatLevelsBring = ({ clearing }: SellingFacts) => (
  <Panel
    title="What each level gets you"
    lead="Your level is shown on your profile and your services. It sets how long your earnings clear after approval."
  >
    <dl className="grid gap-1.5">
      {clearing.map(({ level, days }) => (
        <div key={level} className="flex justify-between gap-4">
          <dt className="text-ink-2">{level}</dt>
          <dd className="tnum font-semibold">{days}</dd>
        </div>
      ))}
    </dl>
  </Panel>
);
