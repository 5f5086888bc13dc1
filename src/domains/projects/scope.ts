/** The scope helper: what a good brief of each field of work answers, and a plan of milestones to start from. */
import { topOf } from '#domains/taxonomy/categories.ts';
import { DAY_MS } from '#kit/clock.ts';
import { decimals, money, subtract, type Money } from '#kit/money.ts';
import { daysBetween } from './brief-dates.ts';
import type { PlannedMilestone } from './draft.ts';

export interface ScopeQuestion {
  readonly id: string;
  readonly question: string;
}
/** A part of the work with its share of the budget in percent. */
type Part = readonly [title: string, criteria: string, percent: number];
interface Field {
  readonly questions: readonly string[];
  readonly plan: readonly Part[];
}

const VISUAL_PLAN: readonly Part[] = [
  ['First directions', 'Two or three directions on one page each, with a sentence on why.', 30],
  ['Chosen direction', 'The chosen direction worked out, with one round of changes.', 40],
  ['Final files', 'All files in the formats of the brief, ready to use.', 30],
];
const TEXT_PLAN: readonly Part[] = [
  ['Sample part', 'The first tenth of the text, to agree on tone and terms.', 20],
  ['Full draft', 'The whole text, complete and checked.', 50],
  ['Final version', 'The text with the agreed changes, in the format of the brief.', 30],
];

const FIELDS: Readonly<Record<string, Field>> = {
  'brand-design': {
    questions: [
      'Where will it be seen: print, screens, vehicles, packaging?',
      'What exists already, and what has to stay?',
      'Which file formats do you need?',
    ],
    plan: VISUAL_PLAN,
  },
  'web-development': {
    questions: [
      'Which pages or features does it need? Name each.',
      'What is there already: design, texts, hosting, a site to move?',
      'Which browsers, devices and accessibility level must it work with?',
      'Who looks after it afterwards?',
    ],
    plan: [
      ['Plan and structure', 'A list of pages or features with sketches that you agreed to.', 20],
      ['Working version', 'All features work on a test address.', 50],
      ['Launch', 'It runs at its final address, and everything is handed over with notes.', 30],
    ],
  },
  'writing-editing': {
    questions: [
      'How many words, and of which kind of text?',
      'Who reads it, and in which tone?',
      'Which sources or interviews are there?',
    ],
    plan: TEXT_PLAN,
  },
  'video-animation': {
    questions: [
      'How long is the finished video, and where is it shown?',
      'Which footage, texts and music exist, and who has the rights?',
      'Do you need subtitles or other versions?',
    ],
    plan: [
      ['Script and storyboard', 'Scene by scene, with times, agreed before anything is made.', 25],
      ['First cut', 'The whole length with sound, in preview quality.', 45],
      ['Final cut', 'With the agreed changes, in the formats of the brief.', 30],
    ],
  },
  marketing: {
    questions: [
      'What should change, and how is it measured today?',
      'Whom do you want to reach, and where?',
      'Which accounts, budgets and texts are there?',
    ],
    plan: [
      ['Review and plan', 'Where things stand, and a plan with goals that can be measured.', 30],
      ['Implementation', 'Everything in the plan is live.', 50],
      ['Report', 'What was done and what it changed, with the figures.', 20],
    ],
  },
  illustration: {
    questions: [
      'How many pictures, and in what size?',
      'Which style? Name examples and what you like about each.',
      'Where will they be used, and for how long?',
    ],
    plan: VISUAL_PLAN,
  },
  'software-automation': {
    questions: [
      'What does it do today, by hand or by what software?',
      'Which systems does it connect to, and do you have access to them?',
      'How will you know that it works? Name three cases it must handle.',
      'Where does it run, and who looks after it?',
    ],
    plan: [
      ['Plan and first case', 'A short plan, and one case that works from start to end.', 30],
      ['All cases', 'Every case of the brief works, with tests.', 45],
      ['Handover', 'It runs where it belongs, with notes on how to change it.', 25],
    ],
  },
  'data-analysis': {
    questions: [
      'Which question should the data answer?',
      'What data is there: source, format, number of rows?',
      'Who uses the result, and in what form?',
    ],
    plan: [
      ['Data checked', 'The data is cleaned, with a list of what is missing or wrong.', 30],
      ['Analysis', 'The answer to each question, with the method.', 45],
      ['Result in your form', 'Report or dashboard as in the brief, with notes.', 25],
    ],
  },
  translation: {
    questions: [
      'From which language into which, for which country?',
      'How many words, in which format?',
      'Are there terms or earlier translations to follow?',
    ],
    plan: TEXT_PLAN,
  },
  'voice-audio': {
    questions: [
      'How many minutes or words of finished audio?',
      'Which language, accent and tone?',
      'Where will it be used, and for how long?',
    ],
    plan: [
      ['Sample', 'One minute of the real text in the agreed tone.', 20],
      ['Full recording', 'All of it, edited and free of noise.', 55],
      ['Final files', 'With corrections, in the formats of the brief.', 25],
    ],
  },
  'music-production': {
    questions: [
      'What is it for, how long, and in which style? Name two references.',
      'What exists already: recordings, notes, lyrics?',
      'Which rights do you need?',
    ],
    plan: [
      ['Sketch', 'One minute that shows theme and sound.', 30],
      ['Full arrangement', 'The whole piece in preview quality.', 40],
      ['Mix and master', 'The final files with stems.', 30],
    ],
  },
  photography: {
    questions: [
      'How many pictures, of what?',
      'Where are they taken, or where are the files?',
      'Where will they be used, and for how long?',
    ],
    plan: VISUAL_PLAN,
  },
  'business-support': {
    questions: [
      'Which tasks, how often, and how long do they take today?',
      'Which tools and accounts are used?',
      'At which hours, in which time zone and language?',
    ],
    plan: [
      ['Set-up and first results', 'The tasks are understood, and the first tenth is done.', 30],
      ['All tasks', 'Everything in the brief is done and checked.', 50],
      ['Handover', 'Notes on how it was done, and open points.', 20],
    ],
  },
  'legal-compliance': {
    questions: [
      'Which country’s law applies?',
      'What is it about, and what has been done so far?',
      'By when do you need it, and why then?',
    ],
    plan: [
      ['Review', 'What you have was read, with a list of what is missing.', 35],
      ['Draft', 'The whole document, with a comment on each open point.', 40],
      ['Final version', 'The document after your answers, ready to use.', 25],
    ],
  },
};

