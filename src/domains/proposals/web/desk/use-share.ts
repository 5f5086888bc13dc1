import { toast } from '#design/public/toast-store.ts';
import { pathTo } from '#routes';
import type { ProjectDesk } from '../../desk-contract.ts';

export const linkOf = (slug: string): string => new URL(pathTo('project', { slug }), location.origin).href;

/** The address that others open: copied, or by the system’s own dialog where there is one. */
export function useShare({ slug, title }: Pick<ProjectDesk['project'], 'slug' | 'title'>) {
  const url = slug === null ? '' : linkOf(slug);
  const copy = (): void =>
    void navigator.clipboard.writeText(url).then(
      () => toast.success('Link copied', url),
      () => toast.error('The link was not copied', url),
    );
  const share = (): void => {
    if (navigator.share === undefined) return copy();
    // Closing the dialog is no fault.
    void navigator.share({ title, url }).catch((error: Error) => (error.name === 'AbortError' ? undefined : copy()));
  };
  return { copy, share };
}
