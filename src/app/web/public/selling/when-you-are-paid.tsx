import { Panel } from '#design/public/panel.tsx';
import type { SellingFacts } from './selling-facts.ts';

/** The way of the money with the periods of today. */
export const WhenYouArePaid = ({ steps }: SellingFacts) => (
  <Panel title="When you’re paid">
    <ol className="grid gap-3">
      {steps.map(({ title, words }, at) => (
        <li key={title} className="grid grid-cols-[auto_minmax(0,1fr)] gap-3">
          <span
            aria-hidden="true"
            className="tnum grid size-7 place-items-center rounded-full bg-sunken text-sm font-semibold"
          >
            {at + 1}
          </span>
          <div>
            <h3 className="font-semibold">{title}</h3>
            <p className="mt-0.5 text-ink-2">{words}</p>
          </div>
        </li>
      ))}
    </ol>
  </Panel>
);
