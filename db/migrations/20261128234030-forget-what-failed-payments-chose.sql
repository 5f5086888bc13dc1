-- What the payer of a tip, bonus or extra chose is forgotten 30 days after its payment failed or expired. Few payments carry it,
-- so the hourly sweep reads this index, not the table.
create index funding_with_facts on funding (updated_at) where pays_facts is not null;
