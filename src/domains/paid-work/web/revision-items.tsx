import type { ShownRevision } from '../shapes.ts';

/** The changes of one request, each with its place in the work. */
export function RevisionItems({ items }: { items: ShownRevision['items'] }) {
  return (
    <ol className="grid list-decimal gap-2 ps-5 text-md">
      {items.map(({ what, where }, place) => (
        <li key={`${place} ${what}`} className="wrap-anywhere">
          <span className="whitespace-pre-wrap">{what}</span>
          {where === '' ? null : <span className="block text-sm text-ink-2">Where: {where}</span>}
        </li>
      ))}
    </ol>
  );
}
