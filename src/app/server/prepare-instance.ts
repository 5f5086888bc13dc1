import type { Context } from '#kit/server/context.ts';
import { ensureOperator } from '#domains/accounts/server/accounts.ts';

/** What an instance needs before it opens its doors: someone to run it and, on a demo instance, its world, in which they have decided cases. */
export async function prepareInstance(context: Context, say: (line: string) => void): Promise<void> {
  const operator = await ensureOperator(context);
  if (context.config.demo) {
    // Loaded only where it is planted: nobody else pays for its texts in memory.
    const { plantDemoWorld } = await import('#seed/plant.ts');
    await plantDemoWorld(context, say);
  }
  if (operator !== null) say(operator);
  // Without letters nobody proves an address, so nobody gets in: said before the first one wonders.
  if (!context.config.demo && context.config.smtpUrl === null) say('Letters are kept and not sent: set SMTP_URL, or nobody can verify an e-mail address.');
}
