import { useParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { myService } from '../contract.ts';
import { ServiceWizard } from './wizard/service-wizard.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('edit-service')) }];

export default function EditServicePage() {
  const { id = '' } = useParams();
  return (
    <ForSide key={id} side="selling" header={<ScreenHeader of={trailTo('edit-service')} />}>
      <EditService id={id} />
    </ForSide>
  );
}

function EditService({ id }: { id: string }) {
  const service = useRead(myService, { params: { id } });
  if (service.data !== undefined) return <ServiceWizard service={service.data} />;
  const isMissing = service.error?.name === 'Failure' && 'code' in service.error && service.error.code === 'not_found';
  return (
    <>
      <ScreenHeader of={trailTo('edit-service')} />
      {isMissing ? (
        <Alert
          tone="danger"
          title="Service not found"
          action={
            <LinkButton href={pathTo('my-services')} size="sm">
              My services
            </LinkButton>
          }
        />
      ) : (
        <Unread what="Your service" read={service}>
          <Loading label="Loading your service">
            <RowsSkeleton rows={6} />
          </Loading>
        </Unread>
      )}
    </>
  );
}
