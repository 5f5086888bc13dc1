import { orderHandlers } from '#domains/orders/server/orders.ts';
import type { Handler } from '#kit/server/http/handler.ts';
import { realtimeHandlers } from '#kit/server/realtime/handlers.ts';

/** Every call of the product: each domain's handlers, a line each. */
export const handlers: readonly Handler[] = [...orderHandlers, ...realtimeHandlers];
