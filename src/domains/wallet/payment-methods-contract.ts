import * as z from 'zod/mini';
import { command, query } from '#kit/endpoint.ts';
import { idShape } from '#kit/id-shape.ts';

const providerName = z.enum(['test', 'card', 'paypal']);
const methodId = z.object({ method_id: idShape });

export const paymentMethodShape = z.object({
  id: z.string(),
  provider: providerName,
  kind: z.enum(['card', 'paypal']),
  /** As people know it: "Visa". */
  label: z.string(),
  last4: z.nullable(z.string()),
  /** The last month it works in, as 2029-04. */
  expires: z.nullable(z.string()),
  state: z.enum(['usable', 'expires_soon', 'expired']),
  is_default: z.boolean(),
  added_at: z.iso.datetime(),
});
export type PaymentMethod = z.output<typeof paymentMethodShape>;

const list = z.object({
  methods: z.array(paymentMethodShape),
  /** Where another can be saved. */
  can_add_at: z.array(z.object({ provider: providerName, live: z.boolean() })),
});

export const paymentMethods = query({
  path: '/api/wallet/payment-methods',
  summary: 'Lists your saved payment methods. The provider stores the card; you get only what identifies it.',
  access: 'member',
  data: list,
  errors: [],
  limit: 'read',
});

export const addPaymentMethod = command({
  method: 'POST',
  path: '/api/wallet/payment-methods',
  summary:
    'Starts saving a payment method, on the provider’s page (`redirect_url`) or in its field on our page (`field`).',
  access: 'member',
  body: z.object({ provider: providerName }),
  data: z.object({
    redirect_url: z.nullable(z.string()),
    field: z.nullable(z.object({ client_secret: z.string(), publishable_key: z.string(), script_url: z.string() })),
  }),
  errors: ['invalid_input', 'unavailable'],
  limit: 'saveMethod',
  repeat: 'key',
  fresh: true,
});

export const refreshPaymentMethods = command({
  method: 'POST',
  path: '/api/wallet/payment-methods/refresh',
  summary: 'Refreshes your payment methods from the providers, for example after saving one.',
  access: 'member',
  data: list,
  errors: ['unavailable'],
  limit: 'money',
  repeat: 'natural',
});

export const setDefaultPaymentMethod = command({
  method: 'PUT',
  path: '/api/wallet/payment-methods/:method_id/default',
  summary: 'Makes this your default payment method.',
  access: 'member',
  params: methodId,
  data: list,
  errors: ['not_found'],
  limit: 'write',
  repeat: 'natural',
});

export const removePaymentMethod = command({
  method: 'DELETE',
  path: '/api/wallet/payment-methods/:method_id',
  summary: 'Removes a saved payment method, here and at the provider.',
  access: 'member',
  params: methodId,
  data: list,
  errors: ['not_found', 'unavailable'],
  limit: 'write',
  repeat: 'natural',
  fresh: true,
});
