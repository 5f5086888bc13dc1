/** No withdrawal goes out for this long after a password reset (MON-11): taking over a mailbox brings no money. */
export const RESET_PAUSE_HOURS = 48;
