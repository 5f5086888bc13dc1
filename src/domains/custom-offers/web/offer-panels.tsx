import { FactGrid } from '#design/app/fact-grid.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { When } from '#design/public/when.tsx';
import { FileLinks } from '#domains/paid-work/web/paid-work.tsx';
import { formatDay } from '#kit/format/time.ts';
import { formatUnit } from '#kit/format/unit.ts';
import { attachedFiles } from '#kit/web/attached-files.ts';
import { usePlace } from '#design/public/locale.tsx';
import { pathTo } from '#routes';
import { downloadRequestFile, type CustomOfferPage, type OfferVersion } from '../contract.ts';

const filesOf = (number: string) =>
  attachedFiles(downloadRequestFile, (fileId, query) => ({
    params: { offer_number: number, file_id: fileId },
    query,
  }));

/** In the client's own words. */
export function RequestPanel({ offer }: { offer: CustomOfferPage }) {
  const { locale } = usePlace();
  const { client, freelancer, side } = offer;
  const other = side === 'client' ? freelancer : client;
  const facts = [
    ['Budget', offer.budget === null ? 'Not named' : <Money key="budget" value={offer.budget} />],
    ['Wanted by', offer.wanted_on === null ? 'No date named' : formatDay(offer.wanted_on, 'date', locale)],
    ['Requested', <When key="asked" at={offer.asked_at} style="moment" />],
    [
      side === 'client' ? 'Freelancer' : 'Client',
      other.username === '' ? (
        <Name key="other" of={other.name} />
      ) : (
        <Link key="other" href={pathTo('profile', { slug: other.username })} className="link">
          <Name of={other.name} />
        </Link>
      ),
    ],
  ] as const;
  return (
    <Panel
      title="The request"
      lead={
        <>
          About{' '}
          <Link href={pathTo('service', { slug: offer.service.slug })} className="link">
            <Name of={offer.service.title} />
          </Link>
        </>
      }
    >
      <p dir="auto" className="mb-4 text-md wrap-anywhere whitespace-pre-wrap">
        {offer.scope}
      </p>
      <FactGrid facts={facts} columns={4} />
      {offer.files.length === 0 ? null : (
        <div className="mt-4 grid gap-2">
          <h3 className="label">Files</h3>
          <FileLinks files={offer.files} {...filesOf(offer.number)} />
        </div>
      )}
    </Panel>
  );
}

/** What an offer says: scope and terms. */
export function OfferTerms({ version }: { version: OfferVersion }) {
  return (
    <div className="grid gap-4">
      <p dir="auto" className="text-md wrap-anywhere whitespace-pre-wrap">
        {version.scope}
      </p>
      <FactGrid
        columns={4}
        facts={[
          ['Price', <Money key="price" value={version.price} />],
          ['Delivery', formatUnit(version.delivery_days, 'day')],
          ['Revisions', version.revisions === null ? 'Unlimited' : String(version.revisions)],
          ['Valid until', <When key="until" at={version.valid_until} style="moment" />],
        ]}
      />
    </div>
  );
}

/** What was offered before; it can't be accepted any more. */
export function EarlierVersions({ offer: { versions } }: { offer: CustomOfferPage }) {
  if (versions.length < 2) return null;
  return (
    <Panel title="Earlier offers" lead="Replaced by the newest one.">
      <ol className="grid gap-5">
        {versions.slice(1).map((version) => (
          <li key={version.version}>
            <h3 className="label mb-2">
              Offer {version.version}, <When at={version.sent_at} style="moment" />
            </h3>
            <OfferTerms version={version} />
          </li>
        ))}
      </ol>
    </Panel>
  );
}
