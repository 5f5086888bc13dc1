import { useState, type FormEvent } from 'react';
import { useNavigate, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Button } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { titled } from '#kit/brand.ts';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { createService, myServices } from '../contract.ts';
import { CategoryField } from './wizard/category-field.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('create-service')) }];

export default function CreateServicePage() {
  return (
    <ForSide side="selling" header={<ScreenHeader of={trailTo('create-service')} />}>
      <CreateService />
    </ForSide>
  );
}

/** Two questions, then the draft exists and everything after that is saved while typing. */
function CreateService() {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const create = useCommand(createService, { stales: [myServices], waits: false });
  const start = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate({ body: { title, category } }, { onSuccess: ({ id }) => void navigate(pathTo('edit-service', { id }), { replace: true }) });
  };
  return (
    <>
      <ScreenHeader of={trailTo('create-service')} lead="Say what buyers get, by when and for how much. It takes about 5 minutes." />
      <form className="mt-6 grid max-w-[40rem] gap-6" noValidate onSubmit={start}>
        <ErrorSummary items={create.isError ? [{ message: create.error.message }] : []} />
        <TextField
          label="Title"
          optional
          hint="For example: Brand identity with a usable system, not just a logo"
          value={title}
          maxLength={200}
          onChange={(event) => setTitle(event.target.value)}
        />
        <CategoryField value={category} onChange={setCategory} />
        <div>
          <Button type="submit" variant="primary" pending={create.isPending}>
            Continue
          </Button>
        </div>
      </form>
    </>
  );
}
