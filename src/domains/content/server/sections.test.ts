import { describe, expect, it } from 'vitest';
import { plain } from '../find-in-text.ts';
import { CONTENT_PAGES, isLegal } from '../pages.ts';
import { firstText } from './first-texts.ts';
import { operatorForStaff, operatorIn, textFrom } from './sections.ts';

const OPERATOR = 'the operator of Docket';
const words = (blocks: readonly { readonly lines: readonly (readonly { readonly text: string }[])[] }[]): string =>
  blocks.flatMap(({ lines }) => lines.flat().map(({ text }) => text)).join(' ');

const PAGE = `# Our terms

What we agree on.

## Money & time
> In short: we hold it.

Held until **approved**. [Fees](/feesandcharges), [not ours](//example.com), [script](javascript:alert(1)).

\`\`\`
## not a heading
\`\`\`

## Money & time
### Why twice?
Because.
`;

describe('a page as sections', () => {
  const text = textFrom(PAGE, OPERATOR);
  const [first, second] = text.sections;
  it('has a title and a lead', () =>
    expect([text.title, words(text.lead)]).toEqual(['Our terms', 'What we agree on.']));
  it('keeps the plain summary apart, without its sign', () => {
    expect(words(first?.summary ?? [])).toBe('We hold it.');
    expect(words(first?.blocks ?? [])).not.toContain('In short');
  });
  it('links to paths of this site, and to nothing else without a scheme', () => {
    const links = first?.blocks.flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []));
    expect(links).toEqual(['/feesandcharges']);
  });
  it('reads no heading in code', () => expect(text.sections).toHaveLength(2));
  it('gives every section an anchor of its own', () =>
    expect([first?.anchor, second?.anchor]).toEqual(['money-time', 'money-time-2']));
  it('has the questions of a section', () =>
    expect(second?.parts.map(({ title, anchor }) => [title, anchor])).toEqual([['Why twice?', 'why-twice']]));
  it('drops scripts and markup', () =>
    expect(
      JSON.stringify(
        textFrom('# A\n<script>alert(1)</script>\n\n## B<b>c</b>\n<img src=x onerror=alert(1)>', OPERATOR),
      ),
    ).not.toMatch(/script|onerror|<b>/));
});

describe.each(CONTENT_PAGES)('the first text of %s', (page) => {
  it('has a title, a lead and sections, and fills its placeholders', async () => {
    const text = textFrom(await firstText(page), OPERATOR);
    expect(text.title).not.toBe('');
    expect(words(text.lead)).not.toBe('');
    expect(text.sections.length).toBeGreaterThan(0);
    expect(JSON.stringify(text)).not.toMatch(/\{\w+\}/);
    if (isLegal(page))
      expect(text.sections.filter(({ summary }) => summary.length === 0).map(({ title }) => title)).toEqual([]);
  });
});

describe('who runs this', () => {
  const named = (name: string | null) => ({
    brandName: 'Docket',
    legal: {
      name: name ?? 'Docket',
      isNamed: name !== null,
      address: [],
      taxNumber: null,
      email: 'support@example.com',
    },
  });
  it('is the legal entity in legal texts, where there is one', () => {
    expect(operatorIn('terms', named('Nord & Söhne GmbH'))).toBe('Nord & Söhne GmbH');
    expect(operatorIn('terms', named('Docket'))).toBe('Docket');
    expect(operatorIn('terms', named(null))).toBe('the operator of Docket');
  });
  it('is the legal entity elsewhere too, and left out while none is named', () => {
    expect([operatorIn('faq', named('Nord GmbH')), operatorIn('faq', named(null))]).toEqual(['Nord GmbH', null]);
    const { lead } = textFrom(
      '# T\n{brand} is a place. {brand} is run by {operator}. Its [terms](/terms) are those of {operator}. They are short.',
      null,
    );
    expect(plain(lead)).toBe('Docket is a place. They are short.');
  });
  it('is asked for from staff who write a text', () =>
    expect(operatorForStaff(named(null))).toBe('(name the operator in Brand)'));
  it('is written as it is called, whatever signs its name has', () => {
    const { lead } = textFrom('# T\nBetween you and {operator}.', '*Nord* [GmbH](https://x.example) $& <b>');
    expect(plain(lead)).toBe('Between you and *Nord* [GmbH](https://x.example) $& <b>.');
  });
});
