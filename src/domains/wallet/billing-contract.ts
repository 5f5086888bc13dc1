import { query } from '#kit/endpoint.ts';
import { billingDetailsShape } from './billing.ts';

export const billingDetails = query({
  path: '/api/wallet/billing-details',
  summary: 'Returns the billing details from your last payment. Fields you left out are empty.',
  access: 'signed-in',
  data: billingDetailsShape,
  errors: [],
  limit: 'read',
});
