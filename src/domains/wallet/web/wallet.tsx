/** The front door of the wallet's screens. */
export { BalanceStrip } from './balance-strip.tsx';
export { accountWords, journalWords } from './book-words.ts';
export { DownloadButton } from './download-button.tsx';
export { Listed } from './admin/listed.tsx';
export { PaymentMethods } from './payment-methods.tsx';
export { Transactions } from './transactions.tsx';
export { TryAgain, Unread } from '#design/app/unread.tsx';
