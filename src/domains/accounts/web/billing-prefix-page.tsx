import { redirect } from 'react-router';

/** /billing redirects to the payment methods (SCN-11). */
export function clientLoader() {
  throw redirect('/user/payment');
}

export default function BillingPrefixPage() {
  return null;
}
