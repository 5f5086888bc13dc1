import { LinkButton, Button } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { Unread } from '#design/app/unread.tsx';
import { usePages } from '#kit/web/api.ts';
import { publishedSeals } from '../contract.ts';

const VERIFIER = new URL('../../../../tools/verify-proof.mjs', import.meta.url).href;
const FEW = 5;

/** How to check a proof, the program that does it, and the roots it is checked against. */
export function HowToCheck() {
  const seals = usePages(publishedSeals, { query: { limit: String(FEW) } });
  const days = seals.data?.pages.flatMap((page) => page.items) ?? [];
  const latest = seals.data?.pages[0]?.latest ?? null;
  return (
    <Panel
      title="Check a proof yourself"
      lead={
        <>
          Download the proof of an entry and the verifier, then run{' '}
          <code className="font-medium wrap-anywhere">node verify-proof.mjs proof-….json --hash</code> followed by the
          published hash of its day. It tells you whether the entry is in the sealed ledger, without relying on us.
        </>
      }
      actions={
        <LinkButton href={VERIFIER} download="verify-proof.mjs" size="sm">
          Download verifier
        </LinkButton>
      }
      flush
    >
      {seals.data === undefined ? (
        <div className="px-4 pb-4 sm:px-5">
          <Unread what="The published hashes" read={seals}>
            <RowsSkeleton rows={2} />
          </Unread>
        </div>
      ) : (
        <ul aria-label="Published hashes of the ledger" className="border-t border-line">
          {latest === null ? null : (
            <Root
              title={`Today so far, block ${latest.number}`}
              at={latest.sealed_at}
              verb="Sealed"
              hash={latest.hash}
            />
          )}
          {days.map((day) => (
            <Root key={day.day} title={`${day.day} (UTC)`} at={day.closed_at} verb="Published" hash={day.hash} />
          ))}
          {latest === null && days.length === 0 ? (
            <li className="px-4 py-3 text-sm text-ink-2 sm:px-5">
              No seals yet. The first one follows the first payment.
            </li>
          ) : null}
          {seals.hasNextPage ? (
            <li className="px-4 py-3 sm:px-5">
              <Button size="sm" onClick={() => void seals.fetchNextPage()} pending={seals.isFetchingNextPage}>
                Earlier days
              </Button>
            </li>
          ) : null}
        </ul>
      )}
    </Panel>
  );
}

/** A hash is whole, so that it can be selected and compared. */
const Root = ({ title, at, verb, hash }: { title: string; at: string; verb: string; hash: string }) => (
  <li className="grid gap-1 border-b border-line px-4 py-3 last:border-b-0 sm:px-5">
    <p className="flex flex-wrap justify-between gap-x-4 text-sm">
      <span className="font-medium">{title}</span>
      <span className="text-ink-2">
        {verb} <When at={at} style="moment" />
      </span>
    </p>
    <code className="text-xs wrap-anywhere text-ink-2 select-all">{hash}</code>
  </li>
);
