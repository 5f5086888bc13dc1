import { redirect } from 'react-router';

/** /billing leads on to the payment methods (SCN-11). */
export function clientLoader() {
  throw redirect('/user/payment');
}

export default function BillingPrefixPage() {
  return null;
}
