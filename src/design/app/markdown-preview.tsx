import { richText } from '#kit/markdown.ts';
import { RichText } from '../public/rich-text.tsx';

interface MarkdownPreviewProps {
  text: string;
  headingLevel?: 2 | 4;
}

export const MarkdownPreview = ({ text, headingLevel = 2 }: MarkdownPreviewProps) =>
  text.trim() === '' ? (
    <p className="text-ink-2">Nothing written yet.</p>
  ) : (
    <RichText blocks={richText(text)} headingLevel={headingLevel} />
  );
