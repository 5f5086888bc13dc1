import { useParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { ForSide } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { titleOf, trailTo } from '#routes';
import { OpenedWizard } from './wizard/opened-wizard.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('edit-project')) }];

/** The same wizard, with what changed before it is shown. */
export default function EditProjectPage() {
  const { slug = '' } = useParams();
  return (
    <ForSide key={slug} side="buying" header={<ScreenHeader of={trailTo('edit-project')} />}>
      <OpenedWizard name={slug} screen="edit-project" />
    </ForSide>
  );
}
