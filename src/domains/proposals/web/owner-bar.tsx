import { createPortal } from 'react-dom';
import { LinkButton } from '#design/public/button.tsx';
import type { ShownProject } from '#domains/projects/shapes.ts';
import { pathTo } from '#routes';

/**
 * For the client of a project on its public page: where their tools are. At the foot of the window, so that nothing of
 * the page moves.
 */
export function OwnerBar({ project: { slug }, place }: { project: ShownProject; place: Element | null }) {
  const href = pathTo('manage-project', { slug });
  return (
    <>
      {place === null ? null : createPortal(<LinkButton href={href}>Manage project</LinkButton>, place)}
      <aside
        aria-label="Your project"
        className="fixed inset-x-3 bottom-[calc(var(--tab-bar,0px)+env(safe-area-inset-bottom)+0.75rem)] z-10 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-1 rounded-lg border border-line bg-surface px-4 py-2 shadow-raised"
      >
        <p className="text-sm">This is what others see.</p>
        <LinkButton size="sm" variant="primary" href={href}>
          Manage
        </LinkButton>
      </aside>
    </>
  );
}
