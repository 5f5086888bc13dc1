import { lazy, type ReactNode } from 'react';
import type { ShownRevision, WorkDelivery, WorkFile } from '../shapes.ts';

/** Comes with the first delivery: the page waits for it. */
const DeliveryThread = lazy(async () => ({ default: (await import('./delivery-thread.tsx')).DeliveryThread }));

export interface DeliveryListProps {
  /** Where several of them stand on one page. */
  title?: string;
  deliveries: readonly WorkDelivery[];
  /** What was asked of them, shown between the versions. */
  revisions?: readonly ShownRevision[];
  /** Starts the download of a file, or fails with the reason. */
  open: (file: WorkFile) => Promise<unknown>;
  /** The bytes of a file, to be seen in place. */
  read?: ((file: WorkFile, signal: AbortSignal) => Promise<Blob>) | undefined;
  /** The bytes of the small copy of a picture. */
  thumbnail?: ((file: WorkFile, signal: AbortSignal) => Promise<Blob>) | undefined;
  /** The reader is the client, who gets pictures with a watermark where a delivery has one. */
  isClient?: boolean;
  /** Downloads everything at once; beside the thread once there is a file. */
  all?: ReactNode;
}

/** Versions and the changes requested between them; nothing before the first delivery. */
export const DeliveryList = (props: DeliveryListProps) =>
  props.deliveries.length === 0 ? null : <DeliveryThread {...props} />;
