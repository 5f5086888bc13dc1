import { expect, it } from 'vitest';
import { ownWords, REPLY_LINE, textOfHtml } from './own-words.ts';

const REPLIES: Readonly<Record<string, [string, string]>> = {
  Gmail: ['Yes, Friday works.\n\nOn Tue, Nov 24, 2026 at 9:51 AM Docket <no-reply@docket.example> wrote:\n\n> 2 unread messages', 'Yes, Friday works.'],
  'Gmail, wrapped': ['Yes.\n\nOn Tue, Nov 24, 2026 at 9:51 AM Docket\n<no-reply@docket.example> wrote:\n> a\n> b', 'Yes.'],
  'Apple Mail in German': ['Passt so.\n\nAm 24.11.2026 um 09:51 schrieb Docket <a@b.example>:\n\n> x', 'Passt so.'],
  Outlook: ['Fine.\r\n\r\n________________________________\r\nFrom: Docket <a@b.example>\r\nSent: Tuesday\r\nTo: me\r\nSubject: Hi\r\n\r\nold text', 'Fine.'],
  'Outlook, old': ['Fine.\n\n-----Original Message-----\nold text', 'Fine.'],
  'a quote without marks': ['Fine.\n\nOn Tue, Nov 24, 2026, Docket wrote:\n\nold text', 'Fine.'],
  'our own line': [`Above.\n\n${REPLY_LINE}\n\nbelow`, 'Above.'],
  'answers between the lines': ['On Tue, Nov 24, 2026, Ana wrote:\n> When?\nFriday.\n> How much?\n500.', 'Friday.\n500.'],
  'a signature': ['Fine.\n-- \nAna Silva\nPhone 123', 'Fine.'],
  'a phone': ['Fine.\n\nSent from my iPhone', 'Fine.'],
  'nothing but a quote': ['> a\n> b', ''],
  'words that only look like a header': ['From: Monday on I am away.\nSee you.', 'From: Monday on I am away.\nSee you.'],
  'dashes and paragraphs of the person': ['One\n\n- a\n- b\n\n\n\nTwo', 'One\n\n- a\n- b\n\nTwo'],
};

it.each(Object.entries(REPLIES))('keeps what the person wrote: %s', (_name, [mail, own]) => expect(ownWords(mail)).toBe(own));

it('reads an email without a text part', () => {
  const html =
    '<html><head><style>p{}</style></head><body><p>Yes &amp; no&#8212;maybe</p><div>Two<br>three</div><script>alert(1)</script><blockquote>old</blockquote>';
  expect(textOfHtml(html)).toBe('Yes & no—maybe\nTwo\nthree');
  expect(textOfHtml('<div>New</div><div class="gmail_quote">old</div>')).toBe('New');
});

it('takes no time for an email made to take some', () => {
  const before = performance.now();
  for (const hard of [
    'On '.repeat(40_000),
    '<'.repeat(100_000),
    '&#'.repeat(50_000),
    `on ${'a wrote '.repeat(20_000)}`,
    '-'.repeat(100_000),
    '<style>'.repeat(20_000),
  ]) {
    ownWords(hard);
    textOfHtml(hard);
  }
  expect(performance.now() - before).toBeLessThan(5_000);
});
