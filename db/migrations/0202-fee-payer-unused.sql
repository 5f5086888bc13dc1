-- A statement's fees come with the sums of its year (0185): nothing reads this any more.
drop view fee_payer;
