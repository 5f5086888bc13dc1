/** Skills and languages: names one after the other, perhaps with a level, perhaps under a label. */
import type { FoundEntry } from './imported.ts';
import { POINT } from './line-kinds.ts';
import type { Line } from './pdf-lines.ts';

/** Not between brackets: "AWS (EC2, S3)" is one skill. */
const SEPARATOR = /\s*[,;،؛|·•]\s*(?![^(]*\))/u;
const LABEL = /^(?<label>[^:,;|·•]{2,40}):\s+(?<names>.+)$/u;
/** "TypeScript (expert)"; a name such as "Accessibility (WCAG)" has none. */
const LEVEL = /^(?<name>[^(]+?)\s*\((?<level>[\p{Ll}\p{Lo}\p{N}][^(),]*)\)$/u;
const LANGUAGE_LEVEL = /^(?<name>\p{L}[\p{L}\p{M} ]*?)(?:\s*(?:\t|:\s|\s[–—-]\s)\s*(?<level>.+)|\s*\((?<inner>.+)\))$/u;

const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** A list that runs over several lines is one text; names each in a line of its own are not. */
function texts(lines: readonly Line[]): string[] {
  const runsOn = (text: string): boolean => SEPARATOR.test(text);
  const found: string[] = [];
  let last: Line | null = null;
  for (const line of lines) {
    const isBroken = last !== null && (runsOn(found.at(-1) ?? '') || /[,;،]$/.test(last.text)) && last.free < 0.4;
    if (last !== null && isBroken && !POINT.test(line.text) && !LABEL.test(line.text) && (line.gap ?? 1) < 2.4)
      found[found.length - 1] = `${found.at(-1) ?? ''} ${line.text}`;
    else found.push(line.text);
    last = line;
  }
  return found.map((text) => text.replace(POINT, ''));
}

function named(text: string, form: RegExp): FoundEntry {
  const { name, level, inner } = form.exec(text)?.groups ?? {};
  return { title: plain(name ?? text), at: plain(level ?? inner ?? '') };
}

export function readNames(lines: readonly Line[], kind: 'skills' | 'languages'): FoundEntry[] {
  return texts(lines).flatMap((text): FoundEntry[] => {
    const form = kind === 'languages' ? LANGUAGE_LEVEL : LEVEL;
    const label = kind === 'skills' ? LABEL.exec(text)?.groups : undefined;
    if (label !== undefined) return [{ title: plain(label['label'] ?? ''), text: plain(label['names'] ?? '') }];
    const names =
      kind === 'languages' && !SEPARATOR.test(text)
        ? [text]
        : text.split('\t').flatMap((part) => part.split(SEPARATOR));
    return names.filter((name) => /[\p{L}\p{N}]/u.test(name)).map((name) => named(name, form));
  });
}
