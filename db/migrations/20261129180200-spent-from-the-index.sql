-- What a payer spent, and with how many people, is a sum over all they ever paid for: from the index alone, in its order.
create index charge_spent on charge (payer_id, currency, payee_id) include (state, paid, client_fee_kept, service_fee_kept, tax_kept) where flow = 'payment';
