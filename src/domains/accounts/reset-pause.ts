/** No withdrawal goes out for this long after a password reset (MON-11): whoever took over a mailbox gets no money by it. */
export const RESET_PAUSE_HOURS = 48;
