import { DeliveryList } from '#domains/paid-work/web/paid-work.tsx';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { download } from '#kit/web/api-client.ts';
import { downloadDeliveries, type Workroom } from '../contract.ts';
import { orderFiles } from './order-files.ts';
import { RoomPart } from '#design/app/room-part.tsx';

/** The newest delivery, open, with its pictures. */
export const OrderDeliveries = ({
  order: { order_number: number, deliveries, revisions, side },
}: {
  order: Workroom;
}) => (
  <RoomPart key="deliveries" lines={6}>
    <DeliveryList
      deliveries={deliveries}
      revisions={revisions.requests}
      {...orderFiles(number)}
      isClient={side === 'client'}
      all={
        <div className="mt-4">
          <DownloadButton
            get={() => download(downloadDeliveries, { params: { order_number: number } }, `${number}.zip`)}
          >
            Download all as ZIP
          </DownloadButton>
        </div>
      }
    />
  </RoomPart>
);
