import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { agreeTo, myAgreements } from '../contract.ts';

type Line = DataOf<typeof myAgreements>['items'][number];

/** In the settings: the legal texts one agreed to, and those that changed since. */
export function AgreementsPanel() {
  const read = useRead(myAgreements, {});
  return (
    <div id="agreements" className="scroll-mt-6">
      <Panel title="What you agreed to" flush>
        {read.data === undefined ? (
          <Unread what="Your agreements" read={read}>
            <Loading label="Loading your agreements">
              <RowsSkeleton rows={3} />
            </Loading>
          </Unread>
        ) : (
          <ul className="divide-y divide-line border-t border-line">
            {read.data.items.map((line) => (
              <OneText key={line.page} line={line} />
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

function OneText({ line: { page, title, in_force: inForce, agreed, waits } }: { line: Line }) {
  const agree = useCommand(agreeTo, { stales: [myAgreements] });
  return (
    <li className="grid gap-2 px-4 py-3 sm:px-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="min-w-0">
          <Link href={pathTo(page)} className="font-medium">
            {title}
          </Link>
          <p className="text-sm text-ink-2">
            {agreed === null ? (
              `Version ${inForce.number} is in force`
            ) : (
              <>
                {`You agreed to version ${agreed.number} on `}
                <When at={agreed.at} />
              </>
            )}
          </p>
        </div>
        {waits ? (
          <Button
            size="sm"
            variant="primary"
            pending={agree.isPending}
            onClick={() => agree.mutate({ body: { page, number: inForce.number } })}
          >
            {`Agree to version ${inForce.number}`}
          </Button>
        ) : null}
      </div>
      {waits && agreed !== null ? (
        <Link href={pathTo(page, {}, { from: String(agreed.number), to: String(inForce.number) })}>
          See what changed
        </Link>
      ) : null}
      {agree.error === null ? null : <Alert tone="danger" live title={agree.error.message} />}
    </li>
  );
}
