import type { Suggester } from '#domains/services/server/services.ts';
import { pathTo } from '#routes';
import { projectsFound } from './list-projects.ts';

const MOST = 2;

/** Open projects by the words of the box that also searches services. */
export const suggestProjects: Suggester = {
  async suggest(db, typed, context) {
    const { items } = await projectsFound(db, { q: typed, limit: MOST }, context);
    return items.map(({ title, slug }) => ({
      kind: 'project' as const,
      text: title,
      path: pathTo('project', { slug }),
    }));
  },
};
