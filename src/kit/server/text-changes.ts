/**
 * What differs between two texts, by the library `diff` (decision 138): first by paragraphs, then by words within those
 * that changed.
 */
import { diffArrays, diffWordsWithSpace } from 'diff';

export interface TextChange {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Two long paragraphs with nothing in common are shown whole, one removed and one added. */
const MOST_EDITS = 2_000;

/** Each ends alike, the last one too: it is the same when another follows it. */
const paragraphs = (text: string): string[] => `${text.trim()}\n\n`.split(/(?<=\n\n)/);

export function textChanges(before: string, after: string): TextChange[] {
  const found: TextChange[] = [];
  const add = (kind: TextChange['kind'], text: string): void => {
    const last = found.at(-1);
    if (text === '') return;
    if (last?.kind === kind) found[found.length - 1] = { kind, text: last.text + text };
    else found.push({ kind, text });
  };
  let removed = '';
  const words = (added: string): void => {
    const parts =
      removed === '' || added === '' ? undefined : diffWordsWithSpace(removed, added, { maxEditLength: MOST_EDITS });
    if (parts === undefined) {
      add('removed', removed);
      add('added', added);
    } else for (const part of parts) add(part.added ? 'added' : part.removed ? 'removed' : 'same', part.value);
    removed = '';
  };
  for (const part of diffArrays(paragraphs(before), paragraphs(after), { oneChangePerToken: false })) {
    const text = part.value.join('');
    if (part.removed) removed += text;
    else if (part.added) words(text);
    else {
      words('');
      add('same', text);
    }
  }
  words('');
  return found;
}
