import { lazy } from 'react';

/** Loaded when someone opens them: the countries and their VAT numbers are more than the rest of a checkout. */
export const BillingFields = lazy(async () => ({ default: (await import('./billing-fields.tsx')).BillingFields }));
