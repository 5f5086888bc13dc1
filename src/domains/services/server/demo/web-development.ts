import {
  choice,
  choicesMaybe,
  dateMaybe,
  extra,
  faq,
  file,
  fileMaybe,
  linkMaybe,
  numberMaybe,
  pack,
  text,
  textMaybe,
} from './shape.ts';
import type { SeedService } from './shape.ts';

export const webDevelopmentServices: readonly SeedService[] = [
  {
    key: 'a11y-audit',
    seller: 'ingrid-halvorsen',
    category: 'web-accessibility',
    listedDaysAgo: 256,
    title: 'Accessibility audit with keyboard and screen reader, fixes in order',
    description: `Automatic checkers find about a third of what stops people. I find the rest by using your site without a mouse, without sight and at 400 percent zoom.

### What you get

- A report by page: who is stopped, where, the rule behind it, and the fix as code
- Recordings of the three worst moments, because colleagues believe their ears
- A list in order of harm, with an estimate of hours for each item

### How I work

We choose pages that carry weight: the one where people pay, the one where they ask for help. I test with a keyboard, two screen readers, zoom, reduced motion and a phone held by a tired person. You get findings as I go, so that your developers can start on Tuesday. After your fixes I test once more in the larger packages.

### What I need from you

Addresses of the pages, a test account, and the name of someone who may decide. If a law or a deadline is behind this, tell me which: the report can follow its wording.`,
    packages: [
      pack(
        'One flow',
        'One task from start to end, up to 5 pages',
        ['Up to 5 pages', 'Keyboard and one screen reader', 'Findings in order', 'Fixes as code'],
        360_00,
        6,
        1,
      ),
      pack(
        'Site',
        'Up to 15 pages and three recordings',
        [
          'Up to 15 pages',
          'Keyboard and two screen readers',
          'Three recordings',
          'Fixes as code',
          'Call with developers',
        ],
        840_00,
        12,
        1,
      ),
      pack(
        'Site and retest',
        'Audit, retest and a statement',
        [
          'Up to 25 pages',
          'Keyboard and two screen readers',
          'Recordings',
          'Call with developers',
          'Retest after fixes',
          'Accessibility statement',
        ],
        1_450_00,
        25,
        2,
      ),
    ],
    extras: [extra('PDF document checked, up to 10 pages', 90_00, 3), extra('Two-hour training for your team', 220_00)],
    faq: [
      faq(
        'Which standard do you test against?',
        'WCAG 2.2 level AA, and I say so where the standard is met and people are still stopped.',
      ),
      faq('Do you sell an overlay?', 'No. They make several things worse.'),
      faq('Can you do the fixes too?', 'Yes, order the speed and repair package afterwards or ask for a custom one.'),
    ],
    requirements: [
      text('Addresses of the pages or the task to follow'),
      text('Test account, if pages are behind sign-in'),
      choice('Why now?', 'Law or tender', 'A complaint', 'Before launch', 'It is time'),
    ],
    tags: ['accessibility', 'wcag', 'audit', 'screen reader'],
  },
  {
    key: 'speed',
    seller: 'ingrid-halvorsen',
    category: 'website-speed',
    listedDaysAgo: 209,
    title: 'Make a slow website fast on a three-year-old phone, with proof',
    description: `Your site is fast on your laptop. I make it fast on the phone in the bus, and I show you the numbers before and after from the same device.

### What you get

- Measurements before: largest paint, response to a tap, layout shift, bytes by kind
- The fixes themselves, made in your code or your settings, each in its own commit or note
- Measurements after, same device and network, and a page on how not to lose it again

### How I work

Nearly always it is four things: images, fonts, scripts nobody remembers adding, and a server that thinks too long. I take them in the order of what they give back. Scripts are removed only with your agreement, since someone in marketing will miss one. Nothing is installed that promises to *optimize everything*.

### What I need from you

Access to the code or the system behind the site, a staging copy if there is one, and the list of third-party scripts with the name of whoever wants each. An empty cell is an answer too.`,
    packages: [
      pack(
        'Measure',
        'Findings in order, no changes',
        ['Up to 5 pages measured', 'Findings in order', 'Estimate for each'],
        140_00,
        4,
        1,
      ),
      pack(
        'Fix',
        'The four usual causes repaired',
        [
          'Up to 5 templates measured',
          'Images and fonts',
          'Scripts reviewed',
          'Caching set up',
          'Numbers before and after',
        ],
        430_00,
        9,
        1,
      ),
      pack(
        'Fix and guard',
        'Repairs and a budget that complains',
        [
          'Up to 10 templates measured',
          'All repairs of Fix',
          'Server response',
          'Budget check in your pipeline',
          'Retest after 30 days',
        ],
        760_00,
        16,
        2,
      ),
    ],
    extras: [extra('Keyboard check of the same pages', 80_00, 1)],
    faq: [
      faq(
        'Do you guarantee a score?',
        'I guarantee the work and the measurement. Scores change when you add a video of a waterfall next week.',
      ),
      faq(
        'Which systems?',
        'Hand-written sites, static sites, and the common content systems. Ask about shop platforms.',
      ),
    ],
    requirements: [
      text('Address and the pages that matter'),
      text('How will you give me access?'),
      textMaybe('Scripts that must stay, and who needs them'),
    ],
    tags: ['performance', 'core web vitals', 'speed'],
  },
  {
    key: 'small-site',
    seller: 'diego-quispe',
    category: 'business-websites',
    listedDaysAgo: 241,
    title: 'A five-page website for your guesthouse, workshop or practice',
    description: `Small businesses need the same five pages: what you do, what it costs, who you are, where you are, and how to ask. I build them well, in an account that belongs to you.

### What you get

- A site on hosting and a domain registered in *your* name
- Pages you can edit yourself, with a video for each task, recorded on your site
- Contact or booking form that reaches your inbox, tested three ways
- Backups every night, to a place you can open

### How I work

We begin with words and photos; design without them is decoration. I send one page finished to the end, you say what you think, and the other four follow in that manner. Then a call where *you* change a price while I watch. If you cannot do it alone, I have not finished.

### What I need from you

Texts, even rough; ten photos; opening hours; prices; and someone who answers within two days. I speak Spanish, English and Quechua, and I am patient with all three.`,
    packages: [
      pack(
        'Three pages',
        'A small, complete start',
        ['Three pages', 'Contact form', 'Your hosting and domain', 'One video guide'],
        240_00,
        10,
        2,
      ),
      pack(
        'Five pages',
        'What most people need',
        [
          'Five pages',
          'Form or booking link',
          'Your hosting and domain',
          'Nightly backups',
          'Four video guides',
          'Two weeks of help',
        ],
        420_00,
        16,
        2,
      ),
      pack(
        'Two languages',
        'Five pages, twice, joined correctly',
        [
          'Five pages in two languages',
          'Form or booking link',
          'Your hosting and domain',
          'Nightly backups',
          'Six video guides',
          'Four weeks of help',
        ],
        690_00,
        24,
        3,
      ),
    ],
    extras: [
      extra('One more page', 50_00, 2),
      extra('Move your old mail to the new domain', 60_00, 2),
      extra('Photos picked and retouched', 40_00, 2),
    ],
    faq: [
      faq(
        'What do hosting and domain cost?',
        'Usually between 60 and 120 dollars a year, paid by you to the host. I take nothing from it.',
      ),
      faq('Do you write the texts?', 'I edit what you send. A blank page is a different profession.'),
    ],
    requirements: [
      file('Texts and photos, as far as you have them'),
      text('Address you want, or already own'),
      choice('How should people reach you?', 'Form', 'Phone', 'Booking system', 'Chat app'),
    ],
    tags: ['website', 'small business', 'wordpress', 'hotel'],
  },
  {
    key: 'shop',
    seller: 'diego-quispe',
    category: 'online-shops',
    listedDaysAgo: 195,
    title: 'An online shop with real test orders before your first customer',
    description: `I set up shops for people who make things. Up to two hundred products, honest shipping costs, tax that your bookkeeper recognizes, and a checkout I have tried to break.

### What you get

- A shop with your products, categories and filters that fit the goods
- Payment, shipping zones and tax set up with you on a call
- Order mails rewritten so that they sound like you
- Ten test orders, including a refund, a wrong address and a canceled payment

### How I work

Products first, in a sheet, since a shop is a list with manners. Then the shop is built from the sheet. I photograph nothing and write nothing new, but I will tell you which picture costs you sales. On the last day we do a *first day*: you receive, pack and refund an order while I watch.

### What I need from you

The product sheet (I send an empty one), photos named by product number, where you ship to and how, and an account with a payment provider in your name.`,
    packages: [
      pack(
        'Thirty products',
        'A small shop, ready to sell',
        ['Up to 30 products', 'Payment, shipping, tax', 'Five test orders', 'Order mails'],
        480_00,
        16,
        2,
      ),
      pack(
        'Hundred products',
        'Variants and filters',
        [
          'Up to 100 products',
          'Variants and filters',
          'Payment, shipping, tax',
          'Ten test orders',
          'Order mails',
          'Three video guides',
        ],
        820_00,
        24,
        2,
      ),
      pack(
        'Two hundred and stock',
        'With stock and import',
        [
          'Up to 200 products',
          'Stock and import from sheet',
          'Payment, shipping, tax',
          'Ten test orders',
          'Order mails',
          'Four weeks of help',
        ],
        1_290_00,
        35,
        3,
      ),
    ],
    extras: [extra('Second language', 220_00, 8), extra('Fifty more products', 90_00, 3)],
    faq: [
      faq(
        'Which system do you use?',
        'An open one you can move to another host. You are not renting the shop from me.',
      ),
      faq(
        'Can you take over my old shop?',
        'Yes, orders and customers included, if the old system can export them. Send me a look first.',
      ),
    ],
    requirements: [
      file('Product sheet or an export of your old shop'),
      text('Where do you ship to, and how?'),
      choice('Tax', 'I know my rates', 'My bookkeeper will tell you', 'I need to find out'),
    ],
    tags: ['shop', 'e-commerce', 'woocommerce'],
  },
  {
    key: 'site-repair',
    seller: 'diego-quispe',
    category: 'website-repair',
    listedDaysAgo: 236,
    title: 'Website repair: failed updates, broken layouts, hacked sites cleaned',
    description: `Something stopped working and nobody knows why. I find the cause, tell you in two sentences, fix it, and write down how to avoid it.

### What you get

- A backup before I touch anything
- The fault found, explained and repaired
- For hacked sites: cleaned files, changed keys, the door they came in by closed, and a check after seven days

### How I work

I copy the site and break the copy, not yours. When I know the cause I write to you *before* I repair it, with the price of any alternative. Four out of five problems are an update, an expired certificate, a full disk or a plug-in nobody maintains. The fifth is interesting.

### What I need from you

A login with administrator rights made for me, access to the hosting, and when you last saw it working. A screenshot of the message helps. Do not delete anything in the meantime, however tempting.`,
    packages: [
      pack(
        'One fault',
        'A single problem found and fixed',
        ['Backup first', 'Cause explained', 'Fault repaired'],
        45_00,
        2,
        1,
      ),
      pack(
        'Service day',
        'Several faults and all updates',
        ['Backup first', 'Up to five faults', 'All updates, tested', 'Short report'],
        110_00,
        4,
        1,
      ),
      pack(
        'After an attack',
        'A hacked site cleaned and locked',
        [
          'Backup first',
          'Files and database cleaned',
          'Keys and passwords changed',
          'Entry closed',
          'Check after 7 days',
        ],
        210_00,
        5,
        2,
      ),
    ],
    extras: [extra('Start within 3 hours, in Lima daytime', 35_00), extra('Nightly backups set up', 30_00, 1)],
    faq: [
      faq('What if you cannot fix it?', 'Then I cancel before I start, or tell you who can. It has happened twice.'),
      faq('My host says it is my fault, is it?', 'Sometimes. I will tell you either way, in words you can forward.'),
    ],
    requirements: [
      text('What happens, and when did it last work?'),
      text('How will you give me access?'),
      fileMaybe('Screenshot of the message'),
    ],
    tags: ['repair', 'wordpress', 'malware', 'updates'],
  },
  {
    key: 'interface',
    seller: 'leilani-kahananui',
    category: 'web-design',
    listedDaysAgo: 230,
    title: 'Interface design for one important flow, tested with five people',
    description: `I take one flow (booking, reporting, paying, handing over a shift) and design it so that a person in a hurry gets through. Then five people try it, and I fix what they stumble on.

### What you get

- A clickable prototype for phone and desktop, with every state: empty, loading, failed, done
- Notes from five short tests, with clips where people agreed to be filmed
- A file your developers can build from, spacing and colors named, contrast checked

### How I work

First I watch or ask how it is done today, on paper if it is on paper. I write the flow as plain sentences before I draw a box. Two rounds of sketches, then the prototype, then the tests in the second week, when changes are still cheap.

### What I need from you

Access to someone who does the job, existing screens if there are any, your component library, and the one number you want to move. Please tell me about the strange case that happens every Friday, because it will be the design's best test.`,
    packages: [
      pack(
        'Sketches',
        'One flow, up to 6 screens',
        ['Flow in plain sentences', 'Up to 6 screens', 'Phone or desktop'],
        380_00,
        8,
        2,
      ),
      pack(
        'Tested flow',
        'Up to 14 screens and five tests',
        [
          'Flow in plain sentences',
          'Up to 14 screens',
          'Phone and desktop',
          'Clickable prototype',
          'Five tests with notes',
        ],
        890_00,
        16,
        2,
      ),
      pack(
        'Flow and library',
        'With components for the next one',
        [
          'Up to 24 screens',
          'Phone and desktop',
          'Clickable prototype',
          'Five tests with notes',
          'Component library',
          'Two handover calls',
        ],
        1_540_00,
        28,
        3,
      ),
    ],
    extras: [extra('Three more test people', 150_00, 4), extra('Dark version', 120_00, 3)],
    faq: [
      faq(
        'Who finds the test people?',
        'You if they are specialists, I if they are anyone. Their vouchers are included.',
      ),
      faq('Do you build it too?', 'I hand over to your developers or bring someone I trust.'),
    ],
    requirements: [
      text('Which flow, and who is in a hurry?'),
      fileMaybe('Existing screens or forms'),
      text('Which number should change?'),
    ],
    tags: ['interface', 'ux', 'prototype', 'usability'],
  },
  {
    key: 'landing',
    seller: 'leilani-kahananui',
    category: 'landing-pages',
    listedDaysAgo: 94,
    title: 'One landing page, designed and built, light enough for a bad signal',
    description: `One page, one purpose, under 300 kilobytes. I design it, write the markup by hand and give you the files, so that it can live anywhere.

### What you get

- A designed page in plain HTML and CSS, no builder to rent
- Form connected to the mail tool you use, with a proper thank-you and a proper error
- Measured: loads in under two seconds on a slow mobile line, readable by screen readers

### How I work

You tell me what the visitor was doing one minute before. I write the order of the page as questions (what is it, is it for me, what does it cost, what if it goes wrong, how do I start) and you answer them. Those answers become the text. I design on a phone first and widen it later.

### What I need from you

Answers to about twelve questions, two or three real photographs or none at all, and the domain. I decline countdown clocks and invented customer counts.`,
    packages: [
      pack(
        'Page',
        'Designed and built, one language',
        ['Up to 6 sections', 'Form connected', 'HTML and CSS files', 'Speed measured'],
        340_00,
        8,
        2,
      ),
      pack(
        'Page and test',
        'With a second version to compare',
        [
          'Up to 8 sections',
          'Form connected',
          'Two openings to compare',
          'Visits and sign-ups counted, no cookies',
          'Report after 14 days',
        ],
        560_00,
        12,
        2,
      ),
    ],
    extras: [extra('Put online for you', 40_00, 1), extra('Second language you translate', 80_00, 2)],
    faq: [
      faq(
        'Can I edit it later?',
        'If you can edit a letter, yes: texts are marked in the file. For weekly changes choose a site with an editor instead.',
      ),
      faq('Do you write the text?', 'I write it from your answers, and you correct me.'),
    ],
    requirements: [
      text('What was the visitor doing one minute before?'),
      textMaybe('Mail tool and list name'),
      fileMaybe('Logo and photographs'),
      linkMaybe('A page whose tone you like'),
      choicesMaybe('What has to be on it?', 'Form', 'Prices', 'Map', 'Questions and answers', 'Voices of customers'),
      numberMaybe('How many photographs do you have?'),
      dateMaybe('When does it have to be live?'),
    ],
    tags: ['landing page', 'html', 'fast', 'form'],
  },
];
