import { useNavigate, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { titled } from '#kit/brand.ts';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { createService, myServices } from '../contract.ts';
import { PUBLISH_LIMITS } from '../publish-rules.ts';
import { BeginForm } from './wizard/begin-form.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('create-service')) }];

export default function CreateServicePage() {
  return (
    <ForSide side="selling" header={<ScreenHeader of={trailTo('create-service')} />}>
      <CreateService />
    </ForSide>
  );
}

function CreateService() {
  const navigate = useNavigate();
  const create = useCommand(createService, { stales: [myServices], waits: false });
  return (
    <>
      <ScreenHeader
        of={trailTo('create-service')}
        lead="Say what clients get, by when and for how much. It takes about 5 minutes."
      />
      <BeginForm
        hint={`What the client gets, in ${PUBLISH_LIMITS.title.least} to ${PUBLISH_LIMITS.title.most} characters. For example: Brand identity with a usable system, not just a logo`}
        titleLimits={PUBLISH_LIMITS.title}
        create={create}
        onStart={(body) =>
          create.mutate(
            { body },
            { onSuccess: ({ id }) => void navigate(pathTo('edit-service', { id }), { replace: true }) },
          )
        }
      />
    </>
  );
}
