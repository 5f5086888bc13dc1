import { noticesOf, type Notice } from '#kit/notices.ts';
import type { TopicKey } from '#kit/notice-topics.ts';
import * as events from './events.ts';
import type { ReviewedWork } from './round.ts';
import { SIDES, type Side } from '#kit/sides.ts';

function aboutWork(work: ReviewedWork, to: Side, title: string, text: string, topic: TopicKey = 'reviews'): Notice {
  return {
    to: to === 'client' ? work.clientId : work.freelancerId,
    topic,
    group: { key: `${work.kind}:${work.number}`, title: `${work.title} · ${work.number}` },
    title,
    text,
    path: work.path,
  };
}

const others = (by: Side): Side[] => SIDES.filter((side) => side !== by);

export const reviewNotices = [
  noticesOf(events.reviewWritten, ({ by, ...work }) =>
    others(by).map((side) =>
      aboutWork(work, side, 'You received a review', 'Both reviews are published once you’ve both written one, or when the review period ends.'),
    ),
  ),
  noticesOf(events.reviewsShown, (work) => SIDES.map((side) => aboutWork(work, side, 'Reviews published', `You can now read the reviews of “${work.title}”.`))),
  noticesOf(events.reviewAnswered, ({ by, ...work }) =>
    others(by).map((side) => aboutWork(work, side, 'New reply to your review', `Read the reply in ${work.number}.`)),
  ),
  noticesOf(events.reviewEdited, ({ by, ...work }) =>
    others(by).map((side) => aboutWork(work, side, 'A review of you was edited', `Its text changed after it was published. Read it in ${work.number}.`)),
  ),
  noticesOf(events.reviewsReminded, ({ turn, endsAt, ...work }, say) =>
    turn.map((side) => aboutWork(work, side, 'You can still write a review', `The review period ends on ${say.when(endsAt)}.`, 'reminders')),
  ),
];
