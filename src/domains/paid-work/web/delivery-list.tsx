import { Explain } from '#design/app/explain.tsx';
import { Panel } from '#design/public/panel.tsx';
import { plural } from '#kit/format/unit.ts';
import { When } from '#design/public/when.tsx';
import type { WorkDelivery, WorkFile } from '../shapes.ts';
import { FileLinks } from './file-links.tsx';

interface DeliveryListProps {
  deliveries: readonly WorkDelivery[];
  /** Starts the download of a file, or fails with the reason. */
  open: (file: WorkFile) => Promise<unknown>;
}

/** What was handed over, newest first, each with the proof of exactly what it was. */
export function DeliveryList({ deliveries, open }: DeliveryListProps) {
  if (deliveries.length === 0) return null;
  return (
    <Panel title={plural(deliveries.length, { one: 'Delivery', other: 'Deliveries' })}>
      <ul className="grid gap-5">
        {deliveries.map((delivery) => (
          <li key={delivery.id} className="grid gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0">
            <p className="text-sm text-ink-2">
              Version {delivery.version}, <When at={delivery.delivered_at} style="moment" />
            </p>
            <p className="text-md whitespace-pre-wrap wrap-anywhere">{delivery.note}</p>
            {delivery.link === null ? null : (
              <p className="text-md">
                <a href={delivery.link} target="_blank" rel="noopener noreferrer nofollow ugc" className="link wrap-anywhere">
                  {delivery.link}
                </a>
              </p>
            )}
            <FileLinks files={delivery.files} open={open} />
            <p className="flex items-center gap-1 text-xs text-ink-3">
              <span className="min-w-0 truncate">
                Proof <code>{delivery.proof.slice(0, 16)}</code>
              </span>
              <Explain label="About this proof">
                A SHA-256 fingerprint of this note, link and files, created on delivery. In a dispute it proves that nothing has changed since.
                <code className="mt-2 block wrap-anywhere">{delivery.proof}</code>
              </Explain>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
