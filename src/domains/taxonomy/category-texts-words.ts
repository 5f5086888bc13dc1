import type { CategoryTexts } from './category-shape.ts';

export const writing: CategoryTexts = {
  blurb: 'Articles, pages, reports and books, written or put right.',
  intro:
    'Writers and editors here price by finished words and say how they work: who interviews whom, how sources are given, what an edit does and does not touch. Ask for a sample in your subject before a long order.',
  faq: [
    {
      question: 'What is the difference between proofreading and editing?',
      answer:
        'Proofreading corrects spelling, grammar and punctuation. Copy-editing also smooths sentences and checks consistency. Developmental editing questions structure and argument, and comes first.',
    },
    {
      question: 'How do I get a text that sounds like us?',
      answer:
        'Send two pieces you are happy with and one you are not, and say who will read it. A short call or a page of notes from the person who knows the subject helps more than a list of keywords.',
    },
    {
      question: 'Are facts and sources checked?',
      answer:
        'Ask for sources in the margin and pick a package that includes research. A writer is responsible for quoting correctly, and you for what your company claims.',
    },
    {
      question: 'May I publish the text under my own name?',
      answer:
        'For articles, pages and ghost-written books, yes, once the order is complete. Academic work you will be graded on is not offered here.',
    },
  ],
  popularSearches: ['website copy', 'blog article', 'proofreading', 'CV', 'product descriptions', 'technical writing'],
  subCategories: {
    'website-copywriting': 'Home, product and about pages that say what you do in the first line.',
    'articles-blog-posts': 'Researched pieces with a point of view and sources you can check.',
    'product-descriptions': 'Shop texts that answer the question before the customer asks it.',
    'proofreading-copyediting': 'Every change marked, every doubt asked as a question.',
    'technical-writing': 'Manuals, guides and API pages that people can follow without calling.',
    'cv-cover-letters': 'Your real experience, in the order a reader with thirty seconds needs.',
    'ghostwriting-books': 'Memoirs and non-fiction built from interviews, chapter by chapter.',
    'scripts-speeches': 'Words meant to be heard, timed and written for one voice.',
    'grant-proposal-writing': 'Applications that answer the criteria in the funder’s own order.',
  },
};

export const translation: CategoryTexts = {
  blurb: 'Texts, apps and conversations carried across, by people at home in both.',
  intro:
    'Translators work into the language they grew up in and say which subjects they know. Prices are by source words, and packages name who checks the work. For anything you will sign or print, choose one with a second reader.',
  faq: [
    {
      question: 'Do I need a sworn or certified translation?',
      answer:
        'For courts, visas and degrees, usually yes, and the rules depend on the country that receives it. Ask the office for its exact wording and put that in the requirements.',
    },
    {
      question: 'Is machine translation used?',
      answer:
        'Listings have to say so. Machine translation corrected by a person is cheaper and fine for internal reading. Advertising, contracts and books are better translated from scratch.',
    },
    {
      question: 'How is the price counted?',
      answer:
        'By words in the source text, because the length of the result is not known beforehand. Send the editable file: a scan has to be typed out first.',
    },
    {
      question: 'What does localization add to translation?',
      answer:
        'Dates, currencies, examples, names and jokes are fitted to the place. For an app it also means that buttons still fit and plurals work.',
    },
  ],
  popularSearches: [
    'English to German',
    'Arabic translation',
    'app localization',
    'subtitle translation',
    'certified translation',
    'interpreter',
  ],
  subCategories: {
    'document-translation': 'Letters, reports and manuals in the same layout you sent.',
    'website-localisation': 'Interface texts in context, with plurals, lengths and dates that work.',
    'literary-translation': 'Stories and essays carried over with their voice intact.',
    'legal-medical-translation': 'Terminology checked twice by people who know the field.',
    'subtitle-translation': 'Dialogue translated to fit the time there is to read it.',
    'translation-review': 'A native second reader for a translation you already have.',
    interpreting: 'Calls and meetings interpreted live, with preparation beforehand.',
    'language-lessons': 'One-to-one practice planned around what you need to say.',
  },
};
