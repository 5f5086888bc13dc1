import { onCommand, type Handler } from '#kit/server/http/handler.ts';
import * as contract from '../taking-orders-contract.ts';
import { changeCapacity } from './taking-orders.ts';

export { capacityTimers } from './taking-orders.ts';
export const capacityHandlers: readonly Handler[] = [
  onCommand(contract.changeCapacity, ({ tx, actor, body, context }) => changeCapacity(tx, actor, body, context)),
];
