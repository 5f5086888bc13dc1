import { MINUTE_MS } from '#kit/clock.ts';
import type { DemoPart, DemoStep, DemoWorld } from '#kit/server/demo/demo-part.ts';
import { daysBefore } from '#kit/server/demo/replay.ts';
import { beginConversation } from '../begin-conversation.ts';
import { markConversation } from '../keep-conversation.ts';
import type { SeedTalk } from './seed-talk.ts';
import { talks } from './talks.ts';

/** Said through the product's own command; both have read all but the last lines. */
function stepsOf({ replay, people, now }: DemoWorld, { between, daysAgo, lines, unread = 0 }: SeedTalk): DemoStep[] {
  let at = daysBefore(now, daysAgo).getTime();
  return lines.map(([who, minutes, text], index) => {
    at += minutes * MINUTE_MS;
    return {
      at: new Date(at),
      run: async () => {
        const [writer, reader] = who === 0 ? between : [between[1], between[0]];
        const sent = await beginConversation(
          replay.tx,
          people.get(writer),
          { with: `person:${reader}`, id: replay.context.makeId(), text },
          replay.context,
        );
        if (index < lines.length - unread)
          await markConversation(replay.tx, people.get(reader), sent.conversation_id, { read: sent.message.seq });
      },
    };
  });
}

export const demo: DemoPart = {
  size: `${talks.length} conversations`,
  steps: (world) => talks.flatMap((talk) => stepsOf(world, talk)),
};
