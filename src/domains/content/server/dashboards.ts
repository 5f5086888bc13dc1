/** Whether a dashboard has changed texts to show: the texts themselves are asked for only then. */
import { DASHBOARDS } from '#kit/dashboard.ts';
import { dashboardPart } from '#kit/server/dashboard-part.ts';
import { changedTextsPiece } from '../dashboard-piece.ts';
import { readAgreements } from './agreements.ts';

export const contentDashboards = DASHBOARDS.map((dashboard) =>
  dashboardPart({
    of: dashboard,
    piece: changedTextsPiece,
    read: async (db, actor, context) => {
      const { items } = await readAgreements(db, actor, context);
      return { data: { changed_texts: items.filter(({ waits, agreed }) => waits && agreed !== null).length } };
    },
  }),
);
