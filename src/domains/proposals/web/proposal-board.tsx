import { useEffect, useState } from 'react';
import { LinkButton } from '#design/public/button.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { Money } from '#design/public/money.tsx';
import { Panel } from '#design/public/panel.tsx';
import { counted } from '#kit/format/unit.ts';
import { dashboards } from '#kit/dashboard.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { useSearchParams } from 'react-router';
import { seeProposals, type ProjectRoom, type ShownProposal } from '../contract.ts';
import type { ProposalState } from '../proposal.ts';
import { ContractLink, OfferLink } from './contract-link.tsx';
import { ProposalItem } from './proposal-item.tsx';

const COLUMNS: readonly { readonly key: string; readonly title: string; readonly states: readonly ProposalState[] }[] = [
  { key: 'new', title: 'New', states: ['submitted'] },
  { key: 'shortlisted', title: 'Shortlisted', states: ['shortlisted'] },
  { key: 'interviewing', title: 'Interviewing', states: ['interviewing'] },
  { key: 'offered', title: 'Offered', states: ['offered', 'accepted'] },
  { key: 'declined', title: 'Declined', states: ['declined', 'withdrawn', 'not_selected', 'lapsed'] },
];

/** The client’s board: columns by what was decided, and those that are marked beside each other. */
export function ProposalBoard({ room }: { room: ProjectRoom }) {
  const { project, proposals } = room;
  const [search] = useSearchParams();
  const [compared, setCompared] = useState<readonly string[]>([]);
  const see = useCommand(seeProposals, { stales: [dashboards.client], isMark: true });
  const { mutate } = see;
  const hasUnseen = proposals.some(({ is_opened: isOpened }) => !isOpened);
  useEffect(() => {
    if (hasUnseen) mutate({ params: { slug: project.slug } });
  }, [hasUnseen, mutate, project.slug]);
  const inColumn = (states: readonly ProposalState[]) => proposals.filter(({ state }) => states.includes(state));
  const first = COLUMNS.find(({ states }) => inColumn(states).length > 0) ?? COLUMNS[0];
  const column = COLUMNS.find(({ key }) => key === search.get('proposals')) ?? first;
  const shown = column === undefined ? [] : inColumn(column.states);
  const beside = proposals.filter(({ id }) => compared.includes(id));
  return (
    <Panel
      title="Proposals"
      lead={`${counted(proposals.length, { one: 'proposal', other: 'proposals' })} for your project. Only you see them.`}
      actions={
        <LinkButton size="sm" href={pathTo('manage-projects')}>
          Your projects
        </LinkButton>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <LinkTabs
          label="Proposals by what you decided"
          tabs={COLUMNS.map(({ key, title, states }) => ({
            href: pathTo('project', { slug: project.slug }, { proposals: key }),
            label: title,
            count: inColumn(states).length,
            current: key === column?.key,
          }))}
        />
        {beside.length > 1 ? <Compare proposals={beside} /> : null}
        {shown.length === 0 ? (
          <p className="text-ink-2">{proposals.length === 0 ? 'No proposals yet. You are notified of each.' : 'None here.'}</p>
        ) : (
          <ul className="grid gap-4">
            {shown.map((proposal) => (
              <ProposalItem
                key={proposal.id}
                proposal={proposal}
                isCompared={compared.includes(proposal.id)}
                onCompare={(is) => setCompared(is ? [...compared, proposal.id] : compared.filter((id) => id !== proposal.id))}
              />
            ))}
          </ul>
        )}
      </div>
    </Panel>
  );
}

/** What can be compared in a row each: price, time, how much was written. */
const Compare = ({ proposals }: { proposals: readonly ShownProposal[] }) => (
  <div className="overflow-x-auto" role="region" aria-label="Compared proposals" tabIndex={0}>
    <table className="w-full text-start">
      <thead>
        <tr>
          <th scope="col" className="py-2 pe-4 text-start">
            Freelancer
          </th>
          <th scope="col" className="py-2 pe-4 text-end">
            Price
          </th>
          <th scope="col" className="py-2 pe-4 text-end">
            Time
          </th>
          <th scope="col" className="py-2 pe-4 text-end">
            Milestones
          </th>
          <th scope="col" className="py-2 pe-4 text-start">
            Your note
          </th>
          <th scope="col" className="py-2 text-start">
            Contract
          </th>
        </tr>
      </thead>
      <tbody>
        {proposals.map((one) => (
          <tr key={one.id} className="border-t border-line">
            <th scope="row" className="py-2 pe-4 text-start font-semibold">
              {one.freelancer.name}
            </th>
            <td className="py-2 pe-4 text-end">
              <Money value={one.price} />
            </td>
            <td className="tnum py-2 pe-4 text-end">{counted(one.days, { one: 'day', other: 'days' })}</td>
            <td className="tnum py-2 pe-4 text-end">{Math.max(1, one.milestones.length)}</td>
            <td className="py-2 pe-4 wrap-anywhere">{one.note ?? ''}</td>
            <td className="py-2">
              <OfferLink of={one} />
              <ContractLink of={one} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
