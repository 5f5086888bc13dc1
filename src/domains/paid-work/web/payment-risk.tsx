import { Alert } from '#design/public/alert.tsx';

/** Why the money of this work waits: the payment that paid for it is disputed or was taken back. */
export function PaymentRisk({ risk }: { risk: { readonly decided: boolean; readonly words: string } | null }) {
  if (risk === null) return null;
  return <Alert title={risk.decided ? 'The payment was reversed' : 'The payment is disputed'}>{risk.words}</Alert>;
}
