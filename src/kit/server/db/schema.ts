// Generated from the migrated database by `npm run db:types`. Do not edit.
export interface Schema {}
