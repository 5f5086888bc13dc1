import { useNavigate, useParams, type MetaFunction } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { When } from '#design/public/when.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { myService, myServices } from '../contract.ts';
import { restoreVersion, serviceVersion, type ServiceVersion } from '../versions-contract.ts';
import { ContentCompare } from './content-compare.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('service-version')) }];

export default function VersionPage() {
  const { id = '', number = '' } = useParams();
  return (
    <ForSide
      key={`${id}/${number}`}
      side="selling"
      header={<ScreenHeader of={trailTo('service-version', { params: { id }, called: `Version ${number}` })} />}
    >
      <OneVersion id={id} number={number} />
    </ForSide>
  );
}

function OneVersion({ id, number }: { id: string; number: string }) {
  const read = useRead(serviceVersion, { params: { id, number } });
  const { data } = read;
  return (
    <>
      <ScreenHeader
        of={trailTo('service-version', { params: { id }, called: `Version ${number}` })}
        lead={
          data === undefined ? undefined : (
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              {data.is_live ? <StatusChip tone="success">Current</StatusChip> : null}
              <span>
                Published <When at={data.published_at} style="moment" />
              </span>
            </span>
          )
        }
        actions={
          data === undefined || data.is_live || !data.can_restore ? undefined : <Restore id={id} version={data} />
        }
      />
      {data === undefined ? (
        <Unread what="This version" read={read}>
          <Loading label="Loading the version" className="panel pad">
            <TextSkeleton lines={8} />
          </Loading>
        </Unread>
      ) : (
        <ContentCompare
          title={data.before === null ? 'What it said' : `Compared with version ${data.before.number}`}
          content={data.content}
          other={data.before?.content ?? null}
          names={[`Version ${number}`, data.before === null ? '' : `Version ${data.before.number}`]}
        />
      )}
    </>
  );
}

function Restore({
  id,
  version: { number, has_unpublished_changes: hasChanges },
}: {
  id: string;
  version: ServiceVersion;
}) {
  const navigate = useNavigate();
  const restore = useCommand(restoreVersion, { stales: [myService, myServices] });
  const ask = (): void =>
    void confirm({
      title: `Restore version ${number} as your draft?`,
      body: `${hasChanges ? 'It replaces the changes that you have not published. ' : ''}What clients see stays as it is until you publish the draft.`,
      okLabel: 'Restore as draft',
      act: async () => {
        await restore.mutateAsync({ params: { id, number: String(number) } });
        toast.success(`Version ${number} is your draft`);
        await navigate(pathTo('edit-service', { id }, { step: 'publish' }));
      },
    });
  return (
    <Button variant="primary" onClick={ask}>
      Restore as draft
    </Button>
  );
}