const OTHER: Field = {
  questions: ['What do you want to have in the end?', 'What is there already?', 'How will you decide that it is done?'],
  plan: VISUAL_PLAN,
};
const fieldOf = (category: string | null): Field => FIELDS[topOf(category ?? '')?.slug ?? ''] ?? OTHER;

/** Ids are stable as long as the order of a field's questions is. */
export const scopeQuestions = (category: string | null): readonly ScopeQuestion[] =>
  fieldOf(category).questions.map((question, index) => ({ id: `scope-${index + 1}`, question }));

/** Shares of the budget in whole units, the rest on the last, so that they add up to it. */
function amountsOf(plan: readonly Part[], budget: Money): Money[] {
  const unit = 10n ** BigInt(decimals(budget.currency));
  let left = budget;
  return plan.map(([, , percent], index) => {
    const whole = money(((BigInt(budget.amount) * BigInt(percent)) / 100n / unit) * unit, budget.currency);
    const amount = index === plan.length - 1 ? left : whole;
    left = subtract(left, amount);
    return amount;
  });
}

/** The same shares of the time, the last on the deadline. */
function datesOf(plan: readonly Part[], { from, due }: { readonly from: string; readonly due: string }): string[] {
  const days = daysBetween(from, due);
  let done = 0;
  return plan.map(([, , percent]) => {
    done += percent;
    return new Date(Date.parse(from) + Math.round((days * done) / 100) * DAY_MS).toISOString().slice(0, 10);
  });
}

/** A plan to start from. Without a budget its amounts are open, without a deadline its dates. */
export function suggestedMilestones(
  category: string | null,
  budget: Money | null,
  time: { readonly from: string; readonly due: string } | null = null,
): PlannedMilestone[] {
  const { plan } = fieldOf(category);
  const [amounts, dates] = [budget === null ? [] : amountsOf(plan, budget), time === null ? [] : datesOf(plan, time)];
  return plan.map(([title, criteria], index) => ({
    id: `milestone-${index + 1}`,
    title,
    criteria,
    amount: amounts[index] ?? null,
    due_on: dates[index] ?? null,
  }));
}
