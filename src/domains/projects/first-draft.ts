/** The first project of a client, from what they said they need (ONB-1). */
import { inPlainWords } from '#kit/markdown.ts';
import { emptyDraft, type ProjectDraft } from './draft.ts';
import { PROJECT_LIMITS } from './project.ts';

const SENTENCE = /^.*?[.!?\n](?=\s|$)/s;

/** Their words are the description; its first sentence, as far as a title goes, is the title. */
export function draftOfNeed(need: string): ProjectDraft {
  const description = need.trim();
  const sentence = SENTENCE.exec(description)?.[0] ?? description;
  // Words of a title stop at its length: an ellipsis would be part of it.
  const title = inPlainWords(sentence, PROJECT_LIMITS.title.most)
    .replace(/\s*[.…!?,;:]+$/, '')
    .slice(0, PROJECT_LIMITS.title.most);
  return { ...emptyDraft, title, description };
}
