/** Of its row, to scroll to. */
export const idOfMessage = (seq: number): string => `message-${seq}`;
