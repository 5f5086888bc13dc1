/** When the books are checked each night. */
export const NIGHT_HOUR_UTC = 2;
