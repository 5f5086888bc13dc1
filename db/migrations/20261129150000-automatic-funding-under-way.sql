-- Since when an approval has the next milestone funded automatically, until it was funded or could not be: nobody is asked to fund it meanwhile.
alter table contract add column auto_funding_since timestamptz;
