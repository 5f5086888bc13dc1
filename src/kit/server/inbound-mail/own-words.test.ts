import { expect, it } from 'vitest';
import { ownWords, REPLY_LINE } from './own-words.ts';
import { textOfHtml } from './text-of-html.ts';
import { withoutSecrets } from './without-secrets.ts';

const REPLIES: Readonly<Record<string, [string, string]>> = {
  Gmail: [
    'Yes, Friday works.\n\nOn Tue, Nov 24, 2026 at 9:51 AM Docket <no-reply@docket.example> wrote:\n\n> 2 unread messages',
    'Yes, Friday works.',
  ],
  'Gmail, wrapped': [
    'Yes.\n\nOn Tue, Nov 24, 2026 at 9:51 AM Docket\n<no-reply@docket.example> wrote:\n> a\n> b',
    'Yes.',
  ],
  'Apple Mail in German': ['Passt so.\n\nAm 24.11.2026 um 09:51 schrieb Docket <a@b.example>:\n\n> x', 'Passt so.'],
  Outlook: [
    'Fine.\r\n\r\n________________________________\r\nFrom: Docket <a@b.example>\r\nSent: Tuesday\r\nTo: me\r\nSubject: Hi\r\n\r\nold text',
    'Fine.',
  ],
  'Outlook, old': ['Fine.\n\n-----Original Message-----\nold text', 'Fine.'],
  'a quote without marks': [`Fine.\n\nOn Tue, Nov 24, 2026, Docket wrote:\n\n${REPLY_LINE}\n\nold text`, 'Fine.'],
  'our own line': [`Above.\n\n${REPLY_LINE}\n\nbelow`, 'Above.'],
  'answers between the lines': [
    'On Tue, Nov 24, 2026, Ana wrote:\n> When?\nFriday.\n> How much?\n500.',
    'Friday.\n500.',
  ],
  'a signature': ['Fine.\n-- \nAna Silva\nPhone 123', 'Fine.'],
  'a phone': ['Fine.\n\nSent from my iPhone', 'Fine.'],
  'nothing but a quote': [`On Tue, Nov 24, 2026, Docket wrote:\n> a\n> b`, ''],
  'nothing but our email': [`> ${REPLY_LINE}\n> b`, ''],
  'marks of their own': ['> 300 is too much.\nI can do 250.', '> 300 is too much.\nI can do 250.'],
  'an answer below our quoted line': [
    `On Tue, Nov 24, 2026, Docket wrote:\n> ${REPLY_LINE}\n> old\n\nFriday is fine.`,
    'Friday is fine.',
  ],
  'a list that was announced': [
    'Thanks.\n\nOn the call you wrote these points:\n- blue\n\nI can do all of it for 300.',
    'Thanks.\n\nOn the call you wrote these points:\n- blue\n\nI can do all of it for 300.',
  ],
  'a whole date of their own': [
    'On 24 November 2026 you wrote:\n\nblue\n\nStill blue?',
    'On 24 November 2026 you wrote:\n\nblue\n\nStill blue?',
  ],
  'an announcement in German': [
    'Am Telefon schrieb ich mit:\n- blau\n\nAlles für 300.',
    'Am Telefon schrieb ich mit:\n- blau\n\nAlles für 300.',
  ],
  'an announcement in Spanish': [
    'El cliente escribió esto:\n- azul\n\nTodo por 300.',
    'El cliente escribió esto:\n- azul\n\nTodo por 300.',
  ],
  'a beginning like an attribution': [
    'On Monday I will start.\nAs I wrote earlier:\nblue.',
    'On Monday I will start.\nAs I wrote earlier:\nblue.',
  ],
  'a range of days': [
    'From: 3 December\nTo: 5 December\n\nI am away.',
    'From: 3 December\nTo: 5 December\n\nI am away.',
  ],
  'a range of days with a subject': [
    'From: Monday\nSubject: the logo\nFine?',
    'From: Monday\nSubject: the logo\nFine?',
  ],
  'a line of two dashes': ['One\n--\nTwo', 'One\n--\nTwo'],
  'a signature before a quote, and an answer in it': [
    `Fine.\n-- \nAna\n\n> ${REPLY_LINE}\n> When?\nFriday.`,
    'Fine.\nFriday.',
  ],
  'a signature before an attribution': [
    'Fine.\n-- \nAna\n\nOn Tue, Nov 24, 2026, Docket wrote:\n> old\nFriday.',
    'Fine.\nFriday.',
  ],
  'what someone else wrote': [
    'On 24 November 2026 Ana wrote:\n- blue\n\nAll for 300.',
    'On 24 November 2026 Ana wrote:\n- blue\n\nAll for 300.',
  ],
  'a sentence about a bank': [
    'Sent from my bank account today.\nPlease check.',
    'Sent from my bank account today.\nPlease check.',
  ],
  'an iPad in German': ['Passt.\n\nVon meinem iPad gesendet', 'Passt.'],
  'words that only look like a header': [
    'From: Monday on I am away.\nSee you.',
    'From: Monday on I am away.\nSee you.',
  ],
  'dashes and paragraphs of the person': ['One\n\n- a\n- b\n\n\n\nTwo', 'One\n\n- a\n- b\n\nTwo'],
};

it.each(Object.entries(REPLIES))('keeps what the person wrote: %s', (_name, [mail, own]) =>
  expect(ownWords(mail)).toBe(own),
);

it('reads an email without a text part', () => {
  const html =
    '<html><head><style>p{}</style></head><body><p>Yes &amp; no&#8212;maybe</p><div>Two<br>three</div><script>alert(1)</script><blockquote>old<br>er</blockquote><p>Four</p>';
  expect(textOfHtml(html)).toBe('Yes & no—maybe\nTwo\nthree\n> old\n> er\nFour');
  const gmail = `<div>New</div><div class="gmail_quote"><div class="gmail_attr">On Tue, Nov 24, 2026, Docket &lt;<a>a@b.example</a>&gt; wrote:</div><blockquote>${REPLY_LINE}<br>old</blockquote></div><div>Below</div>`;
  expect(ownWords(textOfHtml(gmail))).toBe('New\nBelow');
  const outlook =
    '<div>New</div><div id="appendonsend"></div><hr><div id="divRplyFwdMsg"><b>From:</b> Docket &lt;a@b.example&gt;<br><b>Sent:</b> Tuesday<br><b>To:</b> me<br><b>Subject:</b> Hi<br></div><div>old</div>';
  expect(ownWords(textOfHtml(outlook))).toBe('New');
});

it('shows nothing of our email that is for its reader alone', () => {
  const config = {
    appUrl: 'https://docket.example',
    inboundMail: { secrets: [], mailbox: 'reply', domain: 'in.docket.example' },
  };
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  const text = `Reply+${'a2'.repeat(26)}b@in.docket.example https://docket.example/unsubscribe/${'Ab3_'.repeat(12)} https://docket.example/messages?conversation=${id} https://other.example/${'x'.repeat(60)}`;
  expect(withoutSecrets(text, config)).toBe(
    `[address removed] [link removed] https://docket.example/messages?conversation=${id} https://other.example/${'x'.repeat(60)}`,
  );
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
    '-- \n'.repeat(5_000),
    'From: a\n'.repeat(5_000),
    '<blockquote>'.repeat(20_000),
  ]) {
    ownWords(hard);
    textOfHtml(hard);
  }
  expect(performance.now() - before).toBeLessThan(5_000);
});
