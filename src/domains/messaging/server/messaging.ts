/** The front door of messages: what happens between two people is shown in their conversation, whether they talk, and how operators read it. */
export { isTalking } from './is-talking.ts';
export { openFileBetween, readTalkBetween } from './read-talk.ts';
export { showCard, type CardToShow } from './show-card.ts';
