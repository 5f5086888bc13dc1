import { plantedService } from '#domains/services/server/demo/demo.ts';
import type { DemoPart } from '#kit/server/demo/demo-part.ts';
import { daysBefore } from '#kit/server/demo/replay.ts';
import { reportThing } from '../report-thing.ts';

/** Two people doubt the same service, and someone a profile: both wait for a decision. */
export const demo: DemoPart = {
  size: '3 reports',
  steps(world) {
    const { people, replay, now } = world;
    const report =
      (
        by: string,
        thing: () => { kind: 'service' | 'profile'; id: string },
        category: 'untrue' | 'stolen',
        text: string,
      ) =>
      () =>
        reportThing(replay.tx, people.get(by), { ...thing(), category, text }, replay.context);
    const captions = () => ({ kind: 'service', id: plantedService(world, 'vertical-clips').id }) as const;
    const profile = () => ({ kind: 'profile', id: people.get('nikos-vlachopoulos').userId }) as const;
    return [
      {
        at: daysBefore(now, 3),
        run: report(
          'delphine-marchetti',
          captions,
          'untrue',
          'It promises captions in any language. Mine had typos in French, which is not among his languages.',
        ),
      },
      {
        at: daysBefore(now, 2),
        run: report('farid-benhaddou', captions, 'untrue', 'The description still says captions in every language.'),
      },
      {
        at: daysBefore(now, 1),
        run: report(
          'tendai-mapfumo',
          profile,
          'stolen',
          'One of the pictures in the portfolio looks like a score I know from somewhere else.',
        ),
      },
    ];
  },
};
