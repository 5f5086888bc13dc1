/** What someone wrote in a reply, without what they quote, their signature, and what their program adds. */

/** The first line of every email that can be replied to: everything below it is ours. */
export const REPLY_LINE = '## Write your reply above this line ##';

const ORIGINAL =
  /^\s*[-_]{2,}\s*(original message|forwarded message|ursprüngliche nachricht|message d.origine|mensaje original|messaggio originale|wiadomość oryginalna)\s*[-_]{2,}\s*$/i;
const HEADER = /^\s*\*?(from|von|de|da|od|van|fra):\*?\s+\S/i;
const MORE_HEADERS =
  /^\s*\*?(sent|date|gesendet|datum|envoyé|enviado|fecha|data|inviato|wysłano|verzonden|sendt|to|an|à|para|do|aan|til|subject|betreff|objet|asunto|oggetto|temat|onderwerp|emne):/i;
const ATTRIBUTION =
  /^\s*(on|am|le|el|il|em|op|den|w dniu|dnia)\b[^\n]{4,300}\b(wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev|napisał\(?a?\)?|pisze)[^\n]{0,80}:\s*$/i;
const SIGNATURE = /^--\s*$/;
const PROGRAM =
  /^\s*(sent from my \S.{0,40}|sent from (outlook|mail|yahoo).{0,40}|get outlook for .{0,60}|gesendet von .{0,40}|envoyé de mon .{0,40}|enviado desde mi .{0,40})\s*$/i;
const QUOTED = /^\s*>/;
const MOST_LINES = 5_000;

/** An attribution may be wrapped over up to three lines; answers how many it takes here. */
function attributionAt(lines: readonly string[], at: number): number {
  for (let count = 1; count <= 3; count += 1) if (ATTRIBUTION.test(lines.slice(at, at + count).join(' '))) return count;
  return 0;
}

const nextWords = (lines: readonly string[], from: number): string | undefined => lines.slice(from).find((line) => line.trim() !== '');

export function ownWords(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n').slice(0, MOST_LINES);
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.includes(REPLY_LINE) || ORIGINAL.test(line) || SIGNATURE.test(line)) break;
    if (HEADER.test(line) && lines.slice(at + 1, at + 4).some((next) => MORE_HEADERS.test(next))) break;
    const attribution = attributionAt(lines, at);
    if (attribution > 0) {
      // Answers between the lines of a quote are the person’s own; a quote without marks ends what they wrote.
      if (!QUOTED.test(nextWords(lines, at + attribution) ?? '')) break;
      at += attribution - 1;
      continue;
    }
    if (!QUOTED.test(line) && !PROGRAM.test(line)) own.push(line.trimEnd());
  }
  return own
    .join('\n')
    .replaceAll(/^\s*_{10,}\s*$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };
const QUOTES = /<blockquote|<div[^>]{0,200}(class="?[^">]{0,80}gmail_quote|id="?(appendonsend|divrplyfwdmsg))/i;

function entity(_whole: string, name: string): string {
  const code = /^#x([0-9a-f]{1,6})$/i.exec(name)?.[1] ?? null;
  const point = code === null ? Number(/^#(\d{1,7})$/.exec(name)?.[1] ?? Number.NaN) : Number.parseInt(code, 16);
  if (Number.isNaN(point)) return ENTITIES[name.toLowerCase()] ?? `&${name};`;
  return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : '';
}

/** For emails without a text part. What comes out is text, and is shown as such. */
export function textOfHtml(html: string): string {
  const quote = QUOTES.exec(html);
  return (quote === null ? html : html.slice(0, quote.index))
    .replaceAll(/<(script|style|head|title)\b[\s\S]*?(<\/\1\s{0,9}>|$)/gi, '')
    .replaceAll(/<!--[\s\S]*?(-->|$)/g, '')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<br\s*\/?>/gi, '\n')
    .replaceAll(/<\/(p|div|li|tr|h[1-6])\s*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&([#\w]{1,10});/g, entity)
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .trim();
}
