import { metaOfText, readTextPage } from './read-text-page.ts';
import { TextPage } from './text-page.tsx';

export const loader = readTextPage;
export const meta = metaOfText;

export default function ContentPage() {
  return <TextPage />;
}
