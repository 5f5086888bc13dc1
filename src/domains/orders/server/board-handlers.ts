import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../board-contract.ts';
import { makeCalendarFeed, readCalendarFeed, removeCalendarFeed } from './calendar-feed.ts';
import { readOrderBoard } from './order-board.ts';

export const boardHandlers: readonly Handler[] = [
  onQuery(contract.orderBoard, async ({ db, actor, context }) => readOrderBoard(db, actor, context)),
  onQuery(contract.calendarFeed, async ({ db, actor, context }) => readCalendarFeed(db, actor, context)),
  onCommand(contract.makeCalendarFeed, async ({ tx, actor, context }) => makeCalendarFeed(tx, actor, context)),
  onCommand(contract.removeCalendarFeed, async ({ tx, actor }) => removeCalendarFeed(tx, actor.userId)),
];
