import { FactGrid } from '#design/app/fact-grid.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { formatNumber } from '#kit/format/number.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { pathTo } from '#routes';
import type { HireTerms } from '../contract.ts';

/** The proposal as it is now: terms that both accepted are a version of it (PRP-12). */
export function ProposedTerms({
  of: { id, project, price, days, milestones },
}: {
  of: NonNullable<HireTerms['proposal']>;
}) {
  const { locale } = usePlace();
  return (
    <Panel
      title="The proposal"
      footer={
        <Link href={pathTo('manage-project', { slug: project.slug }, { proposal: id })} className="link">
          Read the proposal
        </Link>
      }
    >
      <FactGrid
        columns={2}
        facts={[
          ['Price', <Money key="price" value={price} />],
          ['Time', formatUnit(days, 'day', locale)],
          ['Milestones', milestones.length === 0 ? 'One piece of work' : formatNumber(milestones.length, locale)],
        ]}
      />
    </Panel>
  );
}

/** What follows the button, in order. */
export function AfterOffer({ name }: { name: string }) {
  const steps = [
    `${name} reads the offer, then signs or declines it. Until then you can withdraw it.`,
    'You fund the first milestone. Work starts once the money is held.',
    `When you approve a milestone or its review time ends, we release its price to ${name}.`,
  ];
  return (
    <Panel title="What happens next">
      <ol className="grid list-decimal gap-2 ps-5 text-md text-ink-2">
        {steps.map((step) => (
          <li key={step} className="wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
