import { useNavigate, type MetaFunction } from 'react-router';
import { FormScreen } from '#design/app/form-screen.tsx';
import { toast } from '#design/public/toast-store.ts';
import { titled } from '#kit/brand.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { draftOpening, openingDesk } from '../../admin-contract.ts';
import { OpeningForm } from './opening-form.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-new-opening')) }];

export default function NewOpeningPage() {
  const navigate = useNavigate();
  const draft = useCommand(draftOpening, { stales: [openingDesk], waits: false });
  return (
    <FormScreen of={trailTo('admin-new-opening')} lead="Only staff see it until you open it.">
      <OpeningForm
        draft="new-opening"
        once
        defaults={{ title: '', kind: 'full_time', place: 'remote', location: '', body: '', closes_on: '' }}
        submitLabel="Save draft"
        submit={(body) => draft.mutateAsync({ body })}
        onDone={({ id }) => {
          toast.success('Draft saved');
          void navigate(pathTo('admin-opening', { id }), { replace: true });
        }}
      />
    </FormScreen>
  );
}
