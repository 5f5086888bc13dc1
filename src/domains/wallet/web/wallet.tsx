/** The front door of the wallet's screens. */
export { BalanceStrip } from './balance-strip.tsx';
export { Balances, type BalanceActions } from './balances.tsx';
export { accountWords, journalWords } from './book-words.ts';
export { DocumentsPanel } from './documents-panel.tsx';
export { DownloadButton } from './download-button.tsx';
export { FilterBar } from './filter-bar.tsx';
export { methodDetail, methodName, MethodState } from './method-name.tsx';
export { PartsPanel } from './parts-panel.tsx';
export { paymentColumns } from './payment-columns.tsx';
export { BillingFields } from './billing-details.ts';
export { KeptPayment } from './kept-payment.tsx';
export { PaymentFor } from './payment-for.tsx';
export { PaymentReference } from './payment-reference.tsx';
export { ReceiptButton } from './receipt-button.tsx';
export { useWaysToPay, WaysToPay, type WayToPay } from './ways-to-pay.tsx';
export { PaymentMethods } from './payment-methods.tsx';
export { Transactions } from './transactions.tsx';
export { WalletHeader } from './wallet-header.tsx';
