import { lazy, Suspense, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { keysOf, takeFreeFocus } from '#design/app/keys.ts';
import { EmptyState } from '#design/public/empty-state.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { myProjects } from '#domains/projects/contract.ts';
import { dashboards } from '#kit/dashboard.ts';
import { useCommand } from '#kit/web/api.ts';
import { pathTo } from '#routes';
import { viewProposal } from '../../contract.ts';
import type { DeskProposal, ProjectDesk } from '../../desk-contract.ts';
import { arranged, isNew, mostOf } from '../../desk.ts';
import { PROPOSAL_LIMITS } from '../../proposal.ts';
import { ChosenProposals } from './chosen-proposals.tsx';
import type { DeskAddress } from './desk-address.ts';
import { KeysHelp } from './keys-help.tsx';
import { ProposalRow } from './proposal-row.tsx';
import { Toolbar } from './toolbar.tsx';
import type { Decisions } from './use-decisions.ts';

/** Loaded when they are opened. */
const Board = lazy(async () => ({ default: (await import('./board.tsx')).Board }));
const Compare = lazy(async () => ({ default: (await import('./compare.tsx')).Compare }));
const ProposalPanel = lazy(async () => ({ default: (await import('./proposal-panel.tsx')).ProposalPanel }));

interface ProposalsTabProps {
  desk: ProjectDesk;
  address: DeskAddress;
  decisions: Decisions;
}

/**
 * Opened for the first time: its freelancer sees that. Those of this visit are no longer new here, without reading all
 * again.
 */
function useOpened(opened: DeskProposal | undefined): ReadonlySet<string> {
  const { mutate } = useCommand(viewProposal, { stales: [myProjects, dashboards.client], isMark: true });
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const id = opened === undefined || opened.is_opened || seen.has(opened.id) ? null : opened.id;
  useEffect(() => {
    if (id === null) return;
    setSeen((before) => new Set([...before, id]));
    mutate({ params: { id } });
  }, [id, mutate]);
  return seen;
}

/**
 * A list or a board, the opened proposal beside it, and what several have in common; worked by keys as well as by
 * pressing.
 */
export function ProposalsTab({ desk, address, decisions }: ProposalsTabProps) {
  const { place, hrefWith, go } = address;
  const opened = desk.proposals.find(({ id }) => id === place.proposal);
  const seen = useOpened(opened);
  const [chosen, choose] = useState<readonly string[]>([]);
  const [isHelp, help] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const all = useMemo(
    () => desk.proposals.map((proposal) => (seen.has(proposal.id) ? { ...proposal, is_opened: true } : proposal)),
    [desk.proposals, seen],
  );
  const most = mostOf(desk.brief);
  const shown = useMemo(
    () => arranged(all, place.view === 'board' ? { ...place, column: null } : place, most),
    [all, place, most],
  );
  const onBoard = useMemo(
    () => (place.view === 'board' ? [...shown, ...arranged(all, { ...place, column: 'ended' }, most)] : shown),
    [all, place, most, shown],
  );
  const openId = opened?.id ?? null;
  useFocusWith(openId, root, panel);
  // After what the reader does, too: the row or button that had the focus may be gone. Never because others changed
  // something.
  useEffect(() => takeFreeFocus(root.current), [place, decisions.isPending]);
  if (desk.proposals.length === 0) return <None desk={desk} />;
  const compared = place.compare.flatMap((id) => all.find((proposal) => proposal.id === id) ?? []);
  const marked = chosen.flatMap((id) => all.find((proposal) => proposal.id === id) ?? []);
  const open = (id: string): void => go({ proposal: id });
  const close = (): void => go({ proposal: null });
  const toggle = (id: string): void =>
    choose((before) => (before.includes(id) ? before.filter((other) => other !== id) : [...before, id]));
  const at = onBoard.findIndex(({ id }) => id === openId);
  /** With a proposal open, the next one opens; else the focus moves on. */
  const step = (by: 1 | -1): void => {
    const rows = [...(root.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
    if (opened === undefined) {
      const from = rows.findIndex((row) => row === document.activeElement);
      rows[Math.min(rows.length - 1, Math.max(0, from + by))]?.focus();
      return;
    }
    const next = onBoard[at + by];
    if (next !== undefined) go({ proposal: next.id }, true);
  };
  const current = (): DeskProposal | undefined => {
    const row =
      document.activeElement instanceof HTMLElement
        ? document.activeElement.closest('li')?.querySelector<HTMLElement>('[data-row]')
        : null;
    return opened ?? all.find(({ id }) => id === row?.dataset['row']);
  };
  const withCurrent = (act: (proposal: DeskProposal) => void) => (): void => {
    const proposal = current();
    if (proposal !== undefined) act(proposal);
  };
  const keys = keysOf({
    j: () => step(1),
    k: () => step(-1),
    s: withCurrent(decisions.shortlist),
    i: withCurrent(decisions.interview),
    d: withCurrent((proposal) => decisions.decline([proposal])),
    x: withCurrent(({ id }) => toggle(id)),
    '?': () => help(true),
    ...(opened === undefined ? {} : { Escape: close }),
  });
  if (compared.length >= PROPOSAL_LIMITS.compared.least && opened === undefined)
    return (
      <LazyPart>
        <Compare
          proposals={compared}
          questions={desk.brief?.questions ?? []}
          hrefOf={(id) => hrefWith({ proposal: id })}
          backHref={hrefWith({ compare: [] })}
          decisions={decisions}
        />
      </LazyPart>
    );
  return (
    <div
      ref={root}
      tabIndex={-1}
      role="group"
      aria-label="Proposals and the one that is open"
      // The keys of the list and of the panel, wherever the focus is inside: a dialog that was opened in here is
      // elsewhere on the page.
      onKeyDown={(event) => (root.current?.contains(event.target as Node) === true ? keys(event) : undefined)}
      className={`grid grid-cols-[minmax(0,1fr)] items-start gap-5 outline-none ${opened === undefined ? '' : 'lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]'}`}
    >
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${opened === undefined ? '' : 'max-lg:hidden'}`}>
        <Toolbar all={all} address={address} />
        {marked.length === 0 ? null : (
          <ChosenProposals
            chosen={marked}
            decisions={decisions}
            onCompare={() => go({ compare: chosen, proposal: null })}
            onClear={() => choose([])}
          />
        )}
        {place.view === 'board' ? (
          <LazyPart>
            <Board
              shown={onBoard}
              hrefOf={(id) => hrefWith({ proposal: id })}
              openId={openId}
              decisions={decisions}
              onOpen={open}
            />
          </LazyPart>
        ) : shown.length === 0 ? (
          <NothingShown place={place} hrefWith={hrefWith} />
        ) : (
          <ul aria-label="Proposals" className="panel @container divide-y divide-line overflow-hidden">
            {shown.map((proposal) => (
              <ProposalRow
                key={proposal.id}
                one={proposal}
                href={hrefWith({ proposal: proposal.id })}
                isNew={isNew(proposal)}
                isOpen={proposal.id === openId}
                isChosen={chosen.includes(proposal.id)}
                onOpen={open}
                onChoose={toggle}
              />
            ))}
          </ul>
        )}
        <p className="text-sm text-ink-2 max-lg:hidden">
          Keys: j and k move, Enter opens.{' '}
          <button type="button" className="link" onClick={() => help(true)}>
            All keys
          </button>
        </p>
      </div>
      {opened === undefined ? null : (
        <section
          ref={panel}
          tabIndex={-1}
          aria-label={`Proposal of ${opened.freelancer.name}`}
          className="flex min-w-0 flex-col bg-surface outline-none max-lg:-mx-4 max-lg:-mt-5 sm:max-lg:-mx-6 lg:rounded-lg lg:border lg:border-line lg:sticky lg:top-4 lg:h-[calc(100dvh-4.75rem)] lg:overflow-y-auto"
        >
          <LazyPart>
            <ProposalPanel
              key={opened.id}
              one={{ ...opened, is_opened: true }}
              decisions={decisions}
              at={at + 1}
              of={onBoard.length}
              onStep={step}
              onClose={close}
            />
          </LazyPart>
        </section>
      )}
      <KeysHelp isOpen={isHelp} onClose={() => help(false)} />
    </div>
  );
}

/** What narrows the list found nothing, or every proposal has ended. */
function NothingShown({ place: { column, filters, q }, hrefWith }: Pick<DeskAddress, 'place' | 'hrefWith'>) {
  return column === null && filters.length === 0 && q === '' ? (
    <EmptyState
      title="No active proposals"
      action={<LinkButton href={hrefWith({ column: 'ended' })}>Show ended proposals</LinkButton>}
    >
      All of them were declined, withdrawn or not selected.
    </EmptyState>
  ) : (
    <EmptyState
      title="No proposal fits"
      action={<LinkButton href={hrefWith({ column: null, filters: [], q: '' })}>Show all active proposals</LinkButton>}
    >
      Change the filters, or search for something else.
    </EmptyState>
  );
}

const LazyPart = ({ children }: { children: ReactNode }) => (
  <Suspense
    fallback={
      <Loading label="Loading this part" className="py-4">
        <RowsSkeleton rows={6} />
      </Loading>
    }
  >
    {children}
  </Suspense>
);

/** Where the panel stays while the page is scrolled, in CSS pixels: `top-4`. */
const STUCK_AT = 16;

/**
 * Its foot has what is decided about it: below the head of the desk it would be out of sight. On phones it is a page,
 * which begins at its top.
 */
function showWhole(root: HTMLElement | null, panel: HTMLElement | null): void {
  if (panel === null) return;
  if (!matchMedia('(width >= 64rem)').matches) scrollTo(0, 0);
  else if (panel.getBoundingClientRect().bottom > innerHeight)
    scrollBy(0, (root?.getBoundingClientRect().top ?? STUCK_AT) - STUCK_AT);
}

/** The focus follows what is opened, so that the keys work on; when it closes, it goes back to its row. */
function useFocusWith(
  openId: string | null,
  root: React.RefObject<HTMLElement | null>,
  panel: React.RefObject<HTMLElement | null>,
): void {
  const before = useRef(openId);
  // A link may lead to an opened one.
  useEffect(() => showWhole(root.current, panel.current), [root, panel]);
  useEffect(() => {
    if (before.current === openId) return;
    const last = before.current;
    before.current = openId;
    if (openId !== null) {
      panel.current?.focus({ preventScroll: true });
      panel.current?.scrollTo({ top: 0 });
      showWhole(root.current, panel.current);
    } else if (last !== null) root.current?.querySelector<HTMLElement>(`[data-row="${last}"]`)?.focus();
  }, [openId, root, panel]);
}

const None = ({ desk: { project } }: Pick<ProposalsTabProps, 'desk'>) => (
  <EmptyState
    title="No proposals yet"
    action={
      project.state === 'open' && project.slug !== null ? (
        <Link className="link" href={pathTo('project', { slug: project.slug })}>
          See what freelancers see
        </Link>
      ) : undefined
    }
  >
    You are notified of each. They appear here, with who sent them.
  </EmptyState>
);
