/**
 * Contracts of the demo world in the states that follow a start: paused, about to end, changed, and paid on top. Prices
 * are minor units.
 */
import type { SeedAct, SeedContract } from './contracts.ts';

/** Signed and funded within a day. */
const begun = (daysAgo: number): SeedAct[] => [
  { daysAgo: daysAgo - 0.4, act: 'accept' },
  { daysAgo: daysAgo - 0.8, act: 'fund' },
];

export const moreSeeds: readonly SeedContract[] = [
  {
    daysAgo: 19.2,
    by: 'hector-villagran',
    to: 'ingrid-halvorsen',
    signed: 'Héctor Villagrán',
    title: 'Safety handbook for the warehouse',
    scope: 'Our rules as a handbook of about thirty pages, in plain Spanish and English.',
    milestones: [
      {
        title: 'Both languages',
        price: 110_000,
        days: 21,
        criteria: ['Checked against the rules of 2026', 'A page for each machine'],
      },
    ],
    acts: [
      ...begun(19.2),
      { daysAgo: 9.4, act: 'ask-pause', words: 'The inspector visits next week, and the rules may change.' },
      { daysAgo: 8.9, act: 'pause' },
    ],
  },
  {
    daysAgo: 41.5,
    by: 'moira-castellane',
    to: 'oleksandr-hrytsenko',
    signed: 'Moira Castellane',
    title: 'Seat map for the ticket page',
    scope: 'A map of the hall on which people choose their seats, for the ticket page that we have.',
    milestones: [
      { title: 'The map', price: 90_000, days: 10, criteria: ['Every seat has its number', 'Works with a keyboard'] },
      { title: 'Seats for wheelchairs', price: 30_000, days: 7, criteria: ['With the place beside it'] },
    ],
    acts: [
      ...begun(41.5),
      { daysAgo: 36.2, act: 'ask-pause', words: 'The hall is being rebuilt until the end of the month.' },
      { daysAgo: 35.8, act: 'pause' },
      { daysAgo: 24.1, act: 'resume' },
      { daysAgo: 21.3, act: 'submit', words: 'The map, with the new rows.' },
      { daysAgo: 19.7, act: 'approve' },
      { daysAgo: 19.1, act: 'bonus', amount: 10_000, words: 'For waiting so patiently.' },
    ],
  },
  {
    daysAgo: 11.3,
    by: 'farid-benhaddou',
    to: 'katarzyna-wilczek',
    signed: 'Farid Benhaddou',
    title: 'Figures for the annual report',
    scope: 'Ten figures from the tables that we send, in our colors.',
    milestones: [
      { title: 'Five figures', price: 50_000, days: 6, criteria: ['Readable in gray'] },
      { title: 'Five more', price: 50_000, days: 6, criteria: ['Readable in gray'] },
    ],
    acts: [
      ...begun(11.3),
      { daysAgo: 6.2, act: 'submit', words: 'The first five, with the data behind each.' },
      { daysAgo: 2.1, act: 'end', words: 'The report was merged with another one, so we need only these.' },
    ],
  },
  {
    daysAgo: 27.9,
    by: 'osei-lartey',
    to: 'diego-quispe',
    signed: 'Osei Lartey',
    title: 'Radio spots for the harvest festival',
    scope: 'Three spots of thirty seconds with the voices that we have recorded.',
    milestones: [
      { title: 'Two spots', price: 44_000, days: 8, criteria: ['Thirty seconds each'] },
      { title: 'The third spot', price: 22_000, days: 5, criteria: ['Thirty seconds'] },
    ],
    acts: [
      ...begun(27.9),
      { daysAgo: 21.4, act: 'submit', words: 'Both spots, mixed for radio.' },
      { daysAgo: 20.2, act: 'end', words: 'The festival is shorter this year.' },
      { daysAgo: 19.6, act: 'accept-end' },
    ],
  },
  {
    daysAgo: 8.7,
    by: 'wanda-kruszewska',
    to: 'yusuf-alrashidi',
    signed: 'Wanda Kruszewska',
    title: 'Booking form for the clinic',
    scope: 'A form on which patients choose a day and a doctor.',
    milestones: [
      { title: 'The form', price: 84_000, days: 14, criteria: ['No health data is kept', 'Works on old phones'] },
    ],
    acts: [...begun(8.7), { daysAgo: 1.2, act: 'add', amount: 26_000, words: 'Reminders by text message' }],
  },
  {
    daysAgo: 14.6,
    by: 'ana-lucia-prado',
    to: 'beatriz-montalvo',
    signed: 'Ana Lúcia Prado',
    title: 'Subtitles for the language course',
    scope: 'Twelve lessons in Portuguese and Spanish.',
    milestones: [
      { title: 'Twelve lessons', price: 72_000, days: 20, criteria: ['Two lines at most', 'Names checked'] },
    ],
    acts: [
      ...begun(14.6),
      { daysAgo: 10.8, act: 'add', amount: 18_000, words: 'The three interviews' },
      { daysAgo: 10.1, act: 'accept-change' },
    ],
  },
  {
    daysAgo: 22.4,
    by: 'jun-ho-bae',
    to: 'nikos-vlachopoulos',
    signed: 'Jun-ho Bae',
    title: 'Sound for the puzzle game',
    scope: 'Forty short sounds and a loop for the menu.',
    milestones: [
      { title: 'All sounds', price: 66_000, days: 12, criteria: ['Under 40 kB each', 'A list with their names'] },
    ],
    acts: [
      ...begun(22.4),
      { daysAgo: 13.5, act: 'submit', words: 'All forty, and the loop in two lengths.' },
      { daysAgo: 12.8, act: 'change', words: 'Two of them clip on phones.' },
    ],
  },
  {
    daysAgo: 64.1,
    by: 'petra-zimmerli',
    to: 'kwame-asante',
    signed: 'Petra Zimmerli',
    title: 'Prices of the huts as a table',
    scope: 'The prices of all huts from their letters, as a table that we can keep up to date.',
    milestones: [
      {
        title: 'The table',
        price: 38_000,
        days: 7,
        criteria: ['Every hut of the list', 'The source beside each price'],
      },
    ],
    acts: [...begun(64.1), { daysAgo: 58.3, act: 'submit', words: 'All huts but one, which has not answered.' }],
  },
  {
    daysAgo: 6.4,
    by: 'delphine-marchetti',
    to: 'rahel-tesfaye',
    signed: 'Delphine Marchetti',
    title: 'Letters to the donors',
    scope: 'Four letters, each for another group of donors.',
    milestones: [
      { title: 'Two letters', price: 28_000, days: 5, criteria: ['One page each'] },
      { title: 'Two more', price: 28_000, days: 5, criteria: ['One page each'] },
    ],
    acts: begun(6.4),
  },
  {
    daysAgo: 5.2,
    by: 'callum-tregenza',
    to: 'paolo-brandolini',
    signed: 'Callum Tregenza',
    title: 'Drone footage of the coast path',
    scope: 'Raw footage of six places, without people in it.',
    milestones: [
      { title: 'Six places', price: 150_000, days: 25, criteria: ['4K, 25 frames', 'A permit for each place'] },
    ],
  },
  {
    daysAgo: 36.6,
    by: 'tendai-mapfumo',
    to: 'sunita-gurung',
    signed: 'Tendai Mapfumo',
    title: 'Lesson plans for the science club',
    scope: 'Eight lessons with experiments that need nothing dear.',
    milestones: [
      { title: 'Four lessons', price: 48_000, days: 9, criteria: ['A list of materials each'] },
      { title: 'Four more', price: 48_000, days: 9, criteria: ['A list of materials each'] },
    ],
    acts: [
      ...begun(36.6),
      { daysAgo: 29.5, act: 'submit', words: 'Four lessons, tried with my own class.' },
      { daysAgo: 28.4, act: 'approve' },
      { daysAgo: 27.9, act: 'fund', place: 2 },
      { daysAgo: 20.3, act: 'submit', place: 2, words: 'The other four.' },
      { daysAgo: 19.2, act: 'approve', place: 2 },
      { daysAgo: 18.5, act: 'end', words: 'All is done, thank you.' },
      { daysAgo: 18.1, act: 'bonus', amount: 8_000, words: 'The children love them.' },
    ],
  },
  {
    daysAgo: 17.4,
    by: 'leilani-kahananui',
    to: 'mori-haruka',
    signed: 'Leilani Kahananui',
    title: 'Icons for the harbor app',
    scope: 'Sixteen icons, each in two sizes.',
    milestones: [{ title: 'Sixteen icons', price: 96_000, days: 10, criteria: ['Two sizes', 'Clear without color'] }],
    acts: [
      ...begun(17.4),
      { daysAgo: 3.1, act: 'submit', words: 'All sixteen; the anchor has two versions to choose from.' },
    ],
  },
];
