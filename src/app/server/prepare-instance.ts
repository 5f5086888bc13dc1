import type { Context } from '#kit/server/context.ts';
import { ensureOperator } from '#domains/accounts/server/accounts.ts';
import { chooseTermsScale } from '#kit/server/terms.ts';
import { modules } from './modules.ts';

/**
 * What an instance needs before it accepts connections: an operator and, on a demo instance, the demo world, in which
 * the operator has decided cases.
 */
export async function prepareInstance(context: Context, say: (line: string) => void): Promise<void> {
  await context.database.transact((tx) => chooseTermsScale(tx, context.config.currency));
  const operator = await ensureOperator(context);
  if (context.config.demo) {
    // Loaded only where the demo world is planted, to save memory elsewhere.
    const { plantDemoWorld } = await import('#seed/plant.ts');
    await plantDemoWorld(context, modules, say);
  }
  if (operator !== null) say(operator);
  // Without email nobody can verify an address and sign up, so the log says so at the start.
  if (!context.config.demo && context.config.smtpUrl === null)
    say('Emails are kept and not sent: set SMTP_URL so that people can verify their email addresses.');
}
