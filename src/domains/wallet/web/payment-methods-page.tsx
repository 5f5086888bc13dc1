import type { MetaFunction } from 'react-router';
import { PaymentMethods } from './wallet.tsx';

export const meta: MetaFunction = () => [{ title: 'Payment methods · Docket' }];

export default function PaymentMethodsPage() {
  return <PaymentMethods />;
}
