import { onQuery, type Handler } from '#kit/server/http/handler.ts';
import { myAnalytics, myServiceAnalytics, servicesDashboard } from '../contract.ts';
import { dayFigures } from '../staff-contract.ts';
import { readDay } from './day-figures.ts';
import { readAnalytics, readServiceAnalytics } from './read-analytics.ts';
import { readServicesDashboard } from './services-dashboard.ts';

const daysOf = ({ days = '30' }: { days?: string | undefined }): number => Number(days);

export const analyticsHandlers: readonly Handler[] = [
  onQuery(myAnalytics, async ({ db, actor, query, context }) => readAnalytics(db, actor, daysOf(query), context)),
  onQuery(myServiceAnalytics, async ({ db, actor, params, query, context }) =>
    readServiceAnalytics(db, actor, params.id, daysOf(query), context),
  ),
  onQuery(dayFigures, ({ db, context }) => readDay(db, context)),
  onQuery(servicesDashboard, async ({ db, actor, context }) => readServicesDashboard(db, actor, context)),
];
