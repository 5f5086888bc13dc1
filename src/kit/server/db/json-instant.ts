/**
 * SQL for an instant as the API writes it, such as 2026-11-28T23:30:00.000Z: for statements that answer with JSON text.
 */
export const instant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
