import { pathTo } from '#routes';

type ThreadKind = 'service' | 'project' | 'order' | 'contract';

/** The page of what a thread is about. */
export function pathOfThread({ kind, ref }: { readonly kind: ThreadKind; readonly ref: string }): string {
  if (kind === 'order') return pathTo('order', { orderNumber: ref });
  if (kind === 'contract') return pathTo('contract', { contractNumber: ref });
  return pathTo(kind, { slug: ref });
}
