/**
 * What a message is marked with, for both sides: asking to pay elsewhere at any time, and contact details before the
 * two have an order or a contract. A mark says what to mind; nothing is hidden, changed or held back (decision 141).
 */
export const WARNINGS = ['pays_elsewhere', 'shares_contact'] as const;
export type Warning = (typeof WARNINGS)[number];

const METHODS =
  '(?:pay ?pal(?:\\.me)?|venmo|cash ?app|zelle|western ?union|money ?gram|revolut|payoneer|skrill|wise|crypto\\w*|bitcoin|btc|usdt|ethereum|gift ?cards?|bank (?:transfer|account)|wire transfer|iban|upi|pix|bizum|überweisung)';
const ELSEWHERE =
  '(?:outside (?:of )?(?:the |this )?(?:site|website|platform|app|docket|here)|off[- ]?(?:the )?(?:site|platform)|elsewhere|directly|without (?:the |any )?(?:service |platform )?fees?|avoid (?:the |any )?(?:service |platform )?fees?|save (?:us )?(?:the |on )?fees?|in cash|au[sß]+erhalb|fuera de|en dehors)';
const PAYING = '(?:pay(?:ing|ment|ments)?|paid|money|deposit|bezahl\\w*|zahl\\w*|pag(?:ar|o|ue)|pay(?:er|ez))';

const PAYS: readonly RegExp[] = [
  new RegExp(`\\b${PAYING}\\b[^.!?\\n]{0,60}(?<![\\p{L}])${ELSEWHERE}`, 'u'),
  new RegExp(`(?<![\\p{L}])${ELSEWHERE}[^.!?\\n]{0,30}\\b${PAYING}\\b`, 'u'),
  // "pay me by …", "send it to my …": a shop that takes PayPal is work to talk about.
  new RegExp(
    `\\b(?:pay|paying|paid|send|sending|transfer|wire) (?:(?:to )?(?:me|us|you|him|her|it|them|the (?:money|rest|deposit|amount|half|payment))\\b)[^.!?\\n]{0,50}(?<![\\p{L}])${METHODS}\\b`,
    'u',
  ),
  new RegExp(
    `\\b(?:my|our|your) (?:own )?${METHODS}\\b(?! (?:button|checkout|payments?|plugin|integration|api|page|logo|account is connected))`,
    'u',
  ),
  /\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?\b(?<=(?:\d[a-z ]*){9})/u,
  /\b(?:bc1[a-z0-9]{20,60}|0x[a-f0-9]{40})\b/u,
];

const CONTACT: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]{1,64} ?(?:@|\(at\)|\[at\]) ?[\p{L}\p{N}-]{1,63} ?(?:\.|\(dot\)|\[dot\]) ?\p{L}{2,24}/u,
  // With a country or trunk prefix, or in the American way: dates, prices and order numbers are none.
  /(?<![\p{L}\p{N}.,/:#-])(?:\+|00|\(?0)[1-9](?:[ ().-]{0,2}\d){7,14}(?![\p{L}\p{N}])/u,
  /(?<![\p{L}\p{N}.,/:#-])\(?[2-9]\d{2}\)?[ .-][2-9]\d{2}[ .-]\d{4}(?![\p{L}\p{N}-])/u,
  /\b(?:wa\.me|t\.me|m\.me|discord\.gg|signal\.me|join\.skype\.com|chat\.whatsapp\.com|calendly\.com)\//u,
  /\b(?:my|me on|me at|me via|me by|us on|talk on|talk via|chat on|continue on|move to|switch to|write on|over to|auf|por|par|sur) (?:whats ?app|telegram|skype|viber|we ?chat|signal|discord|messenger|instagram|facebook)\b/u,
  /\b(?:write|reach|contact|call|text|message|ping) (?:to )?me (?:by|on|via|at|over|directly by|through) (?:my )?(?:e-?mail|phone|cell|mobile)\b/u,
  /\b(?:whats ?app|telegram|skype|viber|we ?chat) ?(?:me|id|number|is|:|=)/u,
];

/** As a reader takes it: invisible characters within a word hide nothing. */
const asRead = (text: string): string =>
  text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{M}]/gu, '')
    .toLowerCase();

/** What stands out in a text, no matter who wrote it. */
export function warningsIn(text: string): Warning[] {
  const read = asRead(text);
  return WARNINGS.filter((warning) =>
    (warning === 'pays_elsewhere' ? PAYS : CONTACT).some((pattern) => pattern.test(read)),
  );
}
