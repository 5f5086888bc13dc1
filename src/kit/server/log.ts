import { pino, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines in UTC (LOG-1). What must never be in a log is removed here, no matter who logs it. */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: [
        'password',
        '*.password',
        'token',
        '*.token',
        'api_token',
        '*.api_token',
        'authorization',
        '*.authorization',
        'code',
        '*.secret',
      ],
      censor: '[removed]',
    },
  });
}
