import type { Topic } from '#kit/events.ts';

export const orderTopic = (orderNumber: string): Topic => `order:${orderNumber}`;
