import { ownerOf } from '#domains/accounts/server/accounts.ts';
import type { DemoPart } from '#kit/server/demo/demo-part.ts';
import { daysBefore } from '#kit/server/demo/replay.ts';
import { draft, publish } from '../write-opening.ts';

/** A position that is open, and one being written: by the instance's owner, where it has one. */
export const demo: DemoPart = {
  size: '2 positions',
  steps({ replay, now }) {
    const write = async (wish: Parameters<typeof draft>[2], isOpen: boolean): Promise<void> => {
      const owner = await ownerOf(replay.tx);
      if (owner === null) return;
      const { id } = await draft(replay.tx, owner.actor, wish, replay.context);
      if (isOpen) await publish(replay.tx, owner.actor, id, replay.context);
    };
    return [
      {
        at: daysBefore(now, 9),
        run: () =>
          write(
            {
              title: 'Support specialist',
              kind: 'full_time',
              place: 'remote',
              location: 'Anywhere in the EU',
              body: `You answer clients and freelancers who contact us, and tell us what we should mend.

## What you do
- Answer questions about orders, payments and accounts, in writing
- Read disputes, and explain our decisions in plain words
- Keep our questions and answers up to date

## What you bring
- Clear written English and one more language
- Two years or more of answering people, in any field
- Calm on days when many people write

## What we offer
A salary between €36,000 and €44,000, 30 days off, and hours that you choose between 7 and 19.`,
              closes_on: null,
            },
            true,
          ),
      },
      {
        at: daysBefore(now, 2),
        run: () =>
          write(
            {
              title: 'Payments analyst',
              kind: 'part_time',
              place: 'hybrid',
              location: 'Utrecht, Netherlands',
              body: 'You compare our books with those of the banks every morning, and find out why a cent is missing. Hours and salary are still being discussed.',
              closes_on: null,
            },
            false,
          ),
      },
    ];
  },
};
