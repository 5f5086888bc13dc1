import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { When } from '#design/public/when.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { counted } from '#kit/format/unit.ts';
import type { ReactNode } from 'react';
import type { ShownProject } from '../../shapes.ts';
import { budgetWords } from '../../words.ts';

/** Budget, time, how many asked, until when: what decides whether to read on. `children` is the one action. */
export function ProjectFacts({ project, children }: { project: ShownProject; children?: ReactNode }) {
  const { locale } = usePlace();
  const { band } = project;
  const facts: readonly (readonly [string, ReactNode])[] = [
    ['Time', `Up to ${counted(project.days, { one: 'day', other: 'days' }, locale)}`],
    ...(project.hires_wanted < 2 ? [] : [['People wanted', counted(project.hires_wanted, { one: 'person', other: 'people' }, locale)] as const]),
    ['Proposals', counted(project.proposals, { one: 'proposal', other: 'proposals' }, locale)],
    ...(band === null ? [] : [['Prices so far', `The middle half is ${budgetWords(band.low, band.high, locale)}`] as const]),
    ['Posted', <When key="posted" at={project.posted_at} />],
    ...(project.changed_at === null ? [] : [['Changed', <When key="changed" at={project.changed_at} />] as const]),
    ...(project.expires_at === null ? [] : [['Open until', <When key="until" at={project.expires_at} />] as const]),
  ];
  return (
    <Docket
      as="section"
      stub={
        <div className="grid w-full gap-3">
          <DocketFigure label="Budget">{budgetWords(project.budget_least, project.budget_most, locale)}</DocketFigure>
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
