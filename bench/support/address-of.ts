import type pg from 'pg';

/** A connection as an address, for a second instance on the same database. */
export const addressOf = ({ host, port, user, password, database }: pg.PoolConfig): string =>
  `postgres://${user}:${encodeURIComponent(String(password))}@localhost/${database}?host=${encodeURIComponent(host ?? '')}&port=${port}`;
