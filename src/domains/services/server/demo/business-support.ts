import { choice, extra, faq, file, fileMaybe, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const businessSupportServices: readonly SeedService[] = [
  {
    key: 'assistant',
    seller: 'melchora-dimaculangan',
    category: 'virtual-assistance',
    listedDaysAgo: 255,
    title: 'Your inbox, calendar and Friday list, kept by someone who calls back',
    description: `I run other people's weeks. After ten years I can tell from an inbox what its owner is afraid of, and I begin there.

### What you get

- Mail sorted twice a day into *you*, *me* and *nobody*; answers drafted in your tone
- A calendar with travel time, lunch and one free hour in it
- A note every Friday: done, waiting, needs you, and one thing you are avoiding

### How I work

We start with a call and a page of rules: who always gets through, what I may decide, what I must never touch. I use delegated access, never your password. In the first two days I ask a great many questions, from day three about four a week. I work 08:00 to 17:00 in Cebu and can shift by three hours.

### What I need from you

Delegated access to mail and calendar, the five people who matter, your way of saying no, and what you would do with five hours a week. Hold on to that last answer. We will check.`,
    packages: [
      pack(
        'Five hours',
        'One week, to try',
        ['Five hours in a week', 'Inbox and calendar', 'Friday note'],
        85_00,
        7,
        0,
      ),
      pack(
        'Twenty hours',
        'A month, five hours a week',
        ['Twenty hours in four weeks', 'Inbox and calendar', 'Travel and bookings', 'Friday note'],
        320_00,
        28,
        0,
      ),
      pack(
        'Forty hours',
        'A month, every morning',
        [
          'Forty hours in four weeks',
          'Inbox and calendar',
          'Travel and bookings',
          'Customers answered',
          'Friday note',
          'Rules written down',
        ],
        610_00,
        28,
        0,
      ),
    ],
    extras: [extra('Inbox of over 5,000 unread, cleared', 60_00, 2), extra('Two more hours', 34_00)],
    faq: [
      faq('What about confidential mail?', 'Mark a folder and it is not delegated to me. Many clients do so.'),
      faq(
        'What if you are ill?',
        'You get a message before eight and the hours are added at the end. In ten years that was nine days.',
      ),
    ],
    requirements: [
      text('The five people who always get through'),
      text('What may I decide, and what must I never touch?'),
      choice('Your time zone', 'Americas', 'Europe and Africa', 'Asia and Pacific'),
    ],
    tags: ['assistant', 'inbox', 'calendar', 'executive'],
  },
  {
    key: 'support-desk',
    seller: 'melchora-dimaculangan',
    category: 'customer-support',
    listedDaysAgo: 177,
    title: 'Customer emails answered within four hours, as if they were neighbors',
    description: `I answer your customers for a month, in your name, and I write down everything they ask, so that next month there are fewer questions.

### What you get

- Every mail answered within four working hours, in your tone
- Saved answers for the twenty commonest questions, written as one would say them
- A weekly table: what people asked, how often, and what would make it stop

### How I work

For two days I answer as drafts only, and you send them. When you stop changing my words I begin to send. Refunds up to an amount you name I decide alone; above that I ask. Angry people get a telephone number or a name. Nobody gets *we apologize for any inconvenience*.

### What I need from you

A help desk or shared mailbox, access to look up orders, the rules for refunds, and ten old answers you were happy with. Tell me about the customer who writes each week. There is always one and they deserve to be known.`,
    packages: [
      pack('Week', 'Up to 60 mails', ['Drafts for two days', 'Up to 60 mails', 'Weekly table'], 110_00, 7, 0),
      pack(
        'Month',
        'Up to 260 mails',
        ['Drafts for two days', 'Up to 260 mails', 'Twenty saved answers', 'Weekly table'],
        390_00,
        30,
        0,
      ),
      pack(
        'Month with set-up',
        'With a help desk made for you',
        ['Help desk set up', 'Up to 260 mails', 'Twenty saved answers', 'Weekly table', 'Handbook'],
        520_00,
        32,
        0,
      ),
    ],
    extras: [extra('Saturday included, four weeks', 70_00), extra('Fifty more mails', 55_00)],
    faq: [
      faq('In which languages?', 'English, Tagalog and Cebuano. For others I work beside a translator.'),
      faq(
        'Do customers know you are not on the staff?',
        'I sign with my own first name and your company. If they ask, I tell them.',
      ),
    ],
    requirements: [
      text('Mailbox or help desk, and access'),
      text('Rules for refunds and exceptions'),
      file('Ten old answers you were happy with'),
    ],
    tags: ['support', 'help desk', 'customers'],
  },
  {
    key: 'handbook',
    seller: 'melchora-dimaculangan',
    category: 'process-documentation',
    listedDaysAgo: 99,
    title: 'How things are done here: your work written down so others can do it',
    description: `Only one person knows how the Tuesday order works, and she is having a baby in March. I write it down.

### What you get

- Each process on one page: when, who, with what, what can go wrong, whom to ring
- Pictures of the real screens and the real shelf
- A test: someone who has never done it does it from the page, and I correct the page

### How I work

People show me by video while they do it, and I ask *and if not?* until they laugh. Then I write, in the words they use. They correct it. The page says who owns it and when it will be looked at again, or else it will be wrong within a year and nobody will say so.

### What I need from you

An hour with each person who knows something, a list of what only one person can do, and a place where pages will live that everyone can open. It need not be clever. It has to be found.`,
    packages: [
      pack(
        'Three processes',
        'A beginning',
        ['Three recorded sessions', 'Three pages', 'Tested on one person'],
        95_00,
        7,
        1,
      ),
      pack(
        'Ten processes',
        'An office',
        ['Ten recorded sessions', 'Ten pages', 'Tested', 'List of owners and dates'],
        280_00,
        16,
        1,
      ),
    ],
    extras: [extra('One more process', 28_00, 1)],
    faq: [
      faq('Can you do it for machines and kitchens?', 'Yes, with a helpful person who can hold a phone.'),
      faq('Who owns the pages?', 'You. They are written in your own tool.'),
    ],
    requirements: [
      text('What can only one person do?'),
      text('Who will show me, and when?'),
      textMaybe('Where should the pages live?'),
    ],
    tags: ['process', 'handbook', 'documentation'],
  },
  {
    key: 'books',
    seller: 'kwame-asante',
    category: 'bookkeeping',
    listedDaysAgo: 222,
    title: 'Monthly bookkeeping: receipts sorted, accounts reconciled, month closed',
    description: `You photograph the receipts. I do the rest, and on the eighth of each month you know where you stand.

### What you get

- All entries of the month, bank and cash reconciled to the cent
- A profit and loss, a balance sheet and a page in plain words: what changed and why
- A list of missing receipts, short and without reproach

### How I work

I post twice a week so that questions are asked while you still remember the dinner. Anything doubtful goes to a single account called *Ask Kwame*, which must be empty by the fifth. I keep the books in your own software. Prepared accounts go to your licensed adviser for the return, and I speak with that person so that you need not carry messages.

### What I need from you

Read access to the bank, a folder for receipts, last year's accounts, and your tax number and country. I work to IFRS for SMEs and to UK and Irish small-company rules; for others ask first.`,
    packages: [
      pack('Up to 50 entries', 'One month', ['Up to 50 entries', 'Bank reconciled', 'Profit and loss'], 75_00, 8, 1),
      pack(
        'Up to 200 entries',
        'One month',
        ['Up to 200 entries', 'Bank and cash reconciled', 'Full statements', 'Page in plain words'],
        190_00,
        9,
        1,
      ),
      pack(
        'Quarter',
        'Three months caught up',
        [
          'Up to 450 entries',
          'Bank and cash reconciled',
          'Full statements',
          'Page in plain words',
          'Call with your adviser',
        ],
        490_00,
        18,
        1,
      ),
    ],
    extras: [extra('Payroll for up to five people', 60_00, 1), extra('Fifty more entries', 40_00, 1)],
    faq: [
      faq('I am a year behind', 'You are in good company. Order the quarter, four times, and breathe.'),
      faq('Do you file taxes?', 'I prepare, your licensed adviser files.'),
    ],
    requirements: [
      text('Country, software and number of entries in a usual month'),
      file('Bank statements or read access, and receipts'),
      fileMaybe('Last year’s accounts'),
    ],
    tags: ['bookkeeping', 'accounts', 'reconciliation'],
  },
  {
    key: 'model',
    seller: 'kwame-asante',
    category: 'financial-modelling',
    listedDaysAgo: 179,
    title: 'A financial model with the assumptions on one sheet, in yellow',
    description: `A model is a conversation about assumptions. I build one you can hold without breaking it, and defend without me in the room.

### What you get

- A workbook with four visible sheets: assumptions, months, years, pictures. No hidden ones
- Three cases (poor, expected, good) switched by one cell
- Checks that turn red when something no longer adds up, and a two-page guide

### How I work

First a list of what drives your money, usually seven things. You give me a low and a high for each, and where they come from. I build the monthly logic, and we break it together on a call: half the sales, twice the rent, a customer who pays after ninety days. What falls over is repaired or named in the guide.

### What I need from you

Last year's accounts or a budget on a napkin, prices, people, rents, and what the model must decide: a loan, a hire, a price, an investor. I do not make the numbers nicer. I make them yours.`,
    packages: [
      pack(
        'One year',
        'Twelve months of cash',
        ['Seven drivers', 'Twelve months', 'Three cases', 'Checks'],
        180_00,
        6,
        1,
      ),
      pack(
        'Three years',
        'Cash, profit and balance',
        ['Up to fifteen drivers', 'Thirty-six months', 'Three cases', 'Checks', 'Guide', 'Call to break it'],
        440_00,
        12,
        2,
      ),
      pack(
        'For a lender or investor',
        'With a summary that can be sent',
        [
          'Up to twenty drivers',
          'Sixty months',
          'Three cases',
          'Checks',
          'Guide',
          'Summary of 4 pages',
          'Answers to their questions',
        ],
        790_00,
        18,
        2,
      ),
    ],
    extras: [extra('Update with six months of actuals', 110_00, 3)],
    faq: [
      faq('Can I change it later?', 'Yes, everything in yellow. That is the whole idea.'),
      faq('Will you sign off on the numbers?', 'I sign off on the arithmetic. The assumptions carry your name.'),
    ],
    requirements: [
      text('What must the model decide?'),
      file('Accounts, budget or napkin'),
      textMaybe('What keeps you awake about the money?'),
    ],
    tags: ['financial model', 'cash flow', 'excel'],
  },
  {
    key: 'plan',
    seller: 'kwame-asante',
    category: 'business-plans',
    listedDaysAgo: 113,
    title: 'A business plan your bank will read to the end, cash table included',
    description: `Banks read three pages: the summary, the cash table, and the one about what could go wrong. I write these first.

### What you get

- A plan of 12 to 20 pages in your words, with a summary that stands alone
- A cash table by month for two years, with its assumptions next to it
- A page on what happens if sales come in at half, and what you would do in which week

### How I work

We talk for an hour. You tell me why, and I ask how much and by when. I write from the recording. I leave out the market of four billion; the bank would like to know about the first forty customers. You get a draft in ten days, with the weak places marked by me before anyone else can find them.

### What I need from you

Prices, costs, quotations for the big purchases, your own money in it, your CV, and the form of the bank or fund. If you have been refused before, send me that letter. It is free advice.`,
    packages: [
      pack('Plan', 'Up to 12 pages', ['One-hour talk', 'Up to 12 pages', 'Cash table for one year'], 220_00, 10, 1),
      pack(
        'Plan for a bank',
        'Up to 20 pages',
        ['One-hour talk', 'Up to 20 pages', 'Cash table for two years', 'Half-sales page', 'Bank’s form filled in'],
        420_00,
        16,
        2,
      ),
    ],
    extras: [extra('Rehearsal for the appointment', 55_00), extra('Slides', 90_00, 3)],
    faq: [
      faq('Will I get the loan?', 'That is for the bank. You will get a fair reading.'),
      faq('Can you write it without my numbers?', 'No. Then it would be a story.'),
    ],
    requirements: [
      text('What is it, and what will the money buy?'),
      file('Prices, costs and quotations'),
      fileMaybe('The bank’s form or refusal'),
    ],
    tags: ['business plan', 'bank', 'cash'],
  },
];
