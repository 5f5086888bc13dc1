/** Where the talk of a page is: links lead there. */
export const TALK_ID = 'messages';
