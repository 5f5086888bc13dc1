import { readTextPage } from './read-text-page.ts';
import { metaOfText } from './text-meta.ts';
import { TextPage } from './text-page.tsx';

export const loader = readTextPage;
export const meta = metaOfText;

export default function ContentPage() {
  return <TextPage />;
}
