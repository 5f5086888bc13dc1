import { readMarketFigures } from '#domains/orders/market.ts';
import { marketFigures } from '#domains/orders/server/market-figures.ts';
import { onQuery, type Handler } from '#kit/server/http/handler.ts';

export const marketHandlers: readonly Handler[] = [onQuery(readMarketFigures, ({ db, context }) => marketFigures(db, context.config.currency))];
