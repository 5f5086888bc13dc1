/** A CV as plain text: for forms that take nothing else, and for readers who hear it. */
import type { ShownCv, ShownEntry, ShownLine, ShownSection } from '../shown-cv.ts';
import { isFromRight } from './reading-order.ts';

const WIDTH = 78;

/** Text from the right is left to the program that shows it: it knows where its lines end. */
function wrapped(text: string, first = '', others = ''): string {
  if (isFromRight(text)) return first + text;
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const isEmpty = line === (lines.length === 0 ? first : others);
    const longer = isEmpty ? line + word : `${line} ${word}`;
    // A word longer than a line, such as an address, stays in one piece.
    if (isEmpty || [...longer].length <= WIDTH) line = longer;
    else {
      lines.push(line);
      line = others + word;
    }
  }
  return [...lines, line].join('\n');
}

function prose(lines: readonly ShownLine[]): string {
  return lines
    .map(({ kind, text }, index) => {
      const before = index === 0 ? '' : kind === 'point' && lines[index - 1]?.kind === 'point' ? '\n' : '\n\n';
      return before + (kind === 'point' ? wrapped(text, '- ', '  ') : wrapped(text));
    })
    .join('');
}

const filled = (parts: readonly string[]): string[] => parts.filter((part) => part !== '');

function entryText({ title, at, place, period, text, url, isVerified }: ShownEntry, verified: string): string {
  const name = isVerified ? `${title} (${verified})` : title;
  const head = filled([name, filled([at, place]).join(', '), period, url]).map((line) => wrapped(line));
  // Points follow their heading, paragraphs keep a line from it.
  const gap = head.length === 0 ? '' : text[0]?.kind === 'point' ? '\n' : '\n\n';
  return head.join('\n') + (text.length > 0 ? gap + prose(text) : '');
}

const isName = ({ text, url, period, place }: ShownEntry): boolean => text.length === 0 && url + period + place === '';
const nameOf = ({ title, at }: ShownEntry): string => (at === '' ? title : `${title} (${at})`);
const isList = ({ kind, entries }: ShownSection): boolean =>
  (kind === 'skills' || kind === 'languages') && entries.every(isName);

function sectionText(section: ShownSection, verified: string): string {
  const line = '-'.repeat(Math.min([...section.title].length, WIDTH));
  const body = isList(section)
    ? wrapped(section.entries.map(nameOf).join(', '))
    : section.entries.map((entry) => entryText(entry, verified)).join(section.kind === 'verified' ? '\n' : '\n\n');
  return `${section.title}\n${line}\n\n${body}`;
}

export function cvPlainText(cv: ShownCv): string {
  const head = filled([cv.name, cv.headline]).map((line) => wrapped(line));
  const contacts = cv.contacts.map(({ text }) => text);
  const parts = [
    head.join('\n'),
    contacts.join('\n'),
    prose(cv.summary),
    ...cv.sections.map((section) => sectionText(section, cv.verifiedWord)),
  ];
  return `${filled(parts).join('\n\n')}\n`;
}
