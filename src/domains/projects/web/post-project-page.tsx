import { useNavigate, useSearchParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { BeginForm } from '#domains/services/web/services.tsx';
import { titled } from '#kit/brand.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { createProject, myProjects } from '../contract.ts';
import { PROJECT_LIMITS } from '../project.ts';
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

const { least, most } = PROJECT_LIMITS.title;

function Begin() {
  const navigate = useNavigate();
  const create = useCommand(createProject, { stales: [myProjects], waits: false });
  const drafts = useRead(myProjects, { query: { tab: 'drafts' } });
  const [latest] = drafts.data?.items ?? [];
  return (
    <>
      <ScreenHeader of={trailTo('post-project')} lead="Describe what you need. People propose a price and a time, and you choose. Posting is free." />
      <BeginForm
        hint={`What you need, in ${least} to ${most} characters. For example: Three signs for a bakery in Malmö`}
        titleLimits={PROJECT_LIMITS.title}
        create={create}
        onStart={(body) => create.mutate({ body }, { onSuccess: ({ id }) => void navigate(pathTo('post-project', {}, { draft: id }), { replace: true }) })}
      />
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
