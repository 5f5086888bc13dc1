/**
 * Contracts of the demo world that were offered of a proposal, so that there are projects in every state. Each names
 * its brief.
 */
import type { SeedAct } from './contracts.ts';

export interface ProjectSeed {
  /** The key of the brief; its `then` says when the offer was sent. */
  readonly brief: string;
  /** The name under the terms. */
  readonly signed: string;
  readonly acts?: readonly SeedAct[];
}

export const projectSeeds: readonly ProjectSeed[] = [
  { brief: 'cocoa-film', signed: 'Osei Lartey' },
  {
    brief: 'route-guide',
    signed: 'Héctor Villagrán',
    acts: [
      { daysAgo: 12.6, act: 'accept' },
      { daysAgo: 12.1, act: 'fund' },
      { daysAgo: 6.2, act: 'submit', words: 'The whole text, with a list of the route names that stay Spanish.' },
      { daysAgo: 4.9, act: 'approve' },
      { daysAgo: 4.3, act: 'end', words: 'Everything is done. Thank you.' },
    ],
  },
  {
    brief: 'bottling-dashboard',
    signed: 'Farid Benhaddou',
    acts: [
      { daysAgo: 9.6, act: 'accept' },
      { daysAgo: 9.1, act: 'fund' },
      {
        daysAgo: 4.1,
        act: 'give-back',
        words: 'The line logs no stops under a minute, so the figures you want can’t be made from them.',
      },
      { daysAgo: 3.6, act: 'end', words: 'We will change the logging first.' },
    ],
  },
  {
    brief: 'tide-service',
    signed: 'Leilani Kahananui',
    acts: [
      { daysAgo: 7.6, act: 'accept' },
      { daysAgo: 7.2, act: 'fund' },
      {
        daysAgo: 1.1,
        act: 'submit',
        words: 'It answers for all harbors of the list; three cases are described in the notes.',
      },
    ],
  },
  {
    brief: 'boat-manuals',
    signed: 'Callum Tregenza',
    acts: [
      { daysAgo: 5.7, act: 'accept' },
      { daysAgo: 5.3, act: 'fund' },
      { daysAgo: 2.2, act: 'submit', words: 'The chapter about rigging, as a sample of tone and drawings.' },
      { daysAgo: 1.2, act: 'approve' },
    ],
  },
  {
    brief: 'ceramic-photos',
    signed: 'Ana Lúcia Prado',
    acts: [
      { daysAgo: 11.6, act: 'accept' },
      { daysAgo: 11.1, act: 'fund' },
      { daysAgo: 5.2, act: 'submit', words: 'All photographs, on the gray we agreed on.' },
      {
        daysAgo: 1.3,
        act: 'dispute',
        amount: 50,
        words: 'The glazes are darker than on the pieces. The color chart in the first picture shows it.',
      },
    ],
  },
];
