/**
 * The front door of messages: what happens between two people is shown in their conversation, how one person may turn
 * to another, and how operators read it.
 */
export { isInTouch } from './in-touch.ts';
export { reachOut, recordAnswer, refuseBlocked } from './outreach.ts';
export { openFileBetween, readTalkBetween } from './read-talk.ts';
export { haveWork } from './warn.ts';
export { beginConversation } from './begin-conversation.ts';
export { talksAbout, unreadTalks, type TalkAbout } from './talks-about.ts';
export {
  MOST_EVENTS,
  MOST_WORK,
  NEWEST_EVENTS,
  newestOf,
  talkCards,
  talkedAbout,
  type Happened,
  type TalkCards,
  type TalkedAbout,
  type TalkEvent,
  type TalkStep,
  type TalkWork,
} from './talk-subject.ts';
export { showCard, type CardToShow } from './show-card.ts';
export { countFilesAbout, filesSentAbout } from './files-sent.ts';
