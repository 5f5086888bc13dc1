import { choice, extra, faq, file, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const marketingServices: readonly SeedService[] = [
  {
    key: 'seo-audit',
    seller: 'bence-halmos',
    category: 'seo-audits',
    listedDaysAgo: 245,
    title: 'SEO audit that ends with a list for Monday, not with a score',
    description: `I used to write crawlers, so I read your site as they do: patiently, literally and without looking at the pictures.

### What you get

- Findings in order of what they are worth, each with the page, the line and the change
- What is *fine*, so that nobody sells it to you again
- A list for Monday: five things one person can do in a week

### How I work

I crawl the site, read your search data if you let me, and look at thirty results pages with my own eyes, because half of what matters is who else is there. I separate what is broken from what is missing and from what is merely fashionable. In the call I explain each finding until you could explain it to the person who pays.

### What I need from you

The address, read access to your search and analytics accounts, what a visitor is worth to you, and the last thing an agency told you to do. I promise nothing about positions. I have seen that promised by people who then changed their telephone number.`,
    packages: [
      pack(
        'Quick look',
        'The ten worst findings',
        ['Crawl of up to 500 pages', 'Ten findings in order', 'List for Monday'],
        110_00,
        3,
        1,
      ),
      pack(
        'Full audit',
        'Up to 10,000 pages and a call',
        ['Crawl of up to 10,000 pages', 'Search data read', 'Findings in order', 'List for Monday', 'One-hour call'],
        390_00,
        8,
        1,
      ),
      pack(
        'Audit and repair',
        'I make the template changes',
        ['Everything in Full audit', 'Up to ten template changes', 'Second crawl', 'Check after 60 days'],
        780_00,
        16,
        2,
      ),
    ],
    extras: [extra('Second language or country', 120_00, 3), extra('Call with your developers', 70_00)],
    faq: [
      faq(
        'When will I see results?',
        'Broken things mended show in two to six weeks. New pages take months. I write both dates beside each finding.',
      ),
      faq('Do you sell links?', 'No. I can tell you which of yours to be embarrassed about.'),
      faq('Our site has 400,000 pages', 'Then we sample it. Write to me first.'),
    ],
    requirements: [
      text('Address, and access to search data if you have it'),
      text('What is a visitor worth to you, roughly?'),
      textMaybe('The last advice you were given'),
    ],
    tags: ['seo', 'audit', 'technical seo', 'crawl'],
  },
  {
    key: 'keywords',
    seller: 'bence-halmos',
    category: 'keyword-content-planning',
    listedDaysAgo: 194,
    title: 'What people search for, what you already answer, and what to write next',
    description: `A content plan you can finish. I would rather give you twelve pages that get written than a calendar of two hundred that does not.

### What you get

- A table of questions people really type, grouped by what they want to do next
- For each group: the page you have, the page you should mend, or the page to write
- Twelve briefs of half a page: the question, the answer in one line, what to show, what to link

### How I work

I combine search data with your inbox. Support mails are the best keyword tool ever made, since the wording is real and the need is urgent. I strike everything you cannot answer better than the first three results. What is left is usually short, and that is good news.

### What I need from you

Fifty anonymised customer questions, your search data if there is any, and the name of the person who will do the writing. The plan is made for that person's hours.`,
    packages: [
      pack('One topic', 'Four briefs', ['Question table', 'Four briefs', 'Pages to mend'], 120_00, 5, 1),
      pack(
        'Quarter',
        'Twelve briefs in order',
        ['Question table', 'Twelve briefs', 'Pages to mend', 'Order by worth', 'Call with the writer'],
        290_00,
        9,
        1,
      ),
    ],
    extras: [extra('Second language', 90_00, 3), extra('I check the written pages, each', 12_00, 1)],
    faq: [
      faq('Do you give search volumes?', 'As rough bands. Exact numbers there are pretence.'),
      faq('Can you write the pages?', 'There are better writers on Docket, and the briefs are made for them.'),
    ],
    requirements: [
      file('Customer questions, names removed'),
      text('Who will write, and how many hours a month?'),
      textMaybe('Topics you do not want'),
    ],
    tags: ['keywords', 'content plan', 'briefs'],
  },
  {
    key: 'tracking',
    seller: 'bence-halmos',
    category: 'analytics-tracking-setup',
    listedDaysAgo: 125,
    title: 'Analytics that count each sale once, with consent, and are documented',
    description: `You have three tools and three different numbers of orders. I make it one number, and write down where it comes from.

### What you get

- Events for the few things that matter, named in your language
- Consent that is asked properly, and counting that respects a no
- A test protocol: forty clicks and what each produced
- Two pages of documentation your next agency will thank you for

### How I work

I compare what the tools say with what your shop's own database says for one week. The difference is the to-do list. Then I remove before I add, since double counting is nearly always an old snippet that nobody dared to touch. I set up, test on three browsers and a phone, and watch for a week before I call it done.

### What I need from you

Access as an editor, a day's orders from your own books, and your privacy person or policy. I favour tools that do not send your customers' lives abroad, and can set one up.`,
    packages: [
      pack(
        'Clean up',
        'One site, up to six events',
        ['Comparison with your books', 'Up to six events', 'Test protocol'],
        160_00,
        6,
        1,
      ),
      pack(
        'Shop',
        'Funnel and consent included',
        [
          'Comparison with your books',
          'Purchase funnel',
          'Consent',
          'Test protocol',
          'Documentation',
          'A week of watching',
        ],
        380_00,
        12,
        2,
      ),
    ],
    extras: [extra('Move to a self-hosted tool', 180_00, 4)],
    faq: [
      faq(
        'Is it legal in our country?',
        'I follow the strict reading of the European rules. Your lawyer has the last word.',
      ),
      faq('Will we lose data after consent?', 'You lose numbers you should not have had, and gain ones you can trust.'),
    ],
    requirements: [
      text('Site and tools in use'),
      file('One day of orders from your own books'),
      text('Who is responsible for privacy?'),
    ],
    tags: ['analytics', 'tracking', 'consent', 'events'],
  },
  {
    key: 'newsletter',
    seller: 'camille-vautrin',
    category: 'email-marketing',
    listedDaysAgo: 211,
    title: 'Four newsletters people answer, written after ringing your customers',
    description: `I ring five of your customers before I write to all of them. They give me the subject lines.

### What you get

- Four plain newsletters, written and set up in your tool, tested on twelve mail programs
- Notes from the calls, in the customers' words and with their leave
- A short report after each: opened, clicked, answered, bought, and what I would change

### How I work

One mail, one subject. No banner. A person signs it and the person reads the answers. I write in the morning of day one and send it to you; you take out what is not true. Answers are worth more than clicks, so each mail ends with a question that can be answered in a line.

### What I need from you

Five customers who do not mind a ten-minute call, access to the mail tool, the list with how each address got there, and one honest reason to write this month. If there isn't one, we wait. Waiting is a strategy too.`,
    packages: [
      pack('One mail', 'For one occasion', ['Two customer calls', 'One mail, set up', 'Report'], 80_00, 4, 1),
      pack(
        'Four mails',
        'A month or a quarter',
        ['Five customer calls', 'Four mails, set up', 'Report after each'],
        290_00,
        28,
        1,
      ),
      pack(
        'Four mails and a list cleaned',
        'With a list you can stand behind',
        [
          'Five customer calls',
          'List cleaned, consent checked',
          'Four mails, set up',
          'Report after each',
          'Sender settings repaired',
        ],
        420_00,
        30,
        2,
      ),
    ],
    extras: [extra('French version', 35_00, 1), extra('One more mail', 65_00, 4)],
    faq: [
      faq('Our list was bought', 'Then I will not write to it. I can help you build a small one that likes you.'),
      faq('Which tools do you work in?', 'The usual ones, and I learn yours in an afternoon at my own cost.'),
    ],
    requirements: [
      text('Five customers I may ring, with how to reach them'),
      text('Mail tool and how I get access'),
      text('Why are you writing this month?'),
    ],
    tags: ['newsletter', 'email', 'copy'],
  },
  {
    key: 'welcome-series',
    seller: 'camille-vautrin',
    category: 'email-marketing',
    listedDaysAgo: 147,
    title: 'A welcome series of five emails for people who just bought from you',
    description: `The moment after buying is the moment of doubt. Five short mails turn it into the first week of a good relationship.

### What you get

- Five mails: *it is on its way*, *how to begin*, *what goes wrong*, *who we are*, *how was it?*
- Set up with rules, so that nobody who returned the thing is asked how they love it
- A version for gifts, because the reader is then not the buyer

### How I work

I order from you and write down what I wonder about each day until it arrives. Your returns department knows the rest; half an hour with them saves ten returns a week. I write, you correct facts, I set up and test each path with a made-up customer who does everything wrong.

### What I need from you

Access to shop and mail tool, the order and shipping mails you send now, a call with whoever opens the returned parcels, and your real delivery times.`,
    packages: [
      pack(
        'Three mails',
        'Before, at and after arrival',
        ['I order from you', 'Three mails', 'Set up and tested'],
        150_00,
        7,
        1,
      ),
      pack(
        'Five mails',
        'The full first week',
        ['I order from you', 'Call with returns', 'Five mails', 'Rules for returns and gifts', 'Set up and tested'],
        260_00,
        12,
        2,
      ),
    ],
    extras: [extra('Check after 60 days', 60_00, 3), extra('French version', 90_00, 3)],
    faq: [
      faq('Do I pay for the thing you order?', 'Yes, and you get it back, or a family in Lyon does.'),
      faq('Do people read these?', 'About twice as often as newsletters, since they concern a parcel.'),
    ],
    requirements: [
      text('Shop and mail tool, and access'),
      file('The mails you send after a purchase today'),
      text('Who opens returned parcels?'),
    ],
    tags: ['email', 'onboarding', 'e-commerce'],
  },
  {
    key: 'customer-calls',
    seller: 'camille-vautrin',
    category: 'market-research',
    listedDaysAgo: 104,
    title: 'Ten customer interviews and what they would tell you if you were not in the room',
    description: `People are polite to those who made the thing. They are honest with a stranger on the telephone, as long as she is not selling.

### What you get

- Ten interviews of twenty minutes, with notes, and recordings where people agreed
- A report of eight pages: how they came to buy, what nearly stopped them, what they use it for instead
- Fifteen quotations you may use, with permission in writing

### How I work

I choose with you: recent buyers, people who left, people who nearly bought. I ask about the last time and never about the future, since nobody knows the future. After the fifth call we talk, because by then the questions should change. The report has no percentages. Ten people are not a statistic; they are ten ways of seeing.

### What I need from you

Thirty names to get ten, a thank-you you can afford (a voucher is fine), and the decision that is waiting. I call in French and English.`,
    packages: [
      pack('Five calls', 'A first impression', ['Five interviews', 'Notes', 'Report of 4 pages'], 240_00, 12, 1),
      pack(
        'Ten calls',
        'Enough to hear the pattern',
        [
          'Ten interviews',
          'Notes and recordings',
          'Report of 8 pages',
          'Fifteen quotations',
          'Talk half-way and at the end',
        ],
        440_00,
        20,
        1,
      ),
    ],
    extras: [extra('Three more calls', 110_00, 5), extra('Presentation for your team', 70_00, 2)],
    faq: [
      faq('Can we listen in?', 'Please don’t. You may hear the recordings where people agreed.'),
      faq('Business customers too?', 'Yes, they talk longer and cancel more.'),
    ],
    requirements: [
      text('Which decision is waiting?'),
      file('About thirty names, with how they know you'),
      choice('Language', 'French', 'English', 'Both'),
    ],
    tags: ['interviews', 'research', 'customers'],
  },
];
