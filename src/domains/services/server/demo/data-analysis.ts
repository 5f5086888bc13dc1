import { choice, extra, faq, file, pack, text, textMaybe } from './shape.ts';
import type { SeedService } from './shape.ts';

export const dataAnalysisServices: readonly SeedService[] = [
  {
    key: 'dashboard',
    seller: 'fatoumata-diarra',
    category: 'dashboards',
    listedDaysAgo: 232,
    title: 'A dashboard with seven numbers you will look at every Monday',
    description: `Most dashboards have forty charts and one reader. I build small ones, around the decisions you make each week.

### What you get

- One screen, at most seven figures, each with its definition one click away
- Connected to your sources and refreshed every night, in the tool you already have
- A page that says where each number comes from and whom to ask when it looks wrong

### How I work

I begin with a question: *what did you decide last Monday, and what would you have liked to know?* From that we choose the figures. I draw the screen on paper with invented data and ask what you would do if you saw this. If the answer is nothing, the chart goes. Only then do I touch your data.

### What I need from you

Read access to the sources or three months of exports, the names of the two people who will use it, and a definition of *customer*. You will be surprised how long that takes. I work in English and French.`,
    packages: [
      pack(
        'One source',
        'Up to five figures from one place',
        ['Paper version first', 'Up to five figures', 'One source', 'Definitions page'],
        190_00,
        7,
        1,
      ),
      pack(
        'Three sources',
        'Seven figures, refreshed nightly',
        [
          'Paper version first',
          'Up to seven figures',
          'Three sources joined',
          'Refreshed every night',
          'Definitions page',
        ],
        460_00,
        14,
        2,
      ),
      pack(
        'Team',
        'One screen for each of three teams',
        [
          'Paper versions first',
          'Three screens',
          'Five sources joined',
          'Access by team',
          'Definitions page',
          'Training call',
        ],
        980_00,
        24,
        2,
      ),
    ],
    extras: [extra('Monday summary by e-mail', 80_00, 2), extra('French and English version', 70_00, 2)],
    faq: [
      faq(
        'Which tools do you use?',
        'What you already pay for. If you have nothing, a spreadsheet done well is a fine start.',
      ),
      faq('Our data is dirty', 'Everyone’s is. Up to a day of cleaning is included; beyond that see my other listing.'),
    ],
    requirements: [
      text('What did you decide last week, and what would you have liked to know?'),
      text('Sources, and how I may read them'),
      choice('Language', 'English', 'French', 'Both'),
    ],
    tags: ['dashboard', 'reporting', 'bi', 'kpi'],
  },
  {
    key: 'cleaning',
    seller: 'fatoumata-diarra',
    category: 'data-cleaning',
    listedDaysAgo: 227,
    title: 'Messy spreadsheets cleaned, with a log of every single change',
    description: `Nine spellings of *Saint-Louis*, dates in two orders, the same customer four times. I clean it and write down everything I did, so that you can disagree.

### What you get

- A clean table, one thing per row, one meaning per column
- A log: each change, how many rows, and the rule behind it
- A list of rows I did *not* dare to decide, for you
- The steps as a script, so that next month takes minutes

### How I work

I never edit your original. I profile it first (what is in each column, what is missing, what is impossible) and send that profile on day one, and often that alone is worth the price. Then we agree on rules for the doubtful cases. Only then do I apply them, all at once.

### What I need from you

The file as it is, uncleaned, with a sentence per column. Please remove names and phone numbers if the cleaning does not need them.`,
    packages: [
      pack(
        'Five thousand rows',
        'One table',
        ['Profile on day one', 'Up to 5,000 rows', 'Clean table', 'Log of changes'],
        60_00,
        3,
        1,
      ),
      pack(
        'Fifty thousand rows',
        'Up to three tables joined',
        ['Profile on day one', 'Up to 50,000 rows', 'Three tables joined', 'Log of changes', 'Duplicates resolved'],
        160_00,
        6,
        1,
      ),
      pack(
        'Half a million rows',
        'With a script for next time',
        ['Profile on day one', 'Up to 500,000 rows', 'Six tables joined', 'Log of changes', 'Script and instructions'],
        380_00,
        10,
        2,
      ),
    ],
    extras: [extra('Addresses split and checked', 40_00, 1), extra('Script for the smaller packages', 50_00, 1)],
    faq: [
      faq('Can you fill in what is missing?', 'Only where another column proves it. I do not guess.'),
      faq('Scanned paper?', 'Typed tables on scans, yes, as an agreed extra. Handwriting, sadly not.'),
    ],
    requirements: [
      file('The file as it is'),
      text('One sentence for each column'),
      textMaybe('Rules you already know'),
    ],
    tags: ['cleaning', 'excel', 'duplicates', 'csv'],
  },
  {
    key: 'list-building',
    seller: 'fatoumata-diarra',
    category: 'data-collection',
    listedDaysAgo: 83,
    title: 'Public information gathered into one tidy, sourced table',
    description: `Opening hours of every library in a region, prices of forty competitors, deadlines of sixty grants. I collect what is public, by hand where a machine would get it wrong, and give each row its source.

### What you get

- A table with the columns we agreed, each row with address and date of its source
- A note on what could not be found and where I looked
- A spot check: you pick ten rows, I show you where each came from

### How I work

I collect ten rows first and send them. They always teach us something about the columns. Then the rest. Where two sources disagree both are kept and marked. I respect what sites allow, and I do not collect private addresses or anything about people that they did not publish for that purpose.

### What I need from you

The question behind the list, the columns you think you need, and the three rows you already know, so that I can test myself.`,
    packages: [
      pack('Fifty rows', 'Up to 8 columns', ['Ten rows first', 'Up to 50 rows', 'Sources and dates'], 45_00, 3, 1),
      pack(
        'Two hundred rows',
        'Up to 12 columns',
        ['Ten rows first', 'Up to 200 rows', 'Sources and dates', 'Spot check'],
        150_00,
        8,
        1,
      ),
    ],
    extras: [extra('Fresh check after three months', 60_00, 4)],
    faq: [
      faq('Do you collect e-mail addresses for mailings?', 'No.'),
      faq('In which languages can you search?', 'English, French and Wolof; Bambara with some patience.'),
    ],
    requirements: [
      text('The question behind the list'),
      text('Columns you need'),
      textMaybe('Three rows you already know'),
    ],
    tags: ['research', 'list', 'data collection'],
  },
  {
    key: 'statistics',
    seller: 'katarzyna-wilczek',
    category: 'statistical-analysis',
    listedDaysAgo: 217,
    title: 'Your survey or experiment analyzed, explained in whole sentences',
    description: `You have answers from 412 people and a deadline. I tell you what they say, how sure we may be, and what they do not say.

### What you get

- A report of 4 to 12 pages: each question, the answer in a sentence, the chart, the uncertainty
- Tests or models chosen for your data and justified in words, not in initials
- The code and the cleaned data, so that anyone can check

### How I work

I ask for your questions *before* I look at the data, and write down how I will answer each. It protects you from finding what you hoped for. Then cleaning, analysis, a draft. We go through it together on a call; I translate a sentence until you could say it to your board.

### What I need from you

The raw file, the questionnaire exactly as people saw it, how they were chosen, and the decision that depends on it. If the honest answer will be *we cannot tell*, I say so on day two and we talk about what to do.`,
    packages: [
      pack(
        'Three questions',
        'A short, clear report',
        ['Plan written first', 'Three questions answered', 'Report of 4 pages', 'Code and data'],
        160_00,
        6,
        1,
      ),
      pack(
        'Full survey',
        'All questions, groups compared',
        [
          'Plan written first',
          'Up to 25 survey items',
          'Groups compared',
          'Report of 12 pages',
          'Code and data',
          'One-hour call',
        ],
        420_00,
        12,
        2,
      ),
      pack(
        'Experiment or study',
        'With models and a methods section',
        [
          'Plan written first',
          'Models with checks',
          'Report with methods section',
          'Code and data',
          'Two calls',
          'Answers to reviewers',
        ],
        740_00,
        20,
        2,
      ),
    ],
    extras: [extra('Slides of the main results', 90_00, 2), extra('Sample size for your next survey', 60_00, 2)],
    faq: [
      faq('Do you help with theses?', 'I explain methods and check analyses. I do not do graded work for anyone.'),
      faq('Which software?', 'R, and Python when your team prefers it.'),
    ],
    requirements: [
      file('Raw data and questionnaire'),
      text('How were people chosen?'),
      text('Which decision depends on this?'),
    ],
    tags: ['statistics', 'survey', 'r', 'report'],
  },
  {
    key: 'forecast',
    seller: 'katarzyna-wilczek',
    category: 'forecasting-models',
    listedDaysAgo: 153,
    title: 'Demand forecast for the next quarter, with the uncertainty left in',
    description: `How much flour, how many rooms, how many people at the counter. I forecast it, and I tell you how wrong it may be, which is the part you plan with.

### What you get

- A forecast by week or day, with a low, a likely and a high line
- A test on the past: what this method would have said about last year, beside what happened
- A workbook you can feed with new numbers yourself

### How I work

I always begin with the stupidest forecast: the same as last year. Everything cleverer must beat it, or I give you the stupid one and save you the money. Holidays, weather and school terms are added where they help. I show you the weeks in which the model was wrong and ask what happened. You know, and the model learns.

### What I need from you

Two years of history or as much as there is, dates of campaigns and closures, and what it costs you to have too much and to have too little. Those two are never equal, and the plan should lean accordingly.`,
    packages: [
      pack(
        'One series',
        'One product or place',
        ['Tested on last year', 'Low, likely and high', 'Workbook'],
        180_00,
        6,
        1,
      ),
      pack(
        'Ten series',
        'Products or places together',
        ['Tested on last year', 'Ten series', 'Holidays and campaigns', 'Workbook', 'Call'],
        440_00,
        12,
        1,
      ),
      pack(
        'Ten series and routine',
        'Updated by you each month',
        ['Everything in Ten series', 'Monthly routine', 'Advice on stock or staffing', 'Three months of questions'],
        760_00,
        18,
        2,
      ),
    ],
    extras: [extra('Update after three months', 90_00, 3)],
    faq: [
      faq('How exact will it be?', 'I tell you after the test on last year, before you rely on it.'),
      faq(
        'Do you use machine learning?',
        'When it beats the simple method. With two years of weekly data it rarely does.',
      ),
    ],
    requirements: [
      file('History, as long as you have it'),
      text('Dates of campaigns, closures and oddities'),
      text('What does too much cost you, and too little?'),
    ],
    tags: ['forecast', 'demand', 'planning'],
  },
];
