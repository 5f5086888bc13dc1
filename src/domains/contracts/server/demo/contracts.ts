/** Contracts of the demo world: who offered what to whom, and what came of it. Prices are minor units. */
export interface SeedMilestone {
  readonly title: string;
  readonly price: number;
  readonly days: number;
  readonly criteria: readonly string[];
}
export interface SeedAct {
  readonly daysAgo: number;
  readonly act:
    | 'accept'
    | 'decline'
    | 'fund'
    | 'submit'
    | 'change'
    | 'approve'
    | 'give-back'
    | 'share'
    | 'end'
    | 'accept-end'
    | 'ask-pause'
    | 'pause'
    | 'resume'
    | 'add'
    | 'accept-change'
    | 'bonus'
    | 'withdraw'
    | 'dispute';
  /** Of the milestone; the first one unless stated. */
  readonly place?: number;
  readonly words?: string;
  /** Of a part that is released, in minor units; of a share, in percent. */
  readonly amount?: number;
}
export interface SeedContract {
  readonly daysAgo: number;
  readonly by: string;
  readonly to: string;
  /** The name under the terms. */
  readonly signed: string;
  readonly title: string;
  readonly scope: string;
  readonly validHours?: number;
  readonly milestones: readonly SeedMilestone[];
  readonly acts?: readonly SeedAct[];
}

