/** The person above the first heading: the largest words are the name, addresses and numbers show by their form. */
import { contactParts, linkOf, sameAddress } from './contact-parts.ts';
import type { FoundBasics, FoundLink } from './imported.ts';
import { textOf } from './line-texts.ts';
import { SAME_SIZE } from './line-kinds.ts';
import type { Line } from './pdf-lines.ts';

interface Contacts {
  readonly basics: FoundBasics;
  readonly links: readonly FoundLink[];
  /** Lines that fit nowhere. */
  readonly rest: readonly Line[];
}

const LONGEST_HEADLINE = 140;
const LONGEST_PLACE = 80;
const LEAST_SUMMARY = 40;

const isWebLink = (url: string): boolean => /^https?:/i.test(url);
const isContact = (line: Line): boolean => {
  const { email, phone, urls } = contactParts(line.text);
  return email !== '' || phone !== '' || urls.length > 0 || line.links.length > 0;
};
const isPlace = (text: string): boolean =>
  text.length <= LONGEST_PLACE && /\p{L}/u.test(text) && !/[.!?:]|\d{7}/.test(text) && text.split(/\s+/).length <= 9;
/** Words that name the link behind them. */
const LINK_NAME =
  /^(linked ?in|git ?(hub|lab)|web ?site|portfolio|blog|behance|dribbble|xing|twitter|x|instagram|youtube|medium)$/i;
const isLinkName = (text: string, line: Line): boolean => line.links.some(isWebLink) && LINK_NAME.test(text);

/** The largest words on the first page; those of the same size right below belong to them. */
function nameLines(lines: readonly Line[], body: number): readonly Line[] {
  const first = lines.filter((line) => line.page === 0 && !isContact(line) && /\p{L}/u.test(line.text));
  const largest = Math.max(0, ...first.map(({ size }) => size));
  if (largest < body * 1.05) return first.slice(0, 1).filter(({ text }) => text.length <= LONGEST_PLACE);
  const isLargest = ({ size }: Line): boolean => size > largest - SAME_SIZE;
  const start = first.findIndex(isLargest);
  const length = first.slice(start).findIndex((line) => !isLargest(line) || line.column !== first[start]?.column);
  return first.slice(start, length === -1 ? undefined : start + length);
}

interface ContactPart {
  readonly lines: readonly Line[];
  /** Above the first heading of a column; otherwise a section called "Contact". */
  readonly kind: string;
}

export function readContacts(parts: readonly ContactPart[], body: number, hasHeadings: boolean): Contacts {
  const name = nameLines(
    parts.flatMap(({ lines }) => lines),
    body,
  );
  const basics: FoundBasics = { name: name.map(({ text }) => text.replaceAll('\t', ' ')).join(' ') };
  const links: FoundLink[] = [];
  const [rest, summary]: [Line[], Line[]] = [[], []];
  const addLink = (url: string): void => {
    if (!links.some((link) => sameAddress(link.url, url))) links.push(linkOf(url));
  };
  const readContact = (line: Line): void => {
    const { email, phone, urls, rest: others } = contactParts(line.text);
    for (const [field, text] of [
      ['email', email],
      ['phone', phone],
    ] as const)
      if (text !== '' && (basics[field] ?? text) !== text) rest.push({ ...line, text });
      else if (text !== '') basics[field] = text;
    for (const url of [...urls, ...line.links.filter(isWebLink)]) addLink(url);
    for (const text of others.filter((other) => !isLinkName(other, line)))
      if (basics.place === undefined && isPlace(text)) basics.place = text;
      else rest.push({ ...line, text });
  };
  for (const part of parts) {
    const lines = part.lines.filter((line) => !name.includes(line));
    const afterName = part.lines.findIndex((line) => line === name.at(-1)) + 1;
    for (const [index, line] of lines.entries()) {
      const [last, next] = [lines[index - 1], lines[index + 1]];
      const isBesideContact = [last, next].some((other) => other !== undefined && isContact(other));
      const isUnderName =
        name.length > 0 && afterName > 0 && part.lines[afterName] === line && line.text.length <= LONGEST_HEADLINE;
      const standsOut = line.size > body * 1.05 || line.isBold || next === undefined || isContact(next);
      if (isContact(line)) readContact(line);
      else if (isUnderName && hasHeadings && standsOut) basics.headline = line.text.replaceAll('\t', ' ');
      else if (basics.place === undefined && isBesideContact && isPlace(line.text)) basics.place = line.text;
      else (part.kind === 'head' ? summary : rest).push(line);
    }
  }
  const text = textOf(summary);
  if (!hasHeadings || text.length < LEAST_SUMMARY) return { basics, links, rest: [...rest, ...summary] };
  return { basics: { ...basics, summary: text }, links, rest };
}
