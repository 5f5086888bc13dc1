import { wordSegments } from '#kit/format/segments.ts';

/** Texts as words: without case and accents, compounds whole and in parts, so that "e-commerce" is also "ecommerce". */
export interface Word {
  readonly parts: readonly string[];
  /** The parts written as one; null for a word of one part. */
  readonly joined: string | null;
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*[+#]*(?:[-.'][\p{L}\p{N}][\p{L}\p{N}\p{M}]*[+#]*)*/gu;
/** The same for texts without other signs, four times as fast. */
const PLAIN_WORD = /[a-z0-9]+[+#]*(?:[-.'][a-z0-9]+[+#]*)*/g;
const PLAIN = /^[ -~\s]*$/;
const COMPOUND = /[-.']/;
/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const LONGEST = 40;

/** British spellings become American ones, in texts and in what is typed. */
const SPELLINGS = new Map(
  `colour color, colours colors, coloured colored, colouring coloring, colourful colorful, watercolour watercolor, watercolours watercolors, flavour flavor, favourite favorite,
   behaviour behavior, honour honor, labour labor, neighbour neighbor, humour humor, centre center, theatre theater, metre meter, fibre fiber,
   catalogue catalog, catalogues catalogs, dialogue dialog, programme program, programmes programs, grey gray, licence license, cheque check, jewellery jewelry,
   modelling modeling, modeller modeler, travelling traveling, labelling labeling, cancelled canceled, moulding molding, mould mold, aluminium aluminum, tyre tire,
   catalan catalan, artefact artifact, analyse analyze, analysed analyzed, analyser analyzer, defence defense, offence offense, skilful skillful, cosy cozy, pyjamas pajamas, kerb curb`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);
const ISE = /^(\p{L}{3,})(is(?:e|ed|er|ers|es|ing|ation|ations))$/u;
/** Words that only look like it. */
const NOT_ISE =
  /(?:ra|prom|adv|surpr|exerc|superv|rev|telev|comprom|prec|franch|enterpr|expert|no|cru|po|prem|conc|disgu|w|ot)is(?:e|ed|er|ers|es|ing|ation|ations)$/u;

/** One spelling for each word. */
export function spelled(word: string): string {
  if (word.length < 4) return word;
  const known = SPELLINGS.get(word);
  if (known !== undefined) return known;
  const ise = word.includes('is') ? ISE.exec(word) : null;
  return ise === null || NOT_ISE.test(word) ? word : `${ise[1]}${(ise[2] ?? '').replace('is', 'iz')}`;
}

/** Accents, points and stretches that people leave out; vowel signs of Indic scripts are letters to them. */
const MARKS = /[\u0300-\u036F]|[\u0591-\u05C7]|\u0640|[\u064B-\u065F]|\u0670|\u093C|\u20E3|[\uFE00-\uFE0F]/g;
/** Letters that are typed for one another. */
const ALIKE: Readonly<Record<string, string>> = {
  ß: 'ss',
  œ: 'oe',
  Œ: 'oe',
  æ: 'ae',
  Æ: 'ae',
  ø: 'o',
  Ø: 'o',
  ة: 'ه',
  ى: 'ي',
  'ँ': 'ं',
  '’': "'",
  ʼ: "'",
  '‐': '-',
  '‑': '-',
};
const ALIKE_LETTERS = new RegExp(`[${Object.keys(ALIKE).join('')}]`, 'g');

export const folded = (text: string): string =>
  (PLAIN.test(text)
    ? text
    : text
        .normalize('NFKD')
        .replaceAll(MARKS, '')
        .replaceAll(ALIKE_LETTERS, (letter) => ALIKE[letter] ?? letter)
  ).toLowerCase();

/** A category as a word of a thing. Nobody types it: no typed word has a colon. */
export const categoryWord = (slug: string): string => `c:${slug}`;
export const isCategoryWord = (word: string): boolean => word.startsWith('c:');

export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  const plain = folded(text);
  const isPlain = PLAIN.test(plain);
  for (const [whole] of plain.matchAll(isPlain ? PLAIN_WORD : WORD)) {
    if (!isPlain && UNSPACED.test(whole)) {
      for (const segment of wordSegments(whole)) found.push({ parts: [segment], joined: null });
      continue;
    }
    if (whole.length > LONGEST) continue;
    const bare = whole.endsWith("'s") ? whole.slice(0, -2) : whole;
    if (!COMPOUND.test(bare)) {
      found.push({ parts: [spelled(bare)], joined: null });
      continue;
    }
    const parts = bare.split(/[-.']/).map(spelled);
    found.push({ parts, joined: parts.length === 1 ? null : spelled(bare.replaceAll(/[-.']/g, '')) });
  }
  return found;
}
