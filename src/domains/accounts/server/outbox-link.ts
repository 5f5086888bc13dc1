import type { Context } from '#kit/server/context.ts';

/** Where a demo instance without a mail server keeps its emails to this address; null anywhere else. */
export const outboxFor = ({ config }: Context, email: string): string | null =>
  config.demo && config.smtpUrl === null ? `/demo/outbox?to=${encodeURIComponent(email)}` : null;
