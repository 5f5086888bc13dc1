import { useState, type FormEvent } from 'react';
import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { ErrorSummary } from '#design/public/error-summary.tsx';
import { TextField } from '#design/public/field.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { CategoryField } from '#domains/services/web/services.tsx';
import { titled } from '#kit/brand.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { createProject, myProjects } from '../contract.ts';
import { OpenedWizard } from './wizard/opened-wizard.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('post-project')) }];

/** Which draft is in the address: a reload, another device or a link in a notice lead to the same words. */
export default function PostProjectPage() {
  const [search] = useSearchParams();
  const id = search.get('draft');
  return (
    <ForSide key={id} side="buying" header={<ScreenHeader of={trailTo('post-project')} />}>
      {id === null ? <Begin /> : <OpenedWizard name={id} screen="post-project" />}
    </ForSide>
  );
}

/** Two questions, then the draft exists and everything after that is saved while typing. */
function Begin() {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [category, setCategory] = useState<string | null>(null);
  const create = useCommand(createProject, { stales: [myProjects], waits: false });
  const drafts = useRead(myProjects, { query: { tab: 'drafts' } });
  const start = (event: FormEvent): void => {
    event.preventDefault();
    create.mutate({ body: { title, category } }, { onSuccess: ({ id }) => void navigate(pathTo('post-project', {}, { draft: id }), { replace: true }) });
  };
  const [latest] = drafts.data?.items ?? [];
  return (
    <>
      <ScreenHeader of={trailTo('post-project')} lead="Describe what you need. People propose a price and a time, and you choose. Posting is free." />
      <form className="mt-6 grid max-w-[40rem] gap-6" noValidate onSubmit={start}>
        <ErrorSummary items={create.isError ? [{ message: create.error.message }] : []} />
        <TextField
          label="What do you need?"
          optional
          hint="For example: Three signs for a bakery in Malmö"
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
      {/* Below the form, so that nothing moves when it arrives. */}
      {latest === undefined ? null : (
        <p className="mt-8 flex flex-wrap items-center gap-3">
          You have a draft{latest.title === '' ? '' : ` called “${latest.title}”`}.
          <LinkButton size="sm" href={pathTo('post-project', {}, { draft: latest.id })}>
            Continue it
          </LinkButton>
        </p>
      )}
    </>
  );
}
