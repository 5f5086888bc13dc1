-- Operators read the ledger by days, newest first, without naming an account: the entries' own index begins with one.
set local role docket_ledger;
set local search_path = ledger, pg_temp;
create index journal_when on journal (created_at, id);
reset role;
set local search_path to default;
