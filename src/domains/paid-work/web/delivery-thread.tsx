import { useState } from 'react';
import { Explain } from '#design/app/explain.tsx';
import { Panel } from '#design/public/panel.tsx';
import { counted } from '#kit/format/unit.ts';
import { When } from '#design/public/when.tsx';
import { markedName } from '../preview.ts';
import type { ShownRevision, WorkDelivery, WorkFile } from '../shapes.ts';
import type { DeliveryListProps } from './delivery-list.tsx';
import { FileList } from '#design/app/file-list.tsx';
import { RevisionItems } from './revision-items.tsx';

type Entry =
  | { readonly at: string; readonly delivery: WorkDelivery }
  | { readonly at: string; readonly revision: ShownRevision };

/** The newest version, open, with what is asked of it now; all before folded, the newest first. */
export function DeliveryThread({ title, deliveries, revisions = [], all, ...files }: DeliveryListProps) {
  const entries: Entry[] = [
    ...deliveries.map((delivery) => ({ at: delivery.delivered_at, delivery })),
    ...revisions.map((revision) => ({ at: revision.asked_at, revision })),
  ];
  const thread = entries.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const newest = thread.find((entry) => 'delivery' in entry);
  const isOpen = (entry: Entry): boolean =>
    entry === newest || ('revision' in entry && entry.revision.outcome === null);
  const before = thread.filter((entry) => !isOpen(entry));
  return (
    <Panel title={title ?? (deliveries.length < 2 ? 'Delivery' : `Delivery, version ${deliveries.length}`)}>
      <Entries of={thread.filter(isOpen)} {...files} />
      {before.length === 0 ? null : <Before entries={before} {...files} />}
      {deliveries.some((delivery) => delivery.files.length > 0) ? all : null}
    </Panel>
  );
}

type Files = Pick<DeliveryListProps, 'open' | 'read' | 'thumbnail' | 'isClient'>;

function earlierWords(entries: readonly Entry[]): string {
  const versions = entries.filter((entry) => 'delivery' in entry).length;
  const requests = entries.length - versions;
  return [
    ...(versions === 0 ? [] : [counted(versions, { one: 'earlier version', other: 'earlier versions' })]),
    ...(requests === 0 ? [] : [counted(requests, { one: 'revision request', other: 'revision requests' })]),
  ].join(' and ');
}

/** Nothing of it is loaded before it is unfolded. */
function Before({ entries, ...files }: Files & { entries: readonly Entry[] }) {
  const [isShown, show] = useState(false);
  return (
    <details className="mt-5 border-t border-line pt-3" onToggle={(event) => show(event.currentTarget.open)}>
      <summary className="link w-fit cursor-pointer py-1.5">{earlierWords(entries)}</summary>
      {isShown ? (
        <div className="mt-3">
          <Entries of={entries} {...files} />
        </div>
      ) : null}
    </details>
  );
}

const Entries = ({ of, ...files }: Files & { of: readonly Entry[] }) => (
  <ul className="grid gap-5">
    {of.map((entry) => (
      <li
        key={'delivery' in entry ? entry.delivery.id : entry.revision.id}
        className="grid grid-cols-[minmax(0,1fr)] gap-3 border-t border-line pt-5 first:border-t-0 first:pt-0"
      >
        {'delivery' in entry ? (
          <Delivered delivery={entry.delivery} {...files} />
        ) : (
          <Requested revision={entry.revision} />
        )}
      </li>
    ))}
  </ul>
);

/** One version, and that it is what was delivered. */
function Delivered({ delivery, open, read, thumbnail, isClient = false }: Files & { delivery: WorkDelivery }) {
  const isMarked = (file: WorkFile): boolean => delivery.watermarked && file.kind === 'image';
  const files = delivery.files.map((file) =>
    isClient && isMarked(file) ? { ...file, name: markedName(file.name) } : file,
  );
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
      <FileList files={files} open={open} read={read} thumbnail={thumbnail} />
      {delivery.files.some(isMarked) ? (
        <p className="text-sm text-ink-2">
          {isClient
            ? 'The pictures have a watermark until you approve. Then you get the originals.'
            : 'The client gets the pictures with a watermark until they approve.'}
        </p>
      ) : null}
      <p className="flex items-center gap-1 text-xs text-ink-3">
        Locked after delivery
        <Explain label="How a delivery is recorded">
          On delivery we make a SHA-256 fingerprint of this note, link and files. In a dispute it proves that nothing
          has changed since.
          <code className="mt-2 block wrap-anywhere">{delivery.proof}</code>
        </Explain>
      </p>
    </>
  );
}

const OUTCOMES = { delivered: 'delivered', withdrawn: 'withdrawn', closed: 'closed with the work' } as const;

function Requested({
  revision: { asked_at: askedAt, delivery_version: version, items, outcome },
}: {
  revision: ShownRevision;
}) {
  return (
    <>
      <p className="text-sm text-ink-2">
        Changes requested to version {version}, <When at={askedAt} style="moment" />
        {outcome === null ? null : `, ${OUTCOMES[outcome]}`}
      </p>
      <RevisionItems items={items} />
    </>
  );
}
