import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FileName } from './file-name.tsx';

const parts = (name: string): string[] =>
  [...renderToStaticMarkup(<FileName of={name} />).matchAll(/>([^<>]+)</g)].map(([, text = '']) => text);

it('leaves the extension outside of what is cut, and the name in one piece for who hears it', () => {
  expect(parts('the-third-round-of-signs.final.pdf')).toEqual([
    'the-third-round-of-signs.final.pdf',
    'the-third-round-of-signs.final',
    '.pdf',
  ]);
  expect(parts('README')).toEqual(['README', 'README']);
  expect(parts('.env')).toEqual(['.env', '.env']);
  expect(parts('Minutes of Nov. 3rd of this year')).toEqual([
    'Minutes of Nov. 3rd of this year',
    'Minutes of Nov. 3rd of this year',
  ]);
});
