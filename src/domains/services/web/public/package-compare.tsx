import { Check as Tick } from '#design/public/glyphs.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Money } from '#design/public/money.tsx';
import type { ServiceShown } from '../../contract.ts';
import type { PackageTier } from '../../draft.ts';
import { daysInWords, revisionsInWords } from './wording.ts';
import { withSearch } from '#kit/with-search.ts';

/** Packages side by side as a real table; on phones one after the other (LST-4). */
export function PackageCompare({
  service,
  chosen,
  at,
}: {
  service: Pick<ServiceShown, 'content'>;
  chosen: PackageTier;
  at: string;
}) {
  const { packages } = service.content;
  const features = [...new Set(packages.flatMap((servicePackage) => servicePackage.features))];
  if (packages.length < 2) return <OnePackage features={features} />;
  const choose = (tier: PackageTier) =>
    tier === chosen ? (
      <span className="text-sm font-semibold text-primary">Chosen</span>
    ) : (
      <LinkButton href={withSearch(at, { package: tier })} size="sm" rel="nofollow">
        Choose
      </LinkButton>
    );
  return (
    <section aria-labelledby="compare">
      <h2 id="compare" className="mb-3 text-2xl">
        Compare packages
      </h2>
      <table className="hidden w-full table-fixed border-collapse text-start text-md md:table">
        <caption className="sr-only">What each package includes</caption>
        <thead>
          <tr className="border-b border-line align-top">
            <th scope="col" className="w-1/4">
              <span className="sr-only">Included</span>
            </th>
            {packages.map((servicePackage) => (
              <th key={servicePackage.tier} scope="col" className="px-3 py-3 text-start font-normal">
                <span className="display block text-lg">
                  <Money value={servicePackage.price} trim />
                </span>
                <span className="block font-semibold wrap-anywhere">{servicePackage.name}</span>
                <span className="mt-1 block text-sm text-ink-2 wrap-anywhere">{servicePackage.scope}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {/* Sellers write features in their own words ("everything above, and ..."), so no cell may claim that one
              is missing. */}
          {features.length === 0 ? null : (
            <tr className="border-b border-line align-top">
              <th scope="row" className="py-3 pe-3 text-start font-normal text-ink-2">
                What you get
              </th>
              {packages.map((servicePackage) => (
                <td key={servicePackage.tier} className="px-3 py-3">
                  <FeatureList features={servicePackage.features} />
                </td>
              ))}
            </tr>
          )}
          <Row
            label="Delivery"
            cells={packages.map((servicePackage) => [servicePackage.tier, daysInWords(servicePackage.delivery_days)])}
          />
          <Row
            label="Revisions"
            cells={packages.map((servicePackage) => [servicePackage.tier, revisionsInWords(servicePackage.revisions)])}
          />
          <tr>
            <th scope="row" className="sr-only">
              Choose
            </th>
            {packages.map((servicePackage) => (
              <td key={servicePackage.tier} className="px-3 py-3">
                {choose(servicePackage.tier)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <ul className="grid gap-4 md:hidden">
        {packages.map((servicePackage) => (
          <li key={servicePackage.tier} className="panel pad">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="title wrap-anywhere">{servicePackage.name}</h3>
              <span className="display text-lg">
                <Money value={servicePackage.price} trim />
              </span>
            </div>
            <p className="mt-1 text-md text-ink-2 wrap-anywhere">{servicePackage.scope}</p>
            <div className="mt-3">
              <FeatureList features={servicePackage.features} />
            </div>
            <div className="mt-3 flex items-center justify-between gap-3 text-sm text-ink-2">
              <span>
                {daysInWords(servicePackage.delivery_days)}, {revisionsInWords(servicePackage.revisions).toLowerCase()}
              </span>
              {choose(servicePackage.tier)}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Row = ({ label, cells }: { label: string; cells: readonly (readonly [PackageTier, string])[] }) => (
  <tr className="border-b border-line">
    <th scope="row" className="py-2.5 pe-3 text-start font-normal text-ink-2">
      {label}
    </th>
    {cells.map(([tier, words]) => (
      <td key={tier} className="tnum px-3 py-2.5">
        {words}
      </td>
    ))}
  </tr>
);

const FeatureList = ({ features }: { features: readonly string[] }) => (
  <ul className="grid gap-1.5">
    {features.map((feature) => (
      <li key={feature} className="flex items-start gap-2 wrap-anywhere">
        <Icon of={Tick} size="inline" className="mt-1 text-success" />
        <span className="min-w-0">{feature}</span>
      </li>
    ))}
  </ul>
);

function OnePackage({ features }: { features: readonly string[] }) {
  if (features.length === 0) return null;
  return (
    <section aria-labelledby="included">
      <h2 id="included" className="mb-3 text-2xl">
        What is included
      </h2>
      <FeatureList features={features} />
    </section>
  );
}
