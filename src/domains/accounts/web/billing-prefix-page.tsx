import type { ClientLoaderFunctionArgs } from 'react-router';
import { redirectOn } from '#kit/web/redirect-on.ts';

/** /billing redirects to the payment methods (SCN-11). */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  throw redirectOn(request.url, '/user/payment');
}

export default function BillingPrefixPage() {
  return null;
}
