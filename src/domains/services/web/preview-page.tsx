import { useState } from 'react';
import { useParams, useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Name } from '#design/public/name.tsx';
import { Rating } from '#design/public/rating.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { counted } from '#kit/format/unit.ts';
import { withSearch } from '#kit/with-search.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { servicePreview, type ServicePreview } from '../contract.ts';
import { Gallery } from './public/gallery.tsx';
import { tierIn } from './public/on-page.ts';
import { OrderDocket } from './public/order-docket.tsx';
import { ServiceBody } from './public/service-body.tsx';
import { SellerLine, SellerPanel } from './public/service-seller.tsx';

export const meta: MetaFunction = () => [
  { title: titled(titleOf('service-preview')) },
  { name: 'robots', content: 'noindex' },
];

export default function PreviewPage() {
  const { id = '' } = useParams();
  return (
    <ForSide key={id} side="selling" header={<ScreenHeader of={trailTo('service-preview', { params: { id } })} />}>
      <Preview id={id} />
    </ForSide>
  );
}

function Preview({ id }: { id: string }) {
  const read = useRead(servicePreview, { params: { id } });
  const edit = pathTo('edit-service', { id });
  return (
    <>
      <ScreenHeader
        of={trailTo('service-preview', { params: { id } })}
        lead="Your draft as clients would see it. Only you can open this page."
        actions={
          <>
            <LinkButton href={edit}>Edit</LinkButton>
            <LinkButton href={withSearch(edit, { step: 'publish' })} variant="primary">
              Go to publish
            </LinkButton>
          </>
        }
      />
      {read.data === undefined ? (
        <Unread what="The preview" read={read}>
          <Loading label="Loading the preview" className="panel pad">
            <TextSkeleton lines={12} />
          </Loading>
        </Unread>
      ) : (
        <AsOnPage service={read.data} />
      )}
    </>
  );
}

function AsOnPage({ service }: { service: ServicePreview }) {
  const [search] = useSearchParams();
  const [readAt] = useState(() => new Date().toISOString());
  const at = pathTo('service-preview', { id: service.id });
  const tier = tierIn(service, search.get('package'));
  const title = service.content.title;
  return (
    <>
      {service.missing === 0 ? null : (
        <Alert
          tone="info"
          title={`${counted(service.missing, { one: 'item is', other: 'items are' })} still missing`}
          action={
            <LinkButton href={pathTo('edit-service', { id: service.id }, { step: 'publish' })} size="sm">
              See the checklist
            </LinkButton>
          }
        >
          Packages and extras without a price or a delivery time are not shown here.
        </Alert>
      )}
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        <header className="min-w-0">
          <h2 className="text-3xl wrap-anywhere">{title === '' ? 'No title yet' : <Name of={title} />}</h2>
          <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
            <SellerLine seller={service.seller} />
            <Rating value={service.rating} count={service.rating_count} />
          </div>
          <Gallery service={service} />
        </header>
        <OrderDocket service={service} tier={tier} readAt={readAt} previewAt={at} />
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-10">
          <ServiceBody service={service} tier={tier} at={at} />
          <SellerPanel service={service} />
        </div>
      </div>
    </>
  );
}