export const seeds: readonly SeedContract[] = [
  {
    daysAgo: 9.8,
    by: 'delphine-marchetti',
    to: 'amara-okafor',
    signed: 'Delphine Marchetti',
    title: 'Bookmarks for the summer tables',
    scope: 'Six bookmarks with hand lettering, printed on both sides.',
    validHours: 120,
    milestones: [
      {
        title: 'Six bookmarks',
        price: 36_000,
        days: 12,
        criteria: ['Print-ready PDF', 'The letters are drawn, not set'],
      },
    ],
    acts: [
      { daysAgo: 8.9, act: 'withdraw', words: 'The printer closes for the summer. We will ask you again in autumn.' },
    ],
  },
  {
    daysAgo: 0.7,
    by: 'greta-nystrom',
    to: 'siobhan-odwyer',
    signed: 'Greta Nyström',
    title: 'Signs for the second bakery',
    scope:
      'Lettering for the shop front, the door and the counter in Malmö. We have the measurements and photos of each place. Painting is not part of it.',
    validHours: 120,
    milestones: [
      {
        title: 'Drawings of all three signs',
        price: 42_000,
        days: 8,
        criteria: ['Each sign in its real proportions', 'Readable from across the street'],
      },
      {
        title: 'Files for the sign painter',
        price: 26_000,
        days: 5,
        criteria: ['Outlines as PDF and SVG, in millimeters', 'A page with colors and paints'],
      },
    ],
  },
  {
    daysAgo: 12.4,
    by: 'leilani-kahananui',
    to: 'amara-okafor',
    signed: 'Leilani Kahananui',
    title: 'A wordmark in three scripts',
    scope: 'The harbor app is used in Hawaiian, Japanese and English. The wordmark has to feel like one in all three.',
    milestones: [
      {
        title: 'Wordmark in three scripts',
        price: 180_000,
        days: 30,
        criteria: ['Latin, kana and kanji side by side', 'Vector files'],
      },
    ],
    acts: [
      {
        daysAgo: 11.6,
        act: 'decline',
        words: 'I don’t draw kanji well enough to promise this. I can recommend a colleague in Kyoto.',
      },
    ],
  },
  {
    daysAgo: 33.2,
    by: 'greta-nystrom',
    to: 'linnea-sjostrom',
    signed: 'Greta Nyström',
    title: 'Order page for the bakery school',
    scope:
      'A page on which people see the courses of the next three months and book a place. Texts and photos come from us.',
    milestones: [
      {
        title: 'Structure and sketches',
        price: 60_000,
        days: 7,
        criteria: ['Phone and desktop', 'Every step from course to receipt'],
      },
      {
        title: 'Design of all states',
        price: 90_000,
        days: 12,
        criteria: ['Empty, full and sold out', 'Contrast of text at least 4.5 to 1'],
      },
      {
        title: 'Handover',
        price: 45_000,
        days: 6,
        criteria: ['A file that our developer can open', 'An hour of questions'],
      },
    ],
    acts: [
      { daysAgo: 32.6, act: 'accept' },
      { daysAgo: 31.9, act: 'fund' },
      { daysAgo: 26.1, act: 'submit', words: 'Sketches of all steps, with a note on what I left out and why.' },
      { daysAgo: 24.8, act: 'change', words: 'The waiting list is missing on the phone.' },
      { daysAgo: 22.3, act: 'submit', words: 'With the waiting list, on both sizes.' },
      { daysAgo: 21.4, act: 'approve' },
      { daysAgo: 20.9, act: 'fund', place: 2 },
      {
        daysAgo: 3.4,
        act: 'submit',
        place: 2,
        words: 'All states of each page. The contrast report is the last page.',
      },
    ],
  },
  {
    daysAgo: 58.5,
    by: 'hector-villagran',
    to: 'bence-halmos',
    signed: 'Héctor Villagrán',
    title: 'Stock list that counts itself',
    scope: 'The list of our warehouse as a small web page, filled from the scanners we have. Hosting stays with us.',
    milestones: [
      {
        title: 'Reading the scanners',
        price: 120_000,
        days: 14,
        criteria: ['Both scanner models', 'Nothing is counted twice'],
      },
      { title: 'The page', price: 80_000, days: 10, criteria: ['Search by shelf', 'Works on the old tablet'] },
    ],
    acts: [
      { daysAgo: 57.9, act: 'accept' },
      { daysAgo: 57.2, act: 'fund' },
      { daysAgo: 46.3, act: 'submit', words: 'Both models are read; the log is in the folder.' },
      { daysAgo: 44.7, act: 'approve' },
      { daysAgo: 44.1, act: 'fund', place: 2 },
      { daysAgo: 36.8, act: 'submit', place: 2, words: 'The page, tried on a tablet of 2016.' },
      { daysAgo: 35.9, act: 'approve', place: 2 },
      { daysAgo: 35.2, act: 'end', words: 'Everything is done. Thank you.' },
    ],
  },
  {
    daysAgo: 24.3,
    by: 'moira-castellane',
    to: 'ruth-abernethy',
    signed: 'Moira Castellane',
    title: 'The history of the theater in 40 pages',
    scope: 'A booklet for the anniversary, from our archive and four interviews. Layout is someone else’s.',
    milestones: [
      {
        title: 'Four interviews, transcribed',
        price: 70_000,
        days: 10,
        criteria: ['All four people', 'Names checked'],
      },
      {
        title: 'Text of 40 pages',
        price: 160_000,
        days: 30,
        criteria: ['Sources for every date', 'Read by the archive'],
      },
    ],
    acts: [
      { daysAgo: 23.7, act: 'accept' },
      { daysAgo: 22.8, act: 'fund' },
      { daysAgo: 14.2, act: 'submit', words: 'Three interviews. The fourth person is traveling until next month.' },
      { daysAgo: 12.9, act: 'approve', amount: 52_500 },
    ],
  },
  {
    daysAgo: 15.8,
    by: 'petra-zimmerli',
    to: 'jonas-feldkamp',
    signed: 'Petra Zimmerli',
    title: 'Trail map of the upper valley',
    scope: 'One sheet with trails, huts and bus stops, for print and for the hut doors.',
    milestones: [
      {
        title: 'Map, print-ready',
        price: 95_000,
        days: 21,
        criteria: ['Scale and north arrow', 'Readable in rain, so no thin gray'],
      },
    ],
    acts: [
      { daysAgo: 15.1, act: 'accept' },
      { daysAgo: 14.6, act: 'fund' },
      {
        daysAgo: 4.4,
        act: 'give-back',
        words: 'The survey data can’t be licensed for print. I don’t want to charge for a map you may not use.',
      },
    ],
  },
  {
    daysAgo: 9.6,
    by: 'noor-sadeghi',
    to: 'thandeka-mokoena',
    signed: 'Noor Sadeghi',
    title: 'Six short films for the spring program',
    scope: 'Each under a minute, with subtitles in two languages, from the footage in our archive.',
    milestones: [
      {
        title: 'First two films',
        price: 64_000,
        days: 9,
        criteria: ['Under 60 seconds each', 'Subtitles checked by us'],
      },
      { title: 'Four more', price: 128_000, days: 15, criteria: ['As the first two'] },
    ],
    acts: [
      { daysAgo: 9.1, act: 'accept' },
      { daysAgo: 8.7, act: 'fund' },
      {
        daysAgo: 0.9,
        act: 'share',
        amount: 30,
        words: 'The program was canceled. We would like to pay for what you have cut so far.',
      },
    ],
  },
  {
    daysAgo: 1.6,
    by: 'birgit-oyelaran',
    to: 'camille-vautrin',
    signed: 'Birgit Oyelaran',
    title: 'Packaging texts in French',
    scope: 'Eighteen labels, from German, with the allergens as the law asks for them.',
    milestones: [
      { title: 'Eighteen labels', price: 54_000, days: 6, criteria: ['Allergens in bold', 'Fits the label width'] },
    ],
    acts: [{ daysAgo: 0.8, act: 'accept' }],
  },
];
