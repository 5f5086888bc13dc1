import { statement, type Db } from '#kit/server/db/database.ts';
import { StartRefusal } from '#kit/server/start-refusal.ts';

export const OLDEST_POSTGRES = 15;
/**
 * What handlers work as, and what owns the ledger: neither can change a row of it but through its functions (MON-2).
 */
export const APP_ROLE = 'docket_app';
const LEDGER_ROLE = 'docket_ledger';

export interface Role {
  readonly exists: boolean;
  readonly is_member: boolean;
  readonly is_admin: boolean;
}

/** The account of DATABASE_URL and its rights. */
export interface DatabaseFacts {
  readonly version: number;
  readonly version_name: string;
  readonly account: string;
  readonly database: string;
  readonly is_superuser: boolean;
  readonly creates_roles: boolean;
  readonly owns_database: boolean;
  readonly has_trigrams: boolean;
  /** The first migration has run: from then on the roles are only used, no longer granted. */
  readonly has_roles: boolean;
  readonly roles: Readonly<Record<string, Role>>;
}

const factsOf = statement(
  'database_facts',
  `
  select current_setting('server_version_num')::int as "version!", current_setting('server_version') as "version_name!",
         current_user::text as account, current_database()::text as database,
         me.rolsuper as is_superuser, me.rolcreaterole as creates_roles,
         (select pg_has_role(datdba, 'MEMBER') from pg_database where datname = current_database()) as "owns_database!",
         exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams,
         to_regclass('public.idempotency') is not null as has_roles,
         (select jsonb_object_agg(wanted.name, jsonb_build_object('exists', r.oid is not null,
            'is_member', coalesce(pg_has_role(r.oid, 'MEMBER'), false), 'is_admin',
              coalesce(pg_has_role(r.oid, 'MEMBER WITH ADMIN OPTION'), false)))
            from unnest(array['${APP_ROLE}', '${LEDGER_ROLE}']) wanted (name) left
              join pg_roles r on r.rolname = wanted.name) as "roles!"
    from pg_roles me where me.rolname = current_user`,
);

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** What an administrator of the server has to run so that this account can migrate and start. */
export function missingRights(facts: DatabaseFacts): string[] {
  const account = quoted(facts.account);
  const mayCreate = facts.is_superuser || facts.creates_roles;
  const statements: string[] = [];
  for (const [name, role] of Object.entries(facts.roles)) {
    // Before release 16 anyone who may create roles may also grant every other one.
    const mayGrant = role.is_admin || (facts.creates_roles && facts.version < 160_000);
    if (role.exists ? (facts.has_roles ? role.is_member : mayGrant) : mayCreate) continue;
    if (!role.exists) statements.push(`create role ${name} nologin`);
    // With the option, because the first migration grants it to itself.
    statements.push(`grant ${name} to ${account} with admin option`);
  }
  if (!facts.owns_database && !facts.is_superuser)
    statements.push(`alter database ${quoted(facts.database)} owner to ${account}`);
  return statements;
}

const unsafeSettings = statement(
  'settings_unsafe',
  "select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off'",
);

/** Before anything is made in it: a server or an account that cannot hold Docket is refused with what to do. */
export async function refuseUnfit(db: Db): Promise<void> {
  const facts = await db.row(factsOf);
  if (facts === undefined) throw new Error('the database says nothing about its account');
  if (facts.version < OLDEST_POSTGRES * 10_000)
    throw new StartRefusal(
      `The database server is PostgreSQL ${facts.version_name} and Docket needs ${OLDEST_POSTGRES} or newer: upgrade it, or leave DATABASE_URL out to use the PostgreSQL that comes with Docket.`,
    );
  if (!facts.has_trigrams)
    throw new StartRefusal(
      'The database server lacks the extension pg_trgm: install the contrib package of its PostgreSQL release, then start again.',
    );
  const missing = missingRights(facts);
  if (missing.length > 0)
    throw new StartRefusal(
      `The database account ${quoted(facts.account)} lacks rights that Docket needs. Run this as an administrator of the server, connected to the database ${quoted(facts.database)}, and start again: ${missing.join('; ')};`,
    );
  const unsafe = await db.rows(unsafeSettings);
  if (unsafe.length > 0)
    throw new StartRefusal(
      `The database runs with ${unsafe.map((row) => row.name).join(', ')} off: a power cut could lose data. Turn it on.`,
    );
}

const accountName = statement('settings_account', 'select current_user::text as account');

/**
 * A connection pooler may drop the parameter that sets the role: handlers would work as the owner, and nobody would
 * notice.
 */
export async function refuseOwnersRights(db: Db): Promise<void> {
  const row = await db.row(accountName);
  if (row?.account !== APP_ROLE)
    throw new StartRefusal(
      `Connections to the database do not work as ${APP_ROLE} although Docket asks for it: connect DATABASE_URL to PostgreSQL itself, not to a pooler that drops start parameters.`,
    );
}
