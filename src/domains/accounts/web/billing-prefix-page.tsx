import { redirect } from 'react-router';

/** /billing leads on to the payment methods (PRODUCT section 7). */
export function clientLoader() {
  throw redirect('/user/payment');
}

export default function BillingPrefixPage() {
  return null;
}
