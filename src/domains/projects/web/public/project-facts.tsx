import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { When } from '#design/public/when.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { counted } from '#kit/format/unit.ts';
import type { ReactNode } from 'react';
import type { Preferences } from '../../draft.ts';
import { dateWords, personWords } from '../../preference-words.ts';
import type { ShownProject } from '../../shapes.ts';
import { rangeWords } from '../../words.ts';

type Facts = readonly (readonly [name: string, value: ReactNode])[];

/** What a draft says already: its time may still be open. */
export type FactsOfBrief = Preferences &
  Pick<ShownProject, 'budget_least' | 'budget_most' | 'hires_wanted'> & { readonly days: number | null };

interface FactsProps {
  readonly project: FactsOfBrief;
  /** What happened to it since it was posted. */
  readonly since?: Facts;
  /** The one action. */
  readonly children?: ReactNode;
}

/** Budget, time and whom its client would rather hire: what decides whether to read on. */
export function BriefFacts({ project, since = [], children }: FactsProps) {
  const { locale } = usePlace();
  const { budget_least: least, budget_most: most, days, hires_wanted: people, due_on: due } = project;
  const facts: Facts = [
    ...(days === null || due !== null ? [] : [['Time', counted(days, { one: 'day', other: 'days' }, locale)] as const]),
    ...dateWords(project, locale),
    ...personWords(project, locale),
    ...(people < 2 ? [] : [['People wanted', formatNumber(people, locale)] as const]),
    ...since,
  ];
  return (
    <Docket
      as="section"
      stub={
        <div className="grid w-full gap-3">
          <DocketFigure label="Budget">
            {least === null || most === null ? 'Not decided yet' : rangeWords(least, most, locale)}
          </DocketFigure>
          {children}
        </div>
      }
    >
      <dl className="grid gap-3 px-4 py-4 sm:px-5">
        {facts.map(([name, value]) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-4">
            <dt className="text-ink-3">{name}</dt>
            <dd className="tnum text-end">{value}</dd>
          </div>
        ))}
      </dl>
    </Docket>
  );
}

/** The same on the page of a project, with how many asked and until when. `children` is the one action. */
export function ProjectFacts({ project, children }: { project: ShownProject; children?: ReactNode }) {
  const { locale } = usePlace();
  const { band } = project;
  const since: Facts = [
    ['Proposals', formatNumber(project.proposals, locale)],
    ...(band === null
      ? []
      : [['Prices so far', `The middle half is ${rangeWords(band.low, band.high, locale)}`] as const]),
    ['Posted', <When key="posted" at={project.posted_at} />],
    ...(project.changed_at === null ? [] : [['Changed', <When key="changed" at={project.changed_at} />] as const]),
    ...(project.expires_at === null ? [] : [['Open until', <When key="until" at={project.expires_at} />] as const]),
  ];
  return (
    <BriefFacts project={project} since={since}>
      {children}
    </BriefFacts>
  );
}
