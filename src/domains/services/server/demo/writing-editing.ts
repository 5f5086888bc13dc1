import { choice, extra, faq, file, fileMaybe, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const writingServices: readonly SeedService[] = [
  {
    key: 'copyedit',
    seller: 'ruth-abernethy',
    category: 'proofreading-copyediting',
    listedDaysAgo: 268,
    title: 'Copy-editing with every change marked and every doubt asked',
    description: `I correct what is wrong, question what is unclear and leave alone what is yours. You see each change and may refuse any of them.

### What you get

- Your text with all changes tracked, and comments where I need an answer
- A style sheet: how *we* spell, hyphenate and capitalise things in this text
- A short letter on habits worth knowing (everyone has three)

### How I work

I read once without a pencil. Then I edit, slowly, and read the result aloud. Numbers, names, dates and cross-references are checked against each other, since that is where the embarrassing errors live. I do not flatten an accent or make a farmer talk like a solicitor. British spelling unless you say otherwise.

### What I need from you

The text in an editable file, who it is for, and whether you want a light hand or a firm one. If another editor has been through it, tell me; I will be tactful.`,
    packages: [
      pack(
        'Two thousand words',
        'An article, a chapter, a long letter',
        ['Up to 2,000 words', 'All changes tracked', 'Comments where unclear'],
        45_00,
        3,
        1,
      ),
      pack(
        'Ten thousand words',
        'A report or several chapters',
        ['Up to 10,000 words', 'All changes tracked', 'Style sheet', 'Letter on habits'],
        190_00,
        8,
        1,
      ),
      pack(
        'Book',
        'Up to 70,000 words',
        [
          'Up to 70,000 words',
          'All changes tracked',
          'Style sheet',
          'Facts cross-checked',
          'Second pass after your answers',
        ],
        1_150_00,
        35,
        2,
      ),
    ],
    extras: [extra('Two thousand words more', 38_00, 1), extra('Delivered within 24 hours (2,000 words)', 30_00)],
    faq: [
      faq(
        'Is my text good enough to edit?',
        'If the order of things is still moving, take my manuscript reading first. It is cheaper to move a chapter than to polish it.',
      ),
      faq(
        'Do you edit academic papers?',
        'For language, yes, if your journal or department allows it and you say so in the acknowledgements.',
      ),
    ],
    requirements: [
      file('The text, editable'),
      text('Who will read it?'),
      choice('A light hand or a firm one?', 'Light', 'Firm', 'You decide by chapter'),
    ],
    tags: ['editing', 'proofreading', 'book', 'report'],
  },
  {
    key: 'manuscript',
    seller: 'ruth-abernethy',
    category: 'ghostwriting-books',
    listedDaysAgo: 223,
    title: 'An honest reading of your memoir: what works, what waits, what goes',
    description: `Twenty years of reading manuscripts have taught me that the first chapter is usually the third, and that the thing the author is shy about is the book.

### What you get

- A letter of 6 to 10 pages: structure, voice, pace, and what a stranger will not understand
- A chapter table with one line on what each does and what it could do
- A call of an hour, a week later, when you have stopped being cross with me

### How I work

I read the whole of it twice, the first time on paper in a chair. I note where I put it down to make tea; those are the places. I will not rewrite a line, because at this point lines are not the problem. I tell you plainly if it is ready, nearly ready, or a different book.

### What I need from you

The manuscript as it is today, finished or not, and a page about why you are writing it. If there are living people in it who do not know, tell me. It changes the advice.`,
    packages: [
      pack(
        'Fifty pages',
        'The opening and an outline',
        ['Up to 50 pages', 'Letter of 3 pages', 'Advice on the outline'],
        140_00,
        10,
        1,
      ),
      pack(
        'Whole manuscript',
        'Up to 300 pages',
        ['Up to 300 pages', 'Letter of 6 to 10 pages', 'Chapter table', 'One-hour call'],
        520_00,
        24,
        1,
      ),
    ],
    extras: [extra('Second reading of the revised draft', 290_00, 18), extra('Letter to publishers, edited', 60_00, 3)],
    faq: [
      faq(
        'Will you find me a publisher?',
        'No, but I will tell you which kinds would be interested, and which only want your money.',
      ),
      faq('Do you ghostwrite?', 'Rarely, and never before a reading. Ask after we have spoken.'),
    ],
    requirements: [
      file('The manuscript as it is'),
      text('Why are you writing it?'),
      textMaybe('Living people in it who do not know'),
    ],
    tags: ['memoir', 'manuscript', 'developmental editing'],
  },
  {
    key: 'speech',
    seller: 'ruth-abernethy',
    category: 'scripts-speeches',
    listedDaysAgo: 107,
    title: 'A speech in your own voice: weddings, farewells and annual meetings',
    description: `You talk to me for half an hour. I write what you would have said with two weeks to think, and I time it.

### What you get

- A speech of the length you need, at the speed you actually speak
- Two versions of the opening, since that is where the fear is
- A reading copy: large type, breaths marked, page breaks in safe places

### How I work

We talk; I record, with your permission, and listen for how you tell stories. The words in the speech are yours wherever possible. I ask one awkward question (*what must not be said?*) and one easy one (*whom do you want to thank?*). You read the draft aloud to one person, tell me where you stumbled, and I mend those places.

### What I need from you

The occasion, the room, three stories including one you are not sure about, and the names, with how they are pronounced.`,
    packages: [
      pack(
        'Three minutes',
        'A toast or a thank-you',
        ['Half-hour talk', 'About 400 words', 'Reading copy'],
        75_00,
        4,
        1,
      ),
      pack(
        'Eight minutes',
        'A wedding or farewell speech',
        ['Half-hour talk', 'About 1,000 words', 'Two openings', 'Reading copy'],
        150_00,
        7,
        2,
      ),
      pack(
        'Twenty minutes',
        'A keynote or annual address',
        ['One-hour talk', 'About 2,400 words', 'Two openings', 'Reading copy', 'Rehearsal by call'],
        340_00,
        12,
        2,
      ),
    ],
    extras: [extra('Within 48 hours', 60_00), extra('Rehearsal by call', 45_00)],
    faq: [
      faq('Will people notice it was written for me?', 'Not if you read it aloud three times. I use your words.'),
      faq('Jokes?', 'Yours, better placed.'),
    ],
    requirements: [
      text('Occasion, room, and who is listening'),
      text('Three stories, in rough'),
      text('Names and how they are pronounced'),
    ],
    tags: ['speech', 'wedding', 'keynote'],
  },
  {
    key: 'manual',
    seller: 'priyanka-raghunathan',
    category: 'technical-writing',
    listedDaysAgo: 228,
    title: 'User manuals tested on someone who has never seen the machine',
    description: `I write manuals for things that can break or hurt: machines, instruments, apps with a delete button. Each step is done by me, then by someone who does not know it.

### What you get

- A manual by task (set up, use, clean, what to do when), not by menu
- Warnings where they are needed, in front of the step and not behind it
- Line drawings or screenshots marked for your illustrator, numbered to match
- An editable source, with a change table for the next version

### How I work

I ask for the thing itself, or a long video call with someone who uses it daily. I press every button. My list of questions comes in the first three days and is usually the most useful document of the project. Then a draft, a test with a stranger, and the corrections.

### What I need from you

The product or access, one engineer for two hours, the safety assessment if the law requires one, and the phone number of whoever answers complaints.`,
    packages: [
      pack(
        'Quick guide',
        'Up to 4 pages',
        ['Question list', 'Up to 4 pages', 'Tested on one person', 'Editable source'],
        120_00,
        6,
        1,
      ),
      pack(
        'Manual',
        'Up to 25 pages',
        ['Question list', 'Up to 25 pages', 'Picture list', 'Tested on two people', 'Editable source'],
        480_00,
        16,
        2,
      ),
      pack(
        'Manual and service book',
        'Up to 60 pages for two readers',
        [
          'Question list',
          'Up to 60 pages',
          'User and technician parts',
          'Tested on four people',
          'Term list for translators',
        ],
        980_00,
        30,
        2,
      ),
    ],
    extras: [extra('Line drawings, each', 18_00, 1), extra('Second test with people you choose', 60_00, 3)],
    faq: [
      faq(
        'Do you know the standard for our machine?',
        'Tell me its number. If I have not worked with it I say so, and the price of learning it is mine.',
      ),
      faq('English only?', 'I write in English, in short sentences that translate well.'),
    ],
    requirements: [
      text('What is it, and who uses it?'),
      text('How can I see or use it?'),
      fileMaybe('Old manual, safety assessment, complaint list'),
    ],
    tags: ['manual', 'documentation', 'technical writing'],
  },
  {
    key: 'api-docs',
    seller: 'priyanka-raghunathan',
    category: 'technical-writing',
    listedDaysAgo: 139,
    title: 'API documentation whose examples run, from first key to first error',
    description: `Developers read documentation the way I read recipes: ingredients, then the picture, then straight to the stove. I write for that.

### What you get

- A start page that takes a newcomer to a successful call in five minutes
- Guides for the three things people come to do, and a reference for the rest
- Examples that I ran, with real answers, including the errors
- Markdown in your repository, so that it changes together with the code

### How I work

I begin as a new user with a fresh key and write down each moment of confusion. Half of those are fixed in your API and not in the text, and I tell you which. I then write the guides, run every example from a clean machine, and ask a developer of yours to break them.

### What I need from you

A sandbox with a key, your specification file if there is one, and the last fifty questions your support answered. Those questions are the table of contents.`,
    packages: [
      pack(
        'Start page',
        'From key to first success',
        ['Newcomer’s diary', 'Start page', 'Five examples that run'],
        150_00,
        5,
        1,
      ),
      pack(
        'Guides',
        'Start page and three guides',
        ['Newcomer’s diary', 'Start page', 'Three guides', 'Errors explained', 'Examples that run'],
        420_00,
        12,
        2,
      ),
      pack(
        'Guides and reference',
        'Up to 60 endpoints described',
        ['Everything in Guides', 'Reference up to 60 endpoints', 'Term list', 'Handover to your team'],
        860_00,
        22,
        2,
      ),
    ],
    extras: [extra('Examples in one more language', 70_00, 2)],
    faq: [
      faq(
        'Do you write from code?',
        'From behavior first, from code second. They differ more often than you would think.',
      ),
      faq('Which tools?', 'Yours. Markdown travels everywhere.'),
    ],
    requirements: [
      text('Sandbox address and how to get a key'),
      fileMaybe('Specification file'),
      text('What do people ask your support most?'),
    ],
    tags: ['api', 'developer docs', 'markdown'],
  },
  {
    key: 'product-texts',
    seller: 'priyanka-raghunathan',
    category: 'product-descriptions',
    listedDaysAgo: 178,
    title: 'Product descriptions that answer the question before it is asked',
    description: `Returns come from what the description did not say: how heavy, how warm, which side is up. I write short texts that say it.

### What you get

- A text of 60 to 120 words for each product: what it is for, what it is like, what it is not
- A line for the search result, and the facts as a small table
- A guide of one page, so that the next product sounds the same

### How I work

Send me the reviews and the return reasons together with the product data. I read those first. Then I write five, you mark what you like, and I write the others in that voice. I do not use *premium*, *perfect* or *must-have*, and I have never needed to.

### What I need from you

Product data in a sheet, photos, measurements that were really measured, and one customer in your head whom I should be talking to. For food, cosmetics and toys please include the mandatory text; it is copied and not rewritten.`,
    packages: [
      pack('Ten products', 'A first set in one voice', ['Five first', 'Ten texts', 'Search lines'], 70_00, 4, 1),
      pack(
        'Forty products',
        'A season',
        ['Five first', 'Forty texts', 'Search lines', 'Fact tables', 'Voice guide'],
        240_00,
        10,
        1,
      ),
      pack(
        'Hundred products',
        'The whole shop',
        ['Five first', 'Hundred texts', 'Search lines', 'Fact tables', 'Voice guide', 'Category intros'],
        540_00,
        20,
        2,
      ),
    ],
    extras: [extra('Ten more products', 55_00, 2)],
    faq: [
      faq('Do you write for search engines?', 'I write for the person who searched. It tends to please both.'),
      faq('Can you use our old texts?', 'As a source of facts, yes.'),
    ],
    requirements: [
      file('Product sheet and photos'),
      textMaybe('Reviews and reasons for returns'),
      text('Which customer should I be talking to?'),
    ],
    tags: ['product descriptions', 'shop', 'copywriting'],
  },
  {
    key: 'cv',
    seller: 'priyanka-raghunathan',
    category: 'cv-cover-letters',
    listedDaysAgo: 122,
    title: 'Your CV rewritten around what you did, not what you were called',
    description: `A reader gives you thirty seconds. I put what matters into them, truthfully.

### What you get

- A CV of one or two pages in a plain layout that machines and people can read
- Each job as two or three lines with something that can be pictured or counted
- A cover letter in the larger packages, written for one real vacancy

### How I work

I send you twelve questions. They are odd ones: what broke while you were there, who still writes to you, what did you stop doing because it was pointless? From the answers I write. You check that every line is one you could talk about for five minutes. If not, it goes, however good it sounds.

### What I need from you

Your current CV or a list of dates, the vacancy or the kind of work you want, and honest answers. Gaps are fine. We call them by their name in half a line and move on.`,
    packages: [
      pack('CV', 'One or two pages', ['Twelve questions', 'CV of up to two pages', 'Editable file'], 55_00, 4, 1),
      pack(
        'CV and letter',
        'For one vacancy',
        ['Twelve questions', 'CV of up to two pages', 'Cover letter', 'Editable files'],
        85_00,
        5,
        2,
      ),
      pack(
        'CV, letter and practice',
        'With an hour of interview practice',
        ['Twelve questions', 'CV of up to two pages', 'Cover letter', 'Profile text', 'One-hour practice call'],
        140_00,
        7,
        2,
      ),
    ],
    extras: [extra('Second vacancy', 25_00, 2), extra('Academic version', 45_00, 3)],
    faq: [
      faq(
        'I have never had a paid job',
        'Then we write about what you have carried responsibility for. There is always something.',
      ),
      faq('Do you add keywords?', 'Only ones that are true.'),
    ],
    requirements: [
      file('Current CV or list of dates'),
      text('The vacancy, or the work you want'),
      choice('Where will you apply?', 'Europe', 'North America', 'Asia', 'Elsewhere'),
    ],
    tags: ['cv', 'resume', 'cover letter'],
  },
];
