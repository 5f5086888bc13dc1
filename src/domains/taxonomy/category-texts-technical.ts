import type { CategoryTexts } from './category-shape.ts';

export const webDevelopment: CategoryTexts = {
  blurb: 'Sites, shops and the repair of both, by people who test on a slow phone.',
  intro:
    'A website order goes well when three things are agreed before it starts: who writes the words, who owns the hosting account, and what counts as finished. Sellers here list the pages, the systems they work with and what happens in the weeks after the launch.',
  faq: [
    {
      question: 'Do I need to have hosting and a domain first?',
      answer:
        'It is best to register both in your own name and invite the developer. That way you never have to ask anyone for permission to keep your site.',
    },
    {
      question: 'Who writes the texts for the pages?',
      answer:
        'Unless the package includes copywriting, you do. Have them ready at the start: missing texts are the most common reason for a late launch.',
    },
    {
      question: 'How can I tell whether a site is fast?',
      answer:
        'Ask for the largest contentful paint on a phone over a mobile connection, measured on the finished page. Under 2.5 seconds is good, and a serious seller can say how it was measured.',
    },
    {
      question: 'Can someone fix a site that another person built?',
      answer:
        'Yes, look under website repair. Give read access first, so that the seller can name the cause before you pay for the cure.',
    },
  ],
  popularSearches: ['landing page', 'online shop', 'website speed', 'accessibility', 'web design', 'migration'],
  subCategories: {
    'web-design': 'Pages and flows designed in a file your developer can build from.',
    'business-websites': 'Complete sites of a handful of pages, from first sketch to launch.',
    'landing-pages': 'One page with one purpose, built to load fast and be measured.',
    'online-shops': 'Catalog, checkout, shipping and tax set up and tried with real orders.',
    'website-repair': 'Broken layouts, failed updates and hacked sites traced to the cause and fixed.',
    'website-speed': 'Measured before, improved, measured again, with the numbers in a report.',
    'web-accessibility': 'Audits with a keyboard and a screen reader, and the fixes that follow.',
    'website-migration': 'New host or new system without losing pages, mail or search positions.',
  },
};

export const softwareAutomation: CategoryTexts = {
  blurb: 'Apps, back ends and the small scripts that give you your Friday back.',
  intro:
    'From a one-off script to an app in the stores. Developers here describe the stack they work in, what they hand over besides the code, and how long they answer questions afterwards. If you cannot say yet what you need, order a technical review first: it is the cheapest part of any project.',
  faq: [
    {
      question: 'Will I get the source code?',
      answer:
        'Packages that build something hand over the repository on completion unless they say otherwise. Ask for a short readme with it: how to run it, where it is deployed, which accounts it uses.',
    },
    {
      question: 'How do I share passwords and keys safely?',
      answer:
        'Create a separate login with only the rights needed, share it through a password manager, and remove it when the order is complete. Never paste a key into a public document.',
    },
    {
      question: 'Can a fixed price work for software?',
      answer:
        'For a clearly bounded piece, yes. The description should say what is in and what is out. For something larger, split it into steps that each do something useful alone.',
    },
  ],
  popularSearches: [
    'mobile app',
    'API integration',
    'spreadsheet automation',
    'bug fix',
    'web scraping',
    'code review',
  ],
  subCategories: {
    'mobile-apps': 'Apps for phones and tablets, from prototype to the store listing.',
    'back-end-apis': 'Databases, endpoints and sign-in built to be understood by the next person.',
    'workflow-automation': 'Forms, mails and spreadsheets joined up so that nobody copies and pastes.',
    'spreadsheet-automation': 'Formulas, macros and scripts for the workbook the whole office depends on.',
    'bug-fixing': 'One fault found, explained, fixed and covered by a test.',
    'code-review': 'A second pair of eyes on your code, with findings in order of importance.',
    'cloud-devops': 'Servers, pipelines and backups that somebody has actually restored from.',
    'game-development': 'Prototypes, mechanics and finishing work for small games.',
  },
};

export const dataAnalysis: CategoryTexts = {
  blurb: 'Cleaning, charts, models and plain answers to the question behind the spreadsheet.',
  intro:
    'The best analysts ask what you will do differently once you know. State the decision, share a sample of the data, and expect a method you could explain to a colleague. Packages name the number of rows, sources and charts they cover.',
  faq: [
    {
      question: 'May I share customer data?',
      answer:
        'Send as little as the question needs. Remove names and addresses or replace them with numbers first: most analyzes work just as well without them, and many sellers refuse personal data.',
    },
    {
      question: 'My data is messy. Should I clean it first?',
      answer:
        'No, send it as it is and say what each column means. Well-meant cleaning by hand hides errors that an analyst would have found.',
    },
    {
      question: 'What will I receive at the end?',
      answer:
        'Usually a short report and the working file: the workbook, notebook or dashboard. Ask for both. A chart without the steps behind it cannot be updated next month.',
    },
  ],
  popularSearches: ['dashboard', 'data cleaning', 'Excel', 'survey analysis', 'forecast', 'SQL'],
  subCategories: {
    'data-cleaning': 'Duplicates, dates and misspelt cities put right, with a log of every change.',
    dashboards: 'The few numbers you look at every week, on one screen, up to date.',
    'data-visualisation': 'Charts for reports and articles that say one thing clearly and honestly.',
    'statistical-analysis': 'Tests, regressions and survey results explained in sentences.',
    'forecasting-models': 'Demand, cash and capacity estimated with the uncertainty left in.',
    'database-queries': 'Slow queries made fast and awkward questions turned into reports.',
    'machine-learning': 'Classifiers and recommenders compared with a simple baseline first.',
    'data-collection': 'Public information gathered into a tidy table, with sources.',
  },
};
