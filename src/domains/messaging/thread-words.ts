import type { Thread } from './contract.ts';

const KINDS: Readonly<Record<Thread['kind'], string>> = {
  service: 'Service',
  project: 'Project',
  order: 'Order',
  contract: 'Contract',
};
type Named = Pick<Thread, 'kind' | 'ref' | 'title'>;

/** People know orders and contracts by their numbers. */
export const threadName = ({ kind, ref, title }: Named): string =>
  `${KINDS[kind]} ${kind === 'order' || kind === 'contract' ? ref : title}`;

/** With its title, so that a project and its contract, which often share one, are told apart. */
export const threadWords = (thread: Named): string =>
  thread.kind === 'order' || thread.kind === 'contract'
    ? `${threadName(thread)} · ${thread.title}`
    : threadName(thread);
