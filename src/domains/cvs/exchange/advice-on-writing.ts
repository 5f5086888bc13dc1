/** How points are written in English: what you did, in the past tense, with a number. */
import { counted } from '#kit/format/unit.ts';
import type { ShownCv, ShownEntry, ShownLine } from '../shown-cv.ts';
import type { Advice } from './advice-kinds.ts';

/** Beginnings that say there was work, not what came of it, with stronger ones. */
const WEAK: readonly (readonly [begin: string, better: string])[] = [
  ['responsible for', '“Led” or “Ran”'],
  ['duties included', 'the verb itself'],
  ['in charge of', '“Led” or “Managed”'],
  ['tasked with', 'the verb itself'],
  ['worked on', '“Built”, “Wrote” or “Designed”'],
  ['worked with', '“Built … with” or “Advised”'],
  ['helped', '“Supported … by” or what you did yourself'],
  ['assisted', '“Supported … by” or what you did yourself'],
  ['participated in', 'what you did there'],
  ['involved in', 'what you did there'],
  ['contributed to', 'what you added'],
  ['handled', '“Resolved”, “Processed” or “Negotiated”'],
  ['dealt with', '“Resolved” or “Negotiated”'],
  ['did', 'a verb that says what'],
  ['made', '“Built”, “Designed” or “Produced”'],
  ['used', 'what you built with it'],
  ['utilized', 'what you built with it'],
  ['was', 'the verb behind it'],
];
const NUMBER_WORDS =
  'one two three four five six seven eight nine ten eleven twelve dozen hundred thousand million half ' +
  'halved doubled tripled twice';
const NUMBER = new RegExp(`\\p{Nd}|\\b(${NUMBER_WORDS.replaceAll(' ', '|')})s?\\b`, 'iu');
const FIRST_PERSON = /(?<![\p{L}’'])(I|I['’](?:m|ve|d|ll)|me|my|mine|myself)(?![\p{L}’'])/u;
/** Words that English does double. */
const DOUBLED = /(?<![\p{L}’'-])(?!(?:that|had|is|so|very|bye|ha)\b)(\p{L}{2,})\s+\1(?![\p{L}’'-])/iu;

const MOST_SAME = 3;
const shortened = (text: string): string => `“${text.length > 50 ? `${text.slice(0, 50).trimEnd()}…` : text}”`;

function weakBeginning(text: string): string | null {
  const plain = text.toLowerCase();
  const found = WEAK.find(([begin]) => plain.startsWith(begin) && !/^\p{L}/u.test(plain.slice(begin.length)));
  if (found === undefined) return null;
  const [begin, better] = found;
  return `Start ${shortened(text)} with what you did: instead of “${text.slice(0, begin.length)}”, try ${better}.`;
}

const firstWord = (text: string): string => /^\p{L}+/u.exec(text)?.[0].toLowerCase() ?? '';

/** The same verb at the beginning of point after point. */
function sameBeginnings(points: readonly ShownLine[]): string | null {
  const words = points.map(({ text }) => firstWord(text)).filter((word) => word !== '');
  const most = words.find((word) => words.filter((other) => other === word).length >= MOST_SAME);
  if (most === undefined) return null;
  const count = words.filter((other) => other === most).length;
  return `${counted(count, { one: 'point begins', other: 'points begin' })} with “${most}”. Vary the verbs.`;
}

function ofEntry(entry: ShownEntry, isJob: boolean): (readonly [Advice['kind'], string])[] {
  const points = entry.text.filter(({ kind }) => kind === 'point');
  const advice: (readonly [Advice['kind'], string])[] = points.flatMap(({ text }) => {
    const words = weakBeginning(text);
    return words === null ? [] : [['weak_beginning', words] as const];
  });
  if (isJob && points.length > 0 && !points.some(({ text }) => NUMBER.test(text)))
    advice.push([
      'no_number',
      `No point under ${shortened(entry.title || entry.at)} has a number. Say how many, how much or how fast.`,
    ]);
  const same = sameBeginnings(points);
  if (same !== null) advice.push(['repeated_word', same]);
  for (const { text } of entry.text) {
    const doubled = DOUBLED.exec(text)?.[1];
    if (doubled !== undefined)
      advice.push(['repeated_word', `“${doubled}” is there twice in ${shortened(text)}. Remove one.`]);
  }
  const person = entry.text.map(({ text }) => FIRST_PERSON.exec(text)?.[0]).find((word) => word !== undefined);
  if (person !== undefined)
    advice.push([
      'first_person',
      `Leave out “${person}” under ${shortened(entry.title || entry.at)}: begin with the verb.`,
    ]);
  return advice;
}

export const writingAdvice = ({ sections }: ShownCv): Advice[] =>
  sections.flatMap((section) =>
    section.entries.flatMap((entry) =>
      ofEntry(entry, section.kind === 'experience').map(([kind, words]): Advice => ({
        sectionId: section.id,
        entryId: entry.id,
        kind,
        words,
      })),
    ),
  );
