/**
 * What a pause, an absence and a full queue mean for custom offers (OFR-10): the page, the checkout and the commands
 * say the same.
 */
import { dayInWords, type ServiceToOffer } from '#domains/services/server/services.ts';

/**
 * A request waits at most a week, so nobody asks someone who is away. A full queue is no reason: the offer names its
 * own days.
 */
export function whyNotAsked({ isListed, sells, awayUntil }: ServiceToOffer): string | null {
  if (!isListed || !sells) return 'This service isn’t taking orders at the moment.';
  if (awayUntil === null) return null;
  return `This freelancer is away until ${dayInWords(awayUntil)}. Save the service, and we notify you when it takes orders again.`;
}

/**
 * Pausing a service and a full queue stop what anyone can order, not what its seller offered to one person. An absence
 * stops both: nobody would work on it.
 */
export function whyNotOrdered({ sells, isOrderable, awayUntil }: ServiceToOffer, validUntil: Date): string | null {
  if (!sells || !isOrderable) return 'The freelancer can’t take orders of this service at the moment.';
  if (awayUntil === null) return null;
  const then =
    awayUntil < validUntil ? 'You can order it from then on.' : 'The offer ends before that. Request another one then.';
  return `The freelancer is away until ${dayInWords(awayUntil)}. ${then}`;
}
