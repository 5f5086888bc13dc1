import { useParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { ContentCompare } from '#domains/services/web/services.tsx';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { boughtVersion } from '../bought-contract.ts';
import { isOrderNumber } from '../order-number.ts';
import { NoSuchOrder } from './no-such-order.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('order-bought')) }];

/** The service as it was when it was ordered. */
export default function BoughtPage() {
  const { orderNumber = '' } = useParams();
  return isOrderNumber(orderNumber) ? <Bought key={orderNumber} orderNumber={orderNumber} /> : <NoSuchOrder />;
}

function Bought({ orderNumber }: { orderNumber: string }) {
  const read = useRead(boughtVersion, { params: { order_number: orderNumber } });
  if (read.error instanceof Failure && read.error.code === 'not_found') return <NoSuchOrder />;
  return (
    <>
      <ScreenHeader
        of={trailTo('order-bought', { params: { orderNumber } })}
        lead={read.data === undefined ? undefined : <Bill bought={read.data} />}
      />
      {read.data === undefined ? (
        <Unread what="What was bought" read={read}>
          <Loading label="Loading what was bought" className="panel pad">
            <TextSkeleton lines={8} />
          </Loading>
        </Unread>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <SinceThen bought={read.data} />
          <ContentCompare
            title={`Version ${read.data.version} of the service`}
            content={read.data.content}
            other={null}
            names={['', '']}
          />
        </div>
      )}
    </>
  );
}

type Bought = DataOf<typeof boughtVersion>;

function Bill({ bought: { offer, published_at: at } }: { bought: Bought }) {
  const names = [`the ${offer.package.name} package`, ...offer.extras.map(({ title }) => title)];
  return (
    <>
      {offer.title}: {names.join(', ')}. The text below was published <When at={at} style="moment" />.
    </>
  );
}

function SinceThen({ bought: { is_current: isCurrent, slug } }: { bought: Bought }) {
  const action =
    slug === null ? undefined : (
      <LinkButton href={pathTo('service', { slug })} size="sm">
        See it as it is now
      </LinkButton>
    );
  if (isCurrent)
    return (
      <Alert tone="info" title="The service has not changed since this order" action={action}>
        This is what both of you agreed on.
      </Alert>
    );
  return (
    <Alert tone="info" title="The service has changed since this order" action={action}>
      This is what both of you agreed on. Later changes don’t apply to this order.
    </Alert>
  );
}
