import { Name } from '#design/public/name.tsx';
import type { Workroom } from '../contract.ts';
import { CancelDialog } from './cancel-dialog.tsx';

/** Cancels with a full refund. */
export const CancelOrder = ({ order, onClose }: { order: Workroom; onClose: () => void }) => (
  <CancelDialog
    order={order}
    consequence={
      <>
        <Name of={order.freelancer.name} /> is notified immediately and sees your reason.
      </>
    }
    onClose={onClose}
  />
);
