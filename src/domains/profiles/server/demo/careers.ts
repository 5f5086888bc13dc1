/** The careers and portfolios of some sellers of the demo world. */
export interface SeedCareer {
  readonly works: readonly { readonly title: string; readonly description: string; readonly finished: string }[];
  readonly jobs: readonly {
    readonly title: string;
    readonly company: string;
    readonly place: string;
    readonly from: string;
    readonly to: string | null;
  }[];
  readonly schools: readonly {
    readonly school: string;
    readonly degree: string;
    readonly from: string;
    readonly to: string;
  }[];
  readonly certificates?: readonly { readonly name: string; readonly issuer: string; readonly issued: string }[];
}

export const careers: Readonly<Record<string, SeedCareer>> = {
  'amara-okafor': {
    works: [
      {
        title: 'Signs for four clinics',
        description:
          'One mark, painted by four local sign painters from the same stencil. It had to survive sun, rain and repainting.',
        finished: '2025-09',
      },
      {
        title: 'A palm oil label that prints in two colors',
        description:
          'The owner prints at a neighbor’s shop, so the whole label works in red and black on whatever paper there is.',
        finished: '2026-03',
      },
    ],
    jobs: [
      { title: 'Brand designer', company: 'Independent', place: 'Lagos', from: '2017-04', to: null },
      { title: 'Sign painter', company: 'Ogui Road Signs', place: 'Enugu', from: '2011-02', to: '2015-11' },
    ],
    schools: [
      {
        school: 'Institute of Management and Technology, Enugu',
        degree: 'National Diploma, Graphic Art',
        from: '2008-10',
        to: '2010-09',
      },
    ],
  },
  'siobhan-odwyer': {
    works: [
      {
        title: 'Cider labels for a hard autumn',
        description: 'Six varieties on one die, so that a small orchard could print all of them in one run.',
        finished: '2025-10',
      },
    ],
    jobs: [
      { title: 'Packaging designer', company: 'Independent', place: 'Galway', from: '2021-01', to: null },
      {
        title: 'Pre-press and design',
        company: 'A printing house by the docks',
        place: 'Galway',
        from: '2006-03',
        to: '2020-12',
      },
    ],
    schools: [
      {
        school: 'Atlantic Technological University',
        degree: 'Design, visual communication',
        from: '2002-09',
        to: '2005-06',
      },
    ],
  },
  'thandeka-mokoena': {
    works: [
      {
        title: 'How a vaccine is kept cold',
        description: 'Three minutes for clinic waiting rooms, understandable with the sound off.',
        finished: '2026-02',
      },
    ],
    jobs: [
      { title: 'Motion designer', company: 'Independent', place: 'Johannesburg', from: '2019-06', to: null },
      {
        title: 'Animator',
        company: 'An educational broadcaster',
        place: 'Johannesburg',
        from: '2014-01',
        to: '2019-05',
      },
    ],
    schools: [{ school: 'University of the Witwatersrand', degree: 'Digital arts', from: '2010-02', to: '2013-11' }],
  },
  'ruth-abernethy': {
    works: [
      {
        title: 'A memoir in the right order',
        description:
          'A ship’s engineer’s life, moved from forty years of notebooks into eleven chapters that begin in the middle.',
        finished: '2025-05',
      },
    ],
    jobs: [
      { title: 'Editor', company: 'Independent', place: 'Edinburgh', from: '2018-09', to: null },
      {
        title: 'Senior editor, history and travel',
        company: 'A publishing house',
        place: 'Edinburgh',
        from: '1998-02',
        to: '2018-08',
      },
    ],
    schools: [{ school: 'University of St Andrews', degree: 'MA, Modern History', from: '1993-09', to: '1997-06' }],
  },
  'oleksandr-hrytsenko': {
    works: [
      {
        title: 'A queue that forgot nothing',
        description: 'A shop lost orders whenever its mail server slept. The fix was 400 lines, most of them tests.',
        finished: '2026-01',
      },
    ],
    jobs: [
      { title: 'Back-end engineer', company: 'Independent', place: 'Lviv', from: '2021-03', to: null },
      { title: 'Lead engineer, payments', company: 'A ticket agency', place: 'Kyiv', from: '2012-05', to: '2021-02' },
    ],
    schools: [{ school: 'Lviv Polytechnic', degree: 'Computer engineering', from: '2006-09', to: '2011-06' }],
  },
  'ingrid-halvorsen': {
    works: [
      {
        title: 'A ferry timetable for everyone',
        description:
          'Tested with four people who cannot see a table. The new one reads aloud in the order it is travelled.',
        finished: '2025-11',
      },
    ],
    jobs: [
      { title: 'Accessibility specialist', company: 'Independent', place: 'Bergen', from: '2018-01', to: null },
      {
        title: 'Front-end developer',
        company: 'A municipal web office',
        place: 'Bergen',
        from: '2012-08',
        to: '2017-12',
      },
    ],
    schools: [{ school: 'University of Bergen', degree: 'Information science', from: '2007-08', to: '2012-06' }],
    certificates: [
      {
        name: 'Web accessibility specialist',
        issuer: 'An association of accessibility professionals',
        issued: '2020-05',
      },
    ],
  },
  'leilani-kahananui': {
    works: [
      {
        title: 'A booking screen with one question',
        description: 'A surf school asked for nine fields. Eight of them could wait until the beach.',
        finished: '2026-04',
      },
    ],
    jobs: [{ title: 'Interface designer', company: 'Independent', place: 'Hilo', from: '2018-06', to: null }],
    schools: [{ school: 'University of Hawaiʻi at Hilo', degree: 'Graphic design', from: '2012-08', to: '2016-05' }],
  },
};
