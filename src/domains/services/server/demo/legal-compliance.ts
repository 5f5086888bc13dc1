import { choice, extra, faq, file, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const legalServices: readonly SeedService[] = [
  {
    key: 'processing-record',
    seller: 'annelies-verstraete',
    category: 'data-protection',
    listedDaysAgo: 182,
    title: 'Your record of processing, made by asking what you really do with data',
    description: `The law wants a list of what you do with people's data. Most lists describe a company that does not exist. I make yours by asking your people what they did last Tuesday.

### What you get

- A record of processing for up to twenty activities, in a sheet you can keep up to date
- How long each thing is kept, with a reason, and who deletes it
- Ten findings in order: what to stop, what to write down, what to leave in peace

### How I work

Three conversations of forty minutes, with the person at the front, the person with the money, and the person with the passwords. I write the record from that. We go through it once together. You will find at least one spreadsheet nobody knew of, and it is usually on a desktop.

### What I need from you

Three people, a list of the tools you pay for (the card statement is the most truthful one), and any letter from an authority. I work with the European regulation. I am a consultant, not your lawyer in court.`,
    packages: [
      pack(
        'Ten activities',
        'A small practice or shop',
        ['Two conversations', 'Up to 10 activities', 'Record in a sheet', 'Five findings'],
        260_00,
        8,
        1,
      ),
      pack(
        'Twenty activities',
        'A company of up to fifty',
        ['Three conversations', 'Up to 20 activities', 'Record in a sheet', 'Retention table', 'Ten findings'],
        480_00,
        14,
        1,
      ),
      pack(
        'Record and processors',
        'With all your suppliers’ contracts read',
        [
          'Three conversations',
          'Up to 30 activities',
          'Retention table',
          'Up to 15 supplier agreements checked',
          'Ten findings',
          'Training of one hour',
        ],
        860_00,
        24,
        2,
      ),
    ],
    extras: [extra('Answer to one person’s request for their data', 90_00, 4)],
    faq: [
      faq(
        'We are only six people, do we need this?',
        'If you handle health data or staff data regularly, yes. Otherwise a shorter version will do, and I will say so.',
      ),
      faq(
        'Do you act as our data protection officer?',
        'Not through a package. Ask me afterwards, when you know my manners.',
      ),
    ],
    requirements: [
      text('What does your organization do, and how many people?'),
      file('List of tools, or a card statement with the amounts removed'),
      textMaybe('Letters from an authority'),
    ],
    tags: ['gdpr', 'privacy', 'record', 'compliance'],
  },
  {
    key: 'privacy-policy',
    seller: 'annelies-verstraete',
    category: 'website-terms-privacy',
    listedDaysAgo: 166,
    title: 'A privacy policy that describes your site and nobody else’s',
    description: `I open your website with the tools switched on and write down what it does. The policy comes from that, in sentences a fourteen-year-old can follow.

### What you get

- A privacy policy and a cookie notice that match what the site really does
- A list of what the site does that it should *not*, for your developer
- A short version for the form and a long one for the page

### How I work

I visit as a new person, say no to everything, and watch what happens anyway. Usually something does. I send that list first, because it is better to stop it than to describe it. Then I write. Names of third parties are given, not *selected partners*. When the site changes, the date and the change are noted at the bottom.

### What I need from you

The address, a test account, your company details, the countries you sell to, and whoever can tell me why there is a map on the contact page.`,
    packages: [
      pack(
        'Simple site',
        'No accounts, no shop',
        ['Site observed', 'Policy and cookie notice', 'List for the developer'],
        140_00,
        5,
        1,
      ),
      pack(
        'Shop or accounts',
        'With customers behind a sign-in',
        ['Site observed', 'Policy and cookie notice', 'Form texts', 'List for the developer'],
        260_00,
        8,
        1,
      ),
      pack(
        'Shop and terms',
        'With terms of sale for consumers',
        ['Everything in Shop', 'Terms of sale, one country', 'Withdrawal form', 'Order page texts checked'],
        460_00,
        14,
        2,
      ),
    ],
    extras: [extra('Dutch or French version', 80_00, 3), extra('Second look after the developer’s fixes', 60_00, 3)],
    faq: [
      faq('Can I copy it for my other site?', 'Only if the other site does precisely the same, which it won’t.'),
      faq('Do you do US law?', 'I name the points and recommend someone. I write for Europe.'),
    ],
    requirements: [
      text('Address, and a test account if there is one'),
      text('Company details and countries you sell to'),
      textMaybe('What do you think the site collects?'),
    ],
    tags: ['privacy policy', 'cookies', 'gdpr'],
  },
  {
    key: 'contract-review',
    seller: 'rahel-tesfaye',
    category: 'contract-review',
    listedDaysAgo: 161,
    title: 'The contract they sent you, read properly before you sign it',
    description: `Someone sent you a contract and a friendly deadline. I read it the way the other side's lawyer hopes nobody will.

### What you get

- The contract with comments, written so that you can forward them as they are
- One page in front: sign, sign after these changes, or do not sign
- New wording for each clause that matters, fair enough to be accepted

### How I work

I first read the definitions, then the ending, then the money, and only afterwards the front, which is written to be liked. I mark three kinds of things: what is dangerous, what is one-sided but usual, and what merely looks frightening. You keep your energy for the first kind. English law, or law close to it; if it is neither I tell you before I begin.

### What I need from you

The editable contract, who the other side is to you, what was promised by telephone, and what you would do if they refused every change. Knowing that last answer is half of negotiating.`,
    packages: [
      pack(
        'Ten pages',
        'A usual agreement',
        ['Up to 10 pages', 'Comments to forward', 'One-page advice'],
        120_00,
        3,
        1,
      ),
      pack(
        'Thirty pages',
        'With new wording',
        ['Up to 30 pages', 'Comments to forward', 'New wording', 'One-page advice', 'Half-hour call'],
        290_00,
        5,
        1,
      ),
      pack(
        'Thirty pages and their answer',
        'I also read what comes back',
        ['Everything in Thirty pages', 'Their reply reviewed', 'Second set of comments', 'Second call'],
        420_00,
        12,
        2,
      ),
    ],
    extras: [extra('Delivered within 24 hours (10 pages)', 70_00), extra('Five more pages', 25_00)],
    faq: [
      faq('Will you negotiate for me?', 'I give you the words. You know the people.'),
      faq('It is a standard contract, they say', 'It is. Theirs.'),
      faq('Which law?', 'England and Wales, and systems that follow it closely. I say no to the others.'),
    ],
    requirements: [
      file('The contract, editable if possible'),
      text('Who are they to you, and what was promised?'),
      choice('Your position', 'I can walk away', 'I would rather not', 'I have to sign'),
    ],
    tags: ['contract', 'review', 'negotiation', 'english law'],
  },
  {
    key: 'nda',
    seller: 'rahel-tesfaye',
    category: 'contract-drafting',
    listedDaysAgo: 138,
    title: 'Short agreements for freelancers and small studios, in plain English',
    description: `A confidentiality agreement on two pages. Terms for your work on three. A partnership on five. Short documents are signed sooner and fought about less.

### What you get

- One agreement written for your case, in sentences of fewer than twenty-five words
- A margin that explains each clause, for you and for the person who gets it
- A version without the margin, to sign

### How I work

Twelve questions, answered in an hour. Most are about things going wrong: who keeps the files, who pays if it is late, what if one of you moves abroad or falls in love with someone else's idea. I draft in four days and you send it to the other side *with* the explanations. That alone saves a week.

### What I need from you

Both parties' full names and addresses, what is to be exchanged, the amounts, and which of you is more worried. English law; other laws only after asking me.`,
    packages: [
      pack(
        'Confidentiality',
        'Two pages, one-way or mutual',
        ['Twelve questions', 'Two pages', 'Explained in the margin'],
        90_00,
        3,
        1,
      ),
      pack(
        'Terms of work',
        'Your own terms for clients',
        ['Twelve questions', 'Up to 4 pages', 'Explained in the margin', 'Order form'],
        210_00,
        6,
        2,
      ),
      pack(
        'Partnership',
        'Two or three people, one venture',
        ['Call with all partners', 'Up to 7 pages', 'Explained in the margin', 'What-if table'],
        420_00,
        12,
        2,
      ),
    ],
    extras: [extra('Read the other side’s changes', 60_00, 2)],
    faq: [
      faq(
        'Will it hold abroad?',
        'Between parties in different countries it depends on where you would have to enforce it. I tell you what is realistic.',
      ),
      faq('Electronic signature?', 'Fine for these. I say so at the bottom.'),
    ],
    requirements: [
      text('Who are the parties, with addresses?'),
      text('What is exchanged, and for how much?'),
      choice('Kind', 'One-way', 'Mutual', 'Work', 'Partnership'),
    ],
    tags: ['contract', 'nda', 'plain english', 'partnership'],
  },
  {
    key: 'name-search',
    seller: 'rahel-tesfaye',
    category: 'trademark-searches',
    listedDaysAgo: 77,
    title: 'Is the name free? A trademark search with an answer, not a printout',
    description: `Before you paint it on the van. I search the registers, the web and the way people would say it, and then give you an opinion.

### What you get

- Search of the registers that matter to you: identical, similar to the eye, similar to the ear
- The five nearest marks, who owns them, for which goods, and how alive they are
- An answer on one page: go, go carefully and how, or choose another

### How I work

I ask what you sell today and in five years, since trademark classes are about goods. I then search identical names first and send you a quick *stop* within a day if there is one, and you pay only for the small package. If the coast looks clear I go on with the similar ones, which is where the surprises are. Domain and shop names are looked at as well, without being bought.

### What I need from you

The name as it will be written and as it will be *said*, the logo if there is one, countries, goods, and your second-favorite name.`,
    packages: [
      pack(
        'Quick search',
        'Identical names, one region',
        ['One region', 'Identical names', 'Answer in a paragraph'],
        60_00,
        2,
        0,
      ),
      pack(
        'Full search',
        'Similar to eye and ear',
        ['Two regions', 'Identical and similar', 'Five nearest explained', 'One-page answer'],
        180_00,
        6,
        1,
      ),
    ],
    extras: [extra('One more region', 55_00, 2), extra('Second name in the same search', 70_00, 2)],
    faq: [
      faq('Do you register it too?', 'I prepare the form. You or a local attorney file it, depending on the country.'),
      faq('Is a clear search a guarantee?', 'No. It is a good umbrella.'),
    ],
    requirements: [
      text('Name, as written and as said'),
      text('What do you sell, now and in five years?'),
      text('Countries'),
    ],
    tags: ['trademark', 'name', 'search'],
  },
];
