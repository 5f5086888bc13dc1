import { myBalance, walletTransactions } from '#domains/wallet/contract.ts';
import { payoutOverview } from '#domains/payouts/contract.ts';
import { dashboards } from '#kit/dashboard.ts';
import { earlyClearance } from '../early-contract.ts';

/** Reads that show earnings cleared early. */
export const staledByEarly = [earlyClearance, payoutOverview, myBalance, walletTransactions, dashboards.freelancer];
