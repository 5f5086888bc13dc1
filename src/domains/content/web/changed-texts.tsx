import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { Unread } from '#design/app/unread.tsx';
import { When } from '#design/public/when.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { agreeTo, contentChanges, myAgreements } from '../contract.ts';
import { TextDiff } from './public/text-diff.tsx';

type Line = DataOf<typeof myAgreements>['items'][number];
type Agreed = NonNullable<Line['agreed']>;

/**
 * Legal texts that changed since one agreed to them, each as its difference, until one agrees (CNT-6). No redirect
 * leads here.
 */
export function ChangedTexts() {
  const { data } = useRead(myAgreements, {});
  return data?.items.map((line) =>
    line.waits && line.agreed !== null ? <OneText key={line.page} line={line} agreed={line.agreed} /> : null,
  );
}

function OneText({ line: { page, title, in_force: inForce }, agreed }: { line: Line; agreed: Agreed }) {
  const read = useRead(contentChanges, {
    params: { page },
    query: { from: String(agreed.number), to: String(inForce.number) },
  });
  const agree = useCommand(agreeTo, { stales: [myAgreements] });
  const send = (): void =>
    agree.mutate({ body: { page, number: inForce.number } }, { onSuccess: () => toast.success('Agreed', title) });
  return (
    <div>
      <Panel
        title={`${title}: what changed`}
        lead={
          <>
            {'Since '}
            <When at={inForce.effective_at} />
            {inForce.note === '' ? '. You agreed to the version before.' : `: ${inForce.note}`}
          </>
        }
        footer={
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Button variant="primary" size="sm" pending={agree.isPending} onClick={send}>
              {`Agree to version ${inForce.number}`}
            </Button>
            <Link href={pathTo(page)} className="link">
              Read all of it
            </Link>
          </div>
        }
      >
        <Unread what="The changes" read={read}>
          {read.data === undefined ? (
            <Loading label="Loading the changes">
              <RowsSkeleton rows={3} />
            </Loading>
          ) : (
            <div className="max-h-72 overflow-y-auto" tabIndex={0} role="region" aria-label={`What changed: ${title}`}>
              <TextDiff changes={read.data.changes} />
            </div>
          )}
        </Unread>
        {agree.error === null ? null : <Alert tone="danger" live className="mt-3" title={agree.error.message} />}
      </Panel>
    </div>
  );
}
