import { query } from '#kit/endpoint.ts';
import { billingDetailsShape } from './billing.ts';

export const billingDetails = query({
  path: '/api/wallet/billing-details',
  summary: 'What I gave for receipts and invoices at my last payment; empty texts where I gave nothing.',
  access: 'signed-in',
  data: billingDetailsShape,
  errors: [],
  limit: 'read',
});
