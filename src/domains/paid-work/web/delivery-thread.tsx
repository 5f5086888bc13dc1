import { Explain } from '#design/app/explain.tsx';
import { Panel } from '#design/public/panel.tsx';
import { plural } from '#kit/format/unit.ts';
import { When } from '#design/public/when.tsx';
import { markedName } from '../preview.ts';
import type { ShownRevision, WorkDelivery, WorkFile } from '../shapes.ts';
import type { DeliveryListProps } from './delivery-list.tsx';
import { FileList } from '#design/app/file-list.tsx';
import { RevisionItems } from './revision-items.tsx';

type Entry = { readonly at: string; readonly delivery: WorkDelivery } | { readonly at: string; readonly revision: ShownRevision };

/** Versions and the changes requested between them as one thread, newest first. */
export function DeliveryThread({ title, deliveries, revisions = [], open, read, isClient = false, all }: DeliveryListProps) {
  const entries: Entry[] = [
    ...deliveries.map((delivery) => ({ at: delivery.delivered_at, delivery })),
    ...revisions.map((revision) => ({ at: revision.asked_at, revision })),
  ];
  const thread = entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  return (
    <Panel title={title ?? (revisions.length > 0 ? 'Deliveries and revisions' : plural(deliveries.length, { one: 'Delivery', other: 'Deliveries' }))}>
      <ul className="grid gap-5">
        {thread.map((entry) => (
          <li key={'delivery' in entry ? entry.delivery.id : entry.revision.id} className="grid gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0">
            {'delivery' in entry ? (
              <Delivered delivery={entry.delivery} open={open} read={read} isClient={isClient} />
            ) : (
              <Requested revision={entry.revision} />
            )}
          </li>
        ))}
      </ul>
      {deliveries.some(({ files }) => files.length > 0) ? all : null}
    </Panel>
  );
}

/** One version, with the proof of exactly what it was. */
function Delivered({ delivery, open, read, isClient }: { delivery: WorkDelivery; isClient: boolean } & Pick<DeliveryListProps, 'open' | 'read'>) {
  const isMarked = (file: WorkFile): boolean => delivery.watermarked && file.kind === 'image';
  const files = delivery.files.map((file) => (isClient && isMarked(file) ? { ...file, name: markedName(file.name) } : file));
  return (
    <>
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
      <FileList files={files} open={open} read={read} />
      {delivery.files.some(isMarked) ? (
        <p className="text-sm text-ink-2">
          {isClient
            ? 'The pictures have a watermark until you approve. Then you get the originals.'
            : 'The client gets the pictures with a watermark until they approve.'}
        </p>
      ) : null}
      <p className="flex items-center gap-1 text-xs text-ink-3">
        <span className="min-w-0 truncate">
          Proof <code>{delivery.proof.slice(0, 16)}</code>
        </span>
        <Explain label="About this proof">
          A SHA-256 fingerprint of this note, link and files, created on delivery. In a dispute it proves that nothing has changed since.
          <code className="mt-2 block wrap-anywhere">{delivery.proof}</code>
        </Explain>
      </p>
    </>
  );
}

const OUTCOMES = { delivered: 'delivered', withdrawn: 'withdrawn', closed: 'closed with the work' } as const;

function Requested({ revision: { asked_at: asked, due_at: due, delivery_version: version, items, outcome } }: { revision: ShownRevision }) {
  return (
    <>
      <p className="text-sm text-ink-2">
        Changes requested to version {version}, <When at={asked} style="moment" />
        {outcome === null ? (
          <>
            . Due <When at={due} style="moment" />.
          </>
        ) : (
          `, ${OUTCOMES[outcome]}`
        )}
      </p>
      <RevisionItems items={items} />
    </>
  );
}
