import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pathTo } from '#routes';
import { COLUMNS, FILTERS, SORTS, type Arranged, type Column, type Filter, type Sort } from '../../desk.ts';
import { PROPOSAL_LIMITS } from '../../proposal.ts';

export const TABS = ['proposals', 'invited', 'messages', 'brief', 'activity', 'contracts'] as const;
export type Tab = (typeof TABS)[number];

/** What the desk shows: all of it is in the address, so that a reload, a link and Back keep it. */
export interface DeskPlace extends Arranged {
  readonly tab: Tab;
  readonly view: 'list' | 'board';
  /** The opened proposal. */
  readonly proposal: string | null;
  /** Those side by side. */
  readonly compare: readonly string[];
  /** It was posted just now. */
  readonly isPosted: boolean;
}

const known = <One extends string>(all: readonly One[], text: string | null): One | undefined =>
  all.find((option) => option === text);
const listed = (text: string | null): string[] => (text ?? '').split(',').filter(Boolean);

export function placeFrom(search: URLSearchParams): DeskPlace {
  return {
    tab: known<Tab>(TABS, search.get('tab')) ?? 'proposals',
    view: search.get('view') === 'board' ? 'board' : 'list',
    sort: known<Sort>(SORTS, search.get('sort')) ?? 'match',
    column: known<Column>(COLUMNS, search.get('show')) ?? null,
    filters: listed(search.get('only')).flatMap((filter) => known<Filter>(FILTERS, filter) ?? []),
    q: search.get('q') ?? '',
    proposal: search.get('proposal'),
    compare: listed(search.get('compare')).slice(0, PROPOSAL_LIMITS.compared.most),
    isPosted: search.get('posted') === 'yes',
  };
}

/** The defaults have no place in the address. */
export function hrefOf(
  slug: string,
  { tab, view, sort, column, filters, q, proposal, compare, isPosted }: DeskPlace,
): string {
  return pathTo(
    'manage-project',
    { slug },
    {
      ...(tab === 'proposals' ? {} : { tab }),
      ...(view === 'list' ? {} : { view }),
      ...(sort === 'match' ? {} : { sort }),
      ...(column === null ? {} : { show: column }),
      ...(filters.length === 0 ? {} : { only: filters.join(',') }),
      ...(q === '' ? {} : { q }),
      ...(compare.length === 0 ? {} : { compare: compare.join(',') }),
      ...(proposal === null ? {} : { proposal }),
      ...(isPosted ? { posted: 'yes' } : {}),
    },
  );
}

export interface DeskAddress {
  readonly place: DeskPlace;
  readonly hrefWith: (change: Partial<DeskPlace>) => string;
  /** Stays where the page is scrolled; `isSame` adds no entry to the history. */
  readonly go: (change: Partial<DeskPlace>, isSame?: boolean) => void;
}

export function useDeskAddress(slug: string): DeskAddress {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const place = useMemo(() => placeFrom(search), [search]);
  const hrefWith = (change: Partial<DeskPlace>): string => hrefOf(slug, { ...place, ...change });
  return {
    place,
    hrefWith,
    go: (change, isSame = false) => void navigate(hrefWith(change), { replace: isSame, preventScrollReset: true }),
  };
}
