-- What a provider takes beyond a payment is the platform's part until it is put right; then it is taken off again.
alter table taken_share drop constraint taken_share_amount_check,
  add constraint taken_share_amount_check check (amount > 0 or (amount < 0 and account = 'E.loss')) not valid;
alter table taken_share validate constraint taken_share_amount_check;
