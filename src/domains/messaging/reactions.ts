/** What people can answer a message with in one press. */
export const REACTIONS = ['thumbs_up', 'heart', 'laugh', 'celebrate', 'eyes', 'done'] as const;
export type Reaction = (typeof REACTIONS)[number];

export const REACTION_WORDS: Readonly<Record<Reaction, string>> = {
  thumbs_up: 'Thumbs up',
  heart: 'Heart',
  laugh: 'Laugh',
  celebrate: 'Celebrate',
  eyes: 'Looking at it',
  done: 'Done',
};
