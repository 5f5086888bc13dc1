/** Under these names the browser keeps what was written and is not stored yet. */
export const waitingName = (conversationId: string): string => `messages waiting~${conversationId}`;
export const draftName = (conversationId: string): string => `message~${conversationId}`;
/** Of the first message about something. */
export const firstDraftName = (subject: string): string => `message with~${subject}`;
