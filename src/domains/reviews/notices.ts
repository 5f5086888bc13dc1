import { inStages, noticesOf, shortTitle, type Notice, type Say } from '#kit/notices.ts';
import type { TopicKey } from '#kit/notice-topics.ts';
import * as events from './events.ts';
import type { ReviewedWork } from './round.ts';
import { SIDES, type Side } from '#kit/sides.ts';

/** Where the button leads, by the kind of work. */
const ACTIONS: Readonly<Record<string, string>> = {
  order: 'Open the order',
  contract: 'Open the contract',
  milestone: 'Open the contract',
};

function aboutWork(work: ReviewedWork, to: Side, title: string, text: string, topic: TopicKey = 'reviews'): Notice {
  return {
    to: to === 'client' ? work.clientId : work.freelancerId,
    topic,
    group: { key: `${work.kind}:${work.number}`, title: `${work.title} · ${work.number}` },
    title,
    text,
    path: work.path,
    action: ACTIONS[work.kind] ?? 'Open the reviews',
  };
}
const nameOf = ({ clientId, freelancerId }: ReviewedWork, side: Side, say: Say): string =>
  side === 'client' ? say.name(clientId, 'The client') : say.name(freelancerId, 'The freelancer');

/** Inside a sentence. */
const otherIn = ({ clientId, freelancerId }: ReviewedWork, side: Side, say: Say): string =>
  side === 'client' ? say.name(freelancerId, 'the freelancer') : say.name(clientId, 'the client');

const others = (by: Side): Side[] => SIDES.filter((side) => side !== by);

const all = [
  noticesOf(events.reviewWritten, ({ by, ...work }, say) =>
    others(by).map((side) =>
      aboutWork(
        work,
        side,
        `${nameOf(work, by, say)} reviewed you`,
        'Both reviews are published once you’ve both written one, or when the review period ends.',
      ),
    ),
  ),
  noticesOf(events.reviewsShown, (work) =>
    SIDES.map((side) =>
      aboutWork(work, side, `The reviews of “${shortTitle(work.title)}” are published`, 'You can read both now.'),
    ),
  ),
  noticesOf(events.reviewAnswered, ({ by, ...work }, say) =>
    others(by).map((side) =>
      aboutWork(work, side, `${nameOf(work, by, say)} replied to your review`, `Read the reply in ${work.number}.`),
    ),
  ),
  noticesOf(events.reviewEdited, ({ by, ...work }, say) =>
    others(by).map((side) =>
      aboutWork(
        work,
        side,
        `${nameOf(work, by, say)} edited their review of you`,
        `Its text changed after it was published. Read it in ${work.number}.`,
      ),
    ),
  ),
  noticesOf(events.reviewsReminded, ({ turn, endsAt, ...work }, say) =>
    turn.map((side) => ({
      ...aboutWork(
        work,
        side,
        `Review ${otherIn(work, side, say)} by ${say.on(endsAt)}`,
        `The review period of “${work.title}” ends on ${say.when(endsAt)}.`,
        'reminders',
      ),
      isImmediate: true,
    })),
  ),
];

const STAGES: Readonly<Record<string, string>> = {
  [events.reviewWritten.name]: 'reviews',
  [events.reviewsReminded.name]: 'reviews',
  [events.reviewsShown.name]: 'reviews end',
};
export const reviewNotices = inStages(all, (event) => STAGES[event]);
