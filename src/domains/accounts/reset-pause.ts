/** No withdrawal goes out for this long after a password reset (MON-11): taking over a mailbox brings no money. */
export const RESET_PAUSE_HOURS = 48;
/** How long the old address can undo a change of address; no money goes out meanwhile (MON-18). */
export const UNDO_DAYS = 7;
