import { Alert } from '#design/public/alert.tsx';
import { RadioCards } from '#design/public/choice.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { formatList } from '#kit/format/names.ts';
import { counted } from '#kit/format/unit.ts';
import { VISIBILITIES, type Visibility } from '../../project.ts';
import { VISIBILITY_WORDS } from '../../words.ts';
import { Preview } from './preview.tsx';
import type { StepProps } from './steps.ts';

/** Who sees it, and how it will read. */
export function PostStep({ project, draft, change }: StepProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <RadioCards
        legend="Who can see it"
        name="visibility"
        options={VISIBILITIES.map((value) => ({
          value,
          label: VISIBILITY_WORDS[value].label,
          hint: VISIBILITY_WORDS[value].hint,
        }))}
        value={draft.visibility}
        onChange={(value) => change({ visibility: value as Visibility })}
      />
      {project.state === 'draft' ? null : <Changes project={project} />}
      <Preview {...{ project, draft }} />
    </div>
  );
}

/** What differs from what is shown, and what that means for proposals made before. */
function Changes({ project }: Pick<StepProps, 'project'>) {
  const { locale } = usePlace();
  if (project.changed.length === 0) return <Alert tone="info" title="There are no changes to post." />;
  return (
    <Alert tone={project.is_material ? 'warning' : 'info'} title={`Changed: ${formatList(project.changed, locale)}`}>
      {project.proposals === 0
        ? 'There are no proposals yet.'
        : `You have ${counted(project.proposals, { one: 'proposal', other: 'proposals' }, locale)} for the project as it was. They are notified of what changed, and can change theirs or withdraw it${project.is_material ? ' freely' : ' until you shortlist it'}.`}
    </Alert>
  );
}
