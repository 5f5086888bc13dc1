/**
 * A document in one column for word processors and for programs that read applications: real headings, lists and links,
 * no tables and no tabs.
 */
import {
  AlignmentType,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
  type IParagraphOptions,
} from 'docx';
import type { DocxDocument, DocxEntry, DocxLine, DocxSection } from './docx-document.ts';
import { docxStyles, PAGE_SIZES } from './docx-styles.ts';

const BULLETS = 'points';
const SAFE = /^(?:https?:\/\/|mailto:|tel:)\S+$/i;
/** What XML 1.0 may not hold. */
const readable = (text: string): string =>
  text.toWellFormed().replaceAll(/[^\t\n\r\u0020-\uFFFD\u{10000}-\u{10FFFF}]/gu, '');

type Child = TextRun | ExternalHyperlink;
interface Run {
  readonly text: string;
  readonly url?: string;
  readonly isFromLeft?: boolean;
}

function makeWriter({ isRightToLeft }: DocxDocument) {
  const run = ({ text, url = '', isFromLeft = false }: Run): Child => {
    const isLink = SAFE.test(url);
    const words = new TextRun({
      text: readable(text),
      rightToLeft: isRightToLeft && !isFromLeft,
      ...(isLink ? { style: 'Hyperlink' } : {}),
    });
    return isLink ? new ExternalHyperlink({ link: readable(url), children: [words] }) : words;
  };
  const paragraph = (runs: readonly Run[], options: IParagraphOptions = {}): Paragraph =>
    new Paragraph({ bidirectional: isRightToLeft, children: runs.map(run), ...options });
  /** An address or a number on a line of its own keeps its order, at the side where all lines begin. */
  const fromLeft = (line: Run, options: IParagraphOptions = {}): Paragraph =>
    paragraph([{ ...line, isFromLeft: true }], {
      bidirectional: false,
      alignment: isRightToLeft ? AlignmentType.RIGHT : AlignmentType.LEFT,
      ...options,
    });
  const prose = (lines: readonly DocxLine[]): Paragraph[] =>
    lines.map(({ kind, text }) =>
      paragraph([{ text }], kind === 'point' ? { numbering: { reference: BULLETS, level: 0 } } : {}),
    );
  return { paragraph, fromLeft, prose };
}
type Writer = ReturnType<typeof makeWriter>;

const filled = (parts: readonly string[]): string[] => parts.filter((part) => part !== '');

function entryParagraphs(entry: DocxEntry, verifiedWord: string, { paragraph, fromLeft, prose }: Writer): Paragraph[] {
  const { title, at, place, period, text, url, isVerified, breakBefore } = entry;
  const facts = filled([at, place, period]).join(' · ');
  const heading = { heading: HeadingLevel.HEADING_3, pageBreakBefore: breakBefore };
  return [
    ...(title === ''
      ? []
      : [
          paragraph(
            [{ text: isVerified ? `${title} (${verifiedWord})` : title, ...(isVerified ? { url } : {}) }],
            heading,
          ),
        ]),
    ...(facts === '' ? [] : [paragraph([{ text: facts }], { style: 'Facts' })]),
    ...(url === '' || isVerified ? [] : [fromLeft({ text: url.replace(/^https?:\/\/(www\.)?|\/$/g, ''), url })]),
    ...prose(text),
  ];
}

const isName = ({ text, url, period, place }: DocxEntry): boolean => text.length === 0 && url + period + place === '';

function sectionParagraphs(section: DocxSection, verifiedWord: string, writer: Writer): Paragraph[] {
  const { kind, title, entries } = section;
  const isList = (kind === 'skills' || kind === 'languages') && entries.every(isName);
  const names = entries.map((entry) => (entry.at === '' ? entry.title : `${entry.title} (${entry.at})`)).join(', ');
  return [
    writer.paragraph([{ text: title }], { heading: HeadingLevel.HEADING_2, pageBreakBefore: section.breakBefore }),
    ...(isList
      ? [writer.paragraph([{ text: names }])]
      : entries.flatMap((entry) => entryParagraphs(entry, verifiedWord, writer))),
  ];
}

export async function makeDocx(document: DocxDocument): Promise<Buffer> {
  const { name, headline, contacts, summary, sections, look, verifiedWord } = document;
  const writer = makeWriter(document);
  const contact = ({ kind, text, url }: DocxDocument['contacts'][number]): Paragraph =>
    kind === 'place'
      ? writer.paragraph([{ text }], { style: 'Facts' })
      : writer.fromLeft({ text, url }, { style: 'Facts' });
  const file = new Document({
    title: readable(name),
    creator: readable(name),
    styles: docxStyles(document),
    numbering: {
      config: [
        {
          reference: BULLETS,
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { start: 300, hanging: 220 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: PAGE_SIZES[look.paper] },
        children: [
          writer.paragraph([{ text: name }], { heading: HeadingLevel.HEADING_1 }),
          ...(headline === '' ? [] : [writer.paragraph([{ text: headline }], { style: 'Headline' })]),
          ...contacts.map(contact),
          ...writer.prose(summary),
          ...sections.flatMap((section) => sectionParagraphs(section, verifiedWord, writer)),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}
