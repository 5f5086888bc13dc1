import type { TemplatesOf } from './template-shape.ts';

/** Texts, languages, marketing and the work of an office. */
export const wordTemplates: TemplatesOf = {
  'writing-editing': [
    {
      name: 'Website texts or articles',
      description: `We need ____ texts of about ____ words each for ____ (a website, a blog, a magazine). Readers are ____, and afterwards they should ____.

**Subjects:** ____

**Tone:** ____. A text that sounds right: ____. Words we never use: ____.

**Sources:** ____ (interviews with ____, documents, your own research). Facts are checked by ____.

**In the end:** texts in ____, with headings, links and a summary of ____ characters each. Search terms matter: ____ (yes, which ones, no).

Written by a person. If you use a language model, say for what.`,
      questions: [
        'Which published text of yours is closest to this?',
        'How do you get to know a subject that is new to you?',
      ],
    },
    {
      name: 'Editing and proofreading',
      description: `Our text of ____ words, ____ (a report, a novel, a thesis, a manual) in ____ English, needs ____ (proofreading, line editing, editing of the structure).

**Readers:** ____. **Style guide:** ____. Terms that are fixed: ____.

**State:** ____ (final draft, written by several people, translated).

**In the end:** the ____ file with tracked changes and comments, and a clean copy. Tables, notes and references are ____ part of it.

A sample of ____ pages comes first, as a paid milestone.`,
      questions: ['Which texts of this kind have you edited?', 'How many words do you edit well in a day?'],
    },
  ],
  translation: [
    {
      name: 'Translate a document or site',
      description: `We need ____ words translated from ____ into ____ for readers in ____. The text is ____ (a manual, a contract, a website, a book).

**Format:** ____, to be delivered as ____ with its layout. Text in pictures: ____.

**Terms:** ____ (a list of ____ terms, earlier translations, none). Someone who answers questions: ____.

**Quality:** translated by a native speaker of ____, read by a second person: ____ (yes, no). Machine translation is ____ (not wanted, fine if edited in full).

**In the end:** the translation, a list of terms, and notes on what you couldn’t decide. A sworn translation: ____ (needed, not needed).`,
      questions: ['What have you translated in this field?', 'Who reads your translation before we get it?'],
    },
  ],
  marketing: [
    {
      name: 'Search engine optimization',
      description: `Our site ____ has about ____ pages and ____ visitors a month from search. We want to be found for ____ by people who ____.

**Today:** our best pages are ____. What we tried: ____. We can give access to ____ (Search Console, analytics, the system).

**What we want**
- A review of what holds the site back, by effect and effort
- ____ pages written or rewritten, or a plan for our writers
- A report each month with what changed and why

**How we measure it:** ____ within ____ months. No bought links, no texts made for machines alone.`,
      questions: [
        'Show one site before and after your work, with numbers.',
        'What would you do in the first two weeks?',
      ],
    },
    {
      name: 'Ads or social media',
      description: `We sell ____ to ____ and want to ____ (win orders, be known, fill an event) by ____ (search ads, social media, a newsletter).

**Money:** ____ a month for ads, besides your price. A new customer is worth about ____ to us.

**What exists:** accounts ____, pictures and films ____, about ____ followers, a list of ____ addresses that agreed.

**Each month**
- ____ posts or ____ campaigns, agreed with us before they go out
- Comments and questions answered within ____, by ____
- A page of results: what was spent, what came of it, what you change

Accounts and data stay ours.`,
      questions: [
        'Which campaign of yours was like this, and what did it bring?',
        'What do you need from us each week?',
      ],
    },
  ],
  'business-support': [
    {
      name: 'Assistant for regular tasks',
      description: `We are ____ and need help with ____ for about ____ hours a ____.

**The tasks**
- ____
- ____
- ____

**When:** between ____ and ____ in the time zone of ____. We answer questions by ____ within ____.

**Tools:** ____. You get accounts with only the rights that the tasks need.

**It goes well when** ____ (inbox empty by evening, calls returned within a day, figures right). We begin with ____ weeks, each a milestone of its own, with notes that others could work by.`,
      questions: [
        'Which of these tasks have you done before, and with which tools?',
        'What would you ask us on the first day?',
      ],
    },
    {
      name: 'Business plan, bookkeeping or research',
      description: `We need ____ (a business plan, books in order, market research) for ____ (a bank, a tax office, a decision about ____).

**About us:** ____, founded ____, ____ people, in ____. The rules of ____ apply.

**What exists:** ____ (figures since ____, receipts on paper, a draft).

**In the end:** ____ pages or files in ____, with sources and assumptions so that ____ can check them. We talk it through once for ____ minutes.

**Needed by** ____ because ____.`,
      questions: ['For whom have you done this, and was it accepted?', 'What do you need from us before you start?'],
    },
  ],
  'legal-compliance': [
    {
      name: 'Contract or legal text',
      description: `We need ____ (a contract, terms, a privacy policy) drafted or reviewed, under the law of ____.

**About us:** ____. The other side is ____ (companies, consumers, one partner), in ____.

**What it is about:** ____. Worth about ____, running for ____.

**What exists:** ____ pages in ____. What worries us: ____.

**In the end:** the text in ____ with comments on each open point, and a page in plain words on what we should know before we sign. ____ rounds after the other side has answered.

Please say where you are admitted and what your insurance covers.`,
      questions: ['Where are you admitted, and since when?', 'Which points would you look at first?'],
    },
  ],
};
