import { useParams, type MetaFunction } from 'react-router';
import { PagedPanel } from '#design/app/paged-panel.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { When } from '#design/public/when.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { usePages } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { CONTENT_PARTS } from '../content-parts.ts';
import { serviceVersions } from '../versions-contract.ts';

/** "FAQs" keeps its capitals. */
const inSentence = (title: string): string => (/^[A-Z]{2}/.test(title) ? title : title.toLowerCase());

export const meta: MetaFunction = () => [{ title: titled(titleOf('service-versions')) }];

type Line = DataOf<typeof serviceVersions>['items'][number];

export default function VersionsPage() {
  const { id = '' } = useParams();
  return (
    <ForSide key={id} side="selling" header={<ScreenHeader of={trailTo('service-versions', { params: { id } })} />}>
      <Versions id={id} />
    </ForSide>
  );
}

function Versions({ id }: { id: string }) {
  const list = usePages(serviceVersions, { params: { id }, query: {} });
  return (
    <>
      <ScreenHeader
        of={trailTo('service-versions', { params: { id } })}
        // Without the title of the service: a lead that grows when the list arrives moves the list.
        lead="Every published change is kept. Orders keep the version they were placed on."
      />
      <PagedPanel
        title="Published versions, newest first"
        empty="Nothing was published yet. The first version is kept here when you publish."
        list={list}
        renderRow={(line) => <Row key={line.number} id={id} line={line} />}
      />
    </>
  );
}

function Row({ id, line: { number, title, published_at: at, is_live: isLive, changed } }: { id: string; line: Line }) {
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <p className="font-medium">
          <Link href={pathTo('service-version', { id, number: String(number) })} className="hover:underline">
            Version {number}
          </Link>
          , <When at={at} style="moment" />
        </p>
        <p className="text-sm wrap-anywhere text-ink-2">
          {number === 1
            ? `First version: “${title}”`
            : changed.length === 0
              ? 'Published again without changes'
              : `Changed: ${changed.map((part) => inSentence(CONTENT_PARTS[part])).join(', ')}`}
        </p>
      </div>
      {isLive ? <StatusChip tone="success">Current</StatusChip> : null}
    </li>
  );
}
