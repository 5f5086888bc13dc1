import { StatusChip } from '#design/public/chip.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Ago } from '#design/public/ago.tsx';
import { Avatar } from '#design/public/avatar.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Money } from '#design/public/money.tsx';
import { Name } from '#design/public/name.tsx';
import { DataTable, type Column } from '#design/app/data-table.tsx';
import { When } from '#design/public/when.tsx';
import {
  BriefQuestions,
  ProjectBody,
  ProjectFacts,
  ReaderFiles,
  SentInvitations,
} from '#domains/projects/web/projects.tsx';
import { pathTo } from '#routes';
import { activityWords } from '../../activity-words.ts';
import { projectDesk, type ProjectDesk } from '../../desk-contract.ts';
import { Unread } from './proposal-row.tsx';

interface TabProps {
  desk: ProjectDesk;
  /** Of a proposal, opened on this desk. */
  hrefOf: (id: string) => string;
}

export function InvitedTab({ desk: { project, invitations, invitations_left: left } }: TabProps) {
  const action =
    project.state === 'open' && project.slug !== null && left > 0 ? (
      <LinkButton href={pathTo('invite-to-project', { slug: project.slug })}>Invite freelancers</LinkButton>
    ) : undefined;
  return invitations.length === 0 ? (
    <EmptyState title="No one is invited yet" action={action}>
      Invited people read your brief and accept or decline. You can invite up to {left}.
    </EmptyState>
  ) : (
    <SentInvitations invitations={invitations} />
  );
}

/** Everyone who wrote about it, those with something new first. */
export function MessagesTab({ desk: { proposals, other_talks: others }, hrefOf }: TabProps) {
  const rows = [
    ...proposals.flatMap(({ id, freelancer, talk }) =>
      talk === null ? [] : [{ who: freelancer, talk, href: hrefOf(id), about: 'Proposed' }],
    ),
    ...others.map(({ with: who, ...talk }) => ({
      who,
      talk,
      href: pathTo('messages', {}, { with: `person:${who.username}` }),
      about: '',
    })),
  ].toSorted(
    (a, b) => Number(b.talk.unread > 0) - Number(a.talk.unread > 0) || b.talk.last_at.localeCompare(a.talk.last_at),
  );
  if (rows.length === 0)
    return (
      <EmptyState title="No messages about this project yet">
        Open a proposal and write in it, or choose several and message them together.
      </EmptyState>
    );
  return (
    <ul aria-label="Conversations" className="panel divide-y divide-line overflow-hidden">
      {rows.map(({ who, talk, href, about }) => (
        <li key={who.id} className="relative flex min-h-14 items-center gap-3 px-3 py-1.5 hover:bg-sunken">
          <Avatar
            name={who.name}
            seed={who.username}
            photo={who.avatar_url === null ? null : { src: who.avatar_url }}
            size={32}
          />
          <div className="min-w-0 flex-1">
            <p className="flex items-center gap-2 text-md leading-5">
              <Link href={href} className={`row-link truncate ${talk.unread > 0 ? 'font-semibold' : 'font-medium'}`}>
                <Name of={who.name} />
              </Link>
              <span className="text-sm text-ink-2">{about}</span>
            </p>
            <p className="truncate text-sm leading-5 text-ink-2">{talk.last}</p>
          </div>
          {talk.unread > 0 ? <Unread count={talk.unread} /> : null}
          <span className="text-sm whitespace-nowrap text-ink-2">
            <Ago at={talk.last_at} />
          </span>
        </li>
      ))}
    </ul>
  );
}

export const BriefTab = ({ desk: { brief } }: TabProps) =>
  brief === null ? (
    <EmptyState title="This project is a draft">Post it to see it as others do.</EmptyState>
  ) : (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-8 lg:grid-cols-[minmax(0,1fr)_300px]">
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-8">
        <ProjectBody project={brief} hasFilesBelow />
        <ReaderFiles project={brief} isClient acceptedAt={null} stales={[projectDesk]} />
        <BriefQuestions slug={brief.slug} title={brief.title} stales={[projectDesk]} />
      </div>
      <ProjectFacts project={brief} />
    </div>
  );

export const ActivityTab = ({ desk: { activity } }: TabProps) => (
  <ol aria-label="What happened" className="panel divide-y divide-line">
    {activity.map((step, index) => (
      <li key={index} className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5">
        <p className="min-w-0 flex-1 basis-64 wrap-anywhere">
          {activityWords(step)}
          {step.reason === null || step.reason === '' ? null : (
            <span className="block text-sm text-ink-2">{step.reason}</span>
          )}
        </p>
        <span className="text-sm text-ink-2">
          <When at={step.at} style="moment" />
        </span>
      </li>
    ))}
  </ol>
);

type Contract = ProjectDesk['contracts'][number];
const columns: readonly Column<Contract>[] = [
  {
    key: 'who',
    label: 'Freelancer',
    isName: true,
    phone: 'title',
    cell: ({ freelancer }) => <Name of={freelancer.name} />,
  },
  { key: 'title', label: 'Contract', phone: 'meta', cell: ({ title, number }) => `${title}, ${number}`, long: true },
  {
    key: 'state',
    label: 'State',
    phone: 'status',
    cell: ({ state: { label, tone } }) => <StatusChip tone={tone}>{label}</StatusChip>,
  },
  { key: 'agreed', label: 'Agreed', align: 'end', phone: 'amount', cell: ({ agreed }) => <Money value={agreed} /> },
  { key: 'held', label: 'Held', align: 'end', phone: 'hidden', cell: ({ held }) => <Money value={held} /> },
  {
    key: 'released',
    label: 'Released',
    align: 'end',
    phone: 'hidden',
    cell: ({ released }) => <Money value={released} />,
  },
];

export const ContractsTab = ({ desk: { contracts } }: TabProps) => (
  <div className="panel overflow-hidden">
    <DataTable
      caption="Contracts of this project"
      columns={columns}
      rows={contracts}
      rowKey={({ number }) => number}
      rowHref={({ path }) => path}
      empty={
        <EmptyState title="No contract yet">
          Offer one from a proposal. Nothing is paid before it is signed and funded.
        </EmptyState>
      }
    />
  </div>
);
