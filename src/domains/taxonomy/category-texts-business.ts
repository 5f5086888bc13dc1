import type { CategoryTexts } from './category-shape.ts';

export const marketing: CategoryTexts = {
  blurb: 'Search, mail, ads and research, with the numbers shown afterwards.',
  intro:
    'Nobody honest can promise you first place. What a good marketer can promise is the work: an audit with findings in order, a campaign set up and measured, a month of posts written and scheduled. That is what packages here describe.',
  faq: [
    {
      question: 'How soon does search optimization show results?',
      answer:
        'Technical repairs can show within weeks. New pages usually need three to six months to find their place. Be wary of anyone who guarantees a position.',
    },
    {
      question: 'Is the advertising budget part of the price?',
      answer:
        'No. The package pays for the work. Ads are billed by the platform to your own account, which also means that you keep the history when you change agencies.',
    },
    {
      question: 'What access will a marketer need?',
      answer:
        'Invite them as a user to your analytics, search and advertising accounts, with the lowest right that does the job. Nobody needs your own password.',
    },
  ],
  popularSearches: [
    'SEO audit',
    'email newsletter',
    'search ads',
    'social media plan',
    'keyword research',
    'market research',
  ],
  subCategories: {
    'seo-audits': 'What holds a site back in search, in order of what is worth fixing.',
    'keyword-content-planning': 'What people search for, what you already answer, and what to write next.',
    'email-marketing': 'Newsletters and sequences people read, set up so that they arrive.',
    'search-social-ads': 'Campaigns with a question behind them and a page that answers it.',
    'social-media-management': 'Planned, written and answered posts, a month at a time.',
    'market-research': 'Competitors, prices and customer interviews in a report you can act on.',
    'analytics-tracking-setup': 'Events and goals measured once, correctly and with consent.',
    'public-relations': 'Press texts, lists and pitches for news that really is news.',
  },
};

export const businessSupport: CategoryTexts = {
  blurb: 'Plans, books, research and the organized help that keeps a small firm moving.',
  intro:
    'For the work between having an idea and being paid for it. Assistants, bookkeepers and planners here name the hours or documents in each package and the tools they know. Start small: one week or one month tells you whether you work well together.',
  faq: [
    {
      question: 'How do I give an assistant access without giving away everything?',
      answer:
        'Create an account for them in each tool, delegate the mailbox instead of sharing its password, and set a spending limit on anything that can buy. Take the access back on the last day.',
    },
    {
      question: 'Can a bookkeeper here file my taxes?',
      answer:
        'Bookkeeping and preparation, yes. Signing a return is reserved to licensed advisors in many countries, so ask what your country requires and whether the seller is licensed there.',
    },
    {
      question: 'What makes a business plan convincing to a bank?',
      answer:
        'A cash plan by month for the first two years, with the assumptions written beside the figures, and one page on what happens if sales come in at half.',
    },
  ],
  popularSearches: [
    'virtual assistant',
    'bookkeeping',
    'business plan',
    'financial model',
    'data entry',
    'customer support',
  ],
  subCategories: {
    'virtual-assistance': 'Calendar, inbox, travel and the small things that eat a morning.',
    bookkeeping: 'Receipts sorted, accounts reconciled, the month closed on time.',
    'business-plans': 'Plans with a cash table that adds up and assumptions you can defend.',
    'financial-modelling': 'Workbooks for prices, investment and runway, with the inputs in one place.',
    'customer-support': 'Answers in your tone, from a help desk set up so that nothing is lost.',
    'recruiting-support': 'Job descriptions, screening and interview guides that are fair to everyone.',
    'project-management': 'Plans, weekly notes and the polite question about last week’s task.',
    'process-documentation': 'How things are done here, written down so that someone else can do them.',
  },
};

export const legal: CategoryTexts = {
  blurb: 'Contracts, policies and filings drafted or reviewed in plain language.',
  intro:
    'Documents drafted or read by people with legal training, each naming the country whose law they know. A package is a piece of drafting or review work and not a lawyer’s mandate: for a dispute or a court date, see an advocate near you.',
  faq: [
    {
      question: 'Is a contract from another country valid for me?',
      answer:
        'Often not as it stands. Say which law should govern the contract and where both sides sit, and choose someone who works with that law.',
    },
    {
      question: 'What does a contract review include?',
      answer:
        'A marked copy with comments on each risky clause, a short summary in order of importance, and suggested wording. Negotiating with the other side is separate.',
    },
    {
      question: 'Is what I send kept confidential?',
      answer:
        'Order files can be opened by the two parties only, and by an operator in a dispute. If you need more, ask for a signed confidentiality agreement before you send the document.',
    },
  ],
  popularSearches: [
    'contract review',
    'privacy policy',
    'terms of service',
    'NDA',
    'trademark search',
    'data protection',
  ],
  subCategories: {
    'contract-drafting': 'Agreements written for your case, in sentences both sides can read.',
    'contract-review': 'Someone else’s contract read for you, with the risks in order.',
    'website-terms-privacy': 'Texts that describe what your site really does with people’s data.',
    'data-protection': 'Records, assessments and answers to requests, kept in order.',
    'trademark-searches': 'Is the name free, in which classes, and how close is the nearest one.',
    'company-formation': 'Articles, registers and forms prepared for the notary or the portal.',
    'legal-research': 'A question answered with the statutes and decisions behind it.',
  },
};
