-- A payment for a tip, a bonus or an extra carries out what its payer chose once the money has come. `pays_facts` is what they chose,
-- as the domain it is for wrote it; empty as soon as it is decided about.
alter table funding
  add column pays_facts jsonb,
  add constraint funding_facts_of_payment check (pays_facts is null or (pays_id is not null and pays_outcome is null));
