/** The type that the driver reads. A type that is missing here stops the generator instead of becoming `unknown`. */
const READ: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  character: 'string',
  '"char"': 'string',
  name: 'string',
  citext: 'string',
  bigint: 'string',
  numeric: 'string',
  integer: 'number',
  smallint: 'number',
  oid: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  date: 'Date',
  jsonb: 'unknown',
  json: 'unknown',
  bytea: 'Buffer',
  inet: 'string',
  tsvector: 'string',
  regclass: 'string',
  xid8: 'string',
  void: 'string',
  'uuid[]': 'string[]',
  'text[]': 'string[]',
  'bigint[]': 'string[]',
  'integer[]': 'number[]',
  'bytea[]': 'Buffer[]',
  'jsonb[]': 'unknown[]',
  'timestamp with time zone[]': 'Date[]',
};
/**
 * The type that the driver writes, where it differs. JSON is written as text: the driver would send a list as an SQL
 * array.
 */
const TAKEN: Readonly<Record<string, string>> = {
  bigint: 'string | number | bigint',
  numeric: 'string | number | bigint',
  'timestamp with time zone': 'Date | string',
  date: 'Date | string',
  jsonb: 'string',
  json: 'string',
  bytea: 'Uint8Array',
  interval: 'string',
  'uuid[]': 'readonly string[]',
  'text[]': 'readonly (string | null)[]',
  'bigint[]': 'readonly (string | number | bigint)[]',
  'integer[]': 'readonly number[]',
  'bytea[]': 'readonly Uint8Array[]',
  'jsonb[]': 'readonly string[]',
  'timestamp with time zone[]': 'readonly (Date | string)[]',
};

const known = (type: string | undefined, name: string): string => {
  if (type === undefined) throw new Error(`${name}: say in tools/sql/types.ts how the driver reads and takes it`);
  return type;
};
/** Tables of others, such as the job queue's, have types that nothing of ours reads. */
export const isRead = (name: string): boolean => name in READ;
export const readType = (name: string): string => known(READ[name], name);
export const takenType = (name: string): string => known(TAKEN[name] ?? READ[name], name);
