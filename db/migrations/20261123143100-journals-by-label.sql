-- Operators look journals up by the number that people know. Charges and payments are found by their own rows; only
-- what is about something else, such as a withdrawal, is found by the label, and only that is in the index: a payment
-- does not pay for it.
set local role docket_ledger;
set local search_path = ledger, pg_temp;
create index journal_label on journal (reference_label) where reference_type not in ('order', 'funding', 'refund', 'dispute');
reset role;
set local search_path to default;
