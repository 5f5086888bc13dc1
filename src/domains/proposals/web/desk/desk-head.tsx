import { Pencil, Share2, UserPlus } from 'lucide-react';
import { useNavigate } from 'react-router';
import { DeskHead } from '#design/app/desk.tsx';
import { Menu } from '#design/app/menu.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { When } from '#design/public/when.tsx';
import { budgetWords, STATE_WORDS, VISIBILITY_WORDS } from '#domains/projects/words.ts';
import { CloseDialog, titleOfProject, useProjectActs } from '#domains/projects/web/projects.tsx';
import { counted } from '#kit/format/unit.ts';
import { pathTo, trailTo } from '#routes';
import { projectDesk, type ProjectDesk } from '../../desk-contract.ts';
import { useShare } from './use-share.ts';

/** All of them are on one line of a phone. */
const FITS = 'max-sm:px-2.5';

/** Title, state with its clock, and what can be done with the project as a whole. */
export function ProjectHead({ project }: Pick<ProjectDesk, 'project'>) {
  const { locale } = usePlace();
  const navigate = useNavigate();
  const { copy, share } = useShare(project);
  const { can, entries, act, isClosing, stopClosing } = useProjectActs(project, {
    shownIn: [projectDesk],
    onDeleted: () => void navigate(pathTo('manage-projects', {}, { tab: 'drafts' }), { replace: true }),
  });
  const {
    id,
    slug,
    state,
    clock,
    visibility,
    budget_least: least,
    budget_most: most,
    hires,
    hires_wanted: wanted,
  } = project;
  const isShared = slug !== null && state !== 'draft' && state !== 'pending_review';
  const items = [
    ...(isShared
      ? [
          { key: 'page', label: 'See what others see', href: pathTo('project', { slug }) },
          { key: 'copy', label: 'Copy link' },
        ]
      : []),
    ...entries,
  ];
  // One line with the state.
  const facts = [
    ...(least === null || most === null ? [] : [budgetWords(least, most, locale)]),
    ...(visibility === 'public' ? [] : [VISIBILITY_WORDS[visibility].label]),
    ...(hires > 0 || wanted > 1
      ? [`${hires} of ${counted(wanted, { one: 'person', other: 'people' }, locale)} hired`]
      : []),
  ];
  return (
    <>
      <DeskHead
        of={trailTo('manage-project', { called: titleOfProject(project) })}
        state={
          <>
            <StatusChip tone={STATE_WORDS[state].tone}>{STATE_WORDS[state].label}</StatusChip>
            {clock === null ? null : (
              <span>
                Closes <When at={clock.ends_at} />
              </span>
            )}
            {facts.map((fact) => (
              <span key={fact} className="text-ink-2">
                {fact}
              </span>
            ))}
          </>
        }
        actions={
          <>
            {can('edit') && slug !== null ? (
              <LinkButton size="sm" icon={Pencil} className={FITS} href={pathTo('edit-project', { slug })}>
                Edit
              </LinkButton>
            ) : null}
            {state === 'open' && slug !== null ? (
              <LinkButton size="sm" icon={UserPlus} className={FITS} href={pathTo('invite-to-project', { slug })}>
                Invite
              </LinkButton>
            ) : null}
            {isShared && visibility !== 'invite_only' ? (
              <Button size="sm" icon={Share2} className={FITS} onClick={share}>
                Share
              </Button>
            ) : null}
            {items.length === 0 ? null : (
              <Menu
                label="More about this project"
                items={items}
                onAction={(key) => (key === 'copy' ? copy() : act(key))}
              />
            )}
          </>
        }
      />
      {isClosing ? <CloseDialog ids={[id]} onClose={stopClosing} /> : null}
    </>
  );
}
