/**
 * What someone wrote in a reply, without what they quote, their signature, and what their program adds. Only what is
 * certainly not theirs is left out: when in doubt, the words stay.
 */

/** The first line of every email that can be replied to: everything below it is ours. */
export const REPLY_LINE = '## Write your reply above this line ##';

const ORIGINAL =
  /^\s*[-_]{2,}\s*(original message|forwarded message|ursprüngliche nachricht|message d.origine|mensaje original|messaggio originale|wiadomość oryginalna)\s*[-_]{2,}\s*$/i;
const FROM = /^\s*\*?(from|von|de|da|od|van|fra):\*?\s+\S/i;
const SENT = /^\s*\*?(sent|date|gesendet|datum|envoyé|enviado|fecha|data|inviato|wysłano|verzonden|sendt|dato):/i;
const SUBJECT = /^\s*\*?(subject|betreff|objet|asunto|oggetto|assunto|temat|onderwerp|emne):/i;
const HEADER_LINES = 6;
const ATTRIBUTION =
  /^\s*(on|am|le|el|il|em|op|den|w dniu|dnia)\b[^\n]{4,300}\b(wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev|napisał\(?a?\)?|pisze)[^\n]{0,80}:\s*$/i;
/** A program names the address it quotes. */
const BY_PROGRAM = /<\S{1,200}@\S{1,200}>/;
/** As RFC 3676 has it, with its space; a line of dashes may be anything. */
const SIGNATURE = /^-- $/;
const SIGNATURE_LINES = 10;
const DEVICE =
  'i(phone|pad|pod)|apple watch|android|galaxy|samsung|huawei|xiaomi|redmi|pixel|oneplus|oppo|sony|xperia|motorola|nokia|blackberry|windows phone|mobile|phone|cell ?phone|smartphone|handy|tablet|móvil|celular';
const PROGRAM = new RegExp(
  `^\\s*((sent from my|gesendet von mein(em|er)|von mein(em|er)|envoyé de mon|enviado desde mi|enviado do meu|inviato da(l mio)?|verzonden vanaf mijn) (\\S{1,20} ){0,2}(${DEVICE})\\b.{0,30}|(sent from|gesendet von|envoyé (de|depuis)|enviado desde) (outlook|mail|yahoo|gmail|proton ?mail|gmx|web\\.de)\\b.{0,40}|get outlook for .{0,60})$`,
  'i',
);
const QUOTED = /^\s*>/;
const MOST_LINES = 5_000;

const isEmpty = (line: string | undefined): boolean => (line ?? '').trim() === '';
const nextWords = (lines: readonly string[], from: number): string | undefined =>
  lines.slice(from, from + 20).find((line) => !isEmpty(line));

interface Attribution {
  /** It may be wrapped over up to three lines. */
  readonly lines: number;
  readonly isQuoteMarked: boolean;
}

/** The line above a quote, or null where a person may have written it. */
function attributionAt(lines: readonly string[], at: number): Attribution | null {
  for (let count = 1; count <= 3; count += 1) {
    const text = lines.slice(at, at + count).join(' ');
    if (!ATTRIBUTION.test(text)) continue;
    const below = nextWords(lines, at + count) ?? '';
    if (QUOTED.test(below)) return { lines: count, isQuoteMarked: true };
    return below.includes(REPLY_LINE) || BY_PROGRAM.test(text) ? { lines: count, isQuoteMarked: false } : null;
  }
  return null;
}

/** The head of an email that is quoted below: with its date and its subject, line upon line. */
function isHeaderAt(lines: readonly string[], at: number): boolean {
  if (!FROM.test(lines[at] ?? '')) return false;
  const below = lines.slice(at + 1, at + HEADER_LINES);
  const end = below.findIndex(isEmpty);
  const block = end === -1 ? below : below.slice(0, end);
  return block.some((line) => SENT.test(line)) && block.some((line) => SUBJECT.test(line));
}

/** Nothing but a few lines, to the end or to a quote: how many lines it has. 0 where there is none. */
function signatureAt(lines: readonly string[], at: number): number {
  if (!SIGNATURE.test(lines[at] ?? '')) return 0;
  const rest = lines.slice(at + 1, at + 1 + 3 * SIGNATURE_LINES);
  const end = rest.findIndex(
    (line, place) =>
      QUOTED.test(line) || line.includes(REPLY_LINE) || ORIGINAL.test(line) || attributionAt(rest, place) !== null,
  );
  const own = end === -1 ? rest : rest.slice(0, end);
  return own.filter((line) => !isEmpty(line)).length <= SIGNATURE_LINES &&
    (end !== -1 || at + 1 + rest.length === lines.length)
    ? own.length + 1
    : 0;
}

export function ownWords(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').split('\n').slice(0, MOST_LINES);
  const own: string[] = [];
  // Marks may be a person’s own ("> 300 is too much"), unless a program says above them whom it quotes, or they have
  // our line.
  let isQuoting = lines.some((line) => QUOTED.test(line) && line.includes(REPLY_LINE));
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isQuoting && QUOTED.test(line)) continue;
    if (line.includes(REPLY_LINE) || ORIGINAL.test(line) || isHeaderAt(lines, at)) break;
    const signature = signatureAt(lines, at);
    if (signature > 0) {
      at += signature - 1;
      continue;
    }
    const attribution = attributionAt(lines, at);
    if (attribution !== null) {
      // Answers between the lines of a quote are the person’s own; a quote without marks ends what they wrote.
      if (!attribution.isQuoteMarked) break;
      isQuoting = true;
      at += attribution.lines - 1;
      continue;
    }
    own.push(line.trimEnd());
  }
  while (own.length > 0 && (isEmpty(own.at(-1)) || PROGRAM.test(own.at(-1) ?? ''))) own.pop();
  return own
    .join('\n')
    .replaceAll(/^\s*_{10,}\s*$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}
