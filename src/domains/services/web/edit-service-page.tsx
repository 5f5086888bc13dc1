import { useParams, type MetaFunction } from 'react-router';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Breadcrumb } from '#design/public/breadcrumb.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { myService } from '../contract.ts';
import { ServiceWizard } from './wizard/service-wizard.tsx';

export const meta: MetaFunction = () => [{ title: 'Edit service · Docket' }];

export default function EditServicePage() {
  const { id = '' } = useParams();
  const service = useRead(myService, { params: { id } });
  if (service.data !== undefined) return <ServiceWizard key={service.data.id} service={service.data} refetch={() => void service.refetch()} />;
  const isMissing = service.error?.name === 'Failure' && 'code' in service.error && service.error.code === 'not_found';
  return (
    <>
      <PageHeader above={<Breadcrumb items={[{ href: pathTo('my-services'), label: 'My services' }]} current="Edit" />} title="Edit service" />
      {isMissing ? (
        <Alert
          tone="danger"
          title="There is no service of yours at this address"
          action={
            <LinkButton href={pathTo('my-services')} size="sm">
              My services
            </LinkButton>
          }
        />
      ) : (
        <Unread what="Your service" read={service}>
          <Loading label="Opening your service">
            <RowsSkeleton rows={6} />
          </Loading>
        </Unread>
      )}
    </>
  );
}
