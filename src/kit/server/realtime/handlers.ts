import { openRealtime } from '../../realtime.ts';
import { onCommand, type Handler } from '../http/handler.ts';
import { issueTicket } from './tickets.ts';

export const realtimeHandlers: readonly Handler[] = [
  onCommand(openRealtime, async ({ tx, actor }) => ({ ticket: await issueTicket(tx, actor) })),
];
