import { useParams, type MetaFunction } from 'react-router';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { useRead } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { myService } from '../contract.ts';
import { ServiceWizard } from './wizard/service-wizard.tsx';

export const meta: MetaFunction = () => [{ title: 'Edit service · Docket' }];

export default function EditServicePage() {
  const { id = '' } = useParams();
  const service = useRead(myService, { params: { id } });
  if (service.isPending) {
    return (
      <Loading label="Opening your service">
        <RowsSkeleton rows={6} />
      </Loading>
    );
  }
  if (service.isError) {
    const isMissing = service.error.name === 'Failure' && 'code' in service.error && service.error.code === 'not_found';
    return (
      <Alert
        tone="danger"
        title={isMissing ? 'There is no service of yours at this address' : service.error.message}
        action={
          isMissing ? (
            <LinkButton href={pathTo('my-services')} size="sm">
              My services
            </LinkButton>
          ) : (
            <Button size="sm" onClick={() => void service.refetch()}>
              Try again
            </Button>
          )
        }
      />
    );
  }
  return <ServiceWizard key={service.data.id} service={service.data} refetch={() => void service.refetch()} />;
}
