import { richText } from '#kit/markdown.ts';
import { RichText } from '../public/rich-text.tsx';

export const MarkdownPreview = ({ text }: { text: string }) =>
  text.trim() === '' ? <p className="text-ink-2">Nothing written yet.</p> : <RichText blocks={richText(text)} headingLevel={2} />;
