import {
  Banknote,
  Briefcase,
  FilePlus2,
  FileText,
  Gauge,
  LayoutGrid,
  ReceiptText,
  Search,
  ShoppingBag,
  UserRound,
  Wallet,
  type LucideIcon,
} from 'lucide-react';
import { hasClientAbilities, isFreelancerRole, type Role } from '#kit/actor.ts';
import { pathTo } from '#routes';

export interface NavigationItem {
  readonly href: string;
  readonly label: string;
  /** For the fifth of a phone's width that an item has on the bottom bar. */
  readonly short: string;
  readonly icon: LucideIcon;
  /** On the phone's bottom bar too, which holds five. */
  readonly primary: boolean;
}

const item = (name: string, label: string, icon: LucideIcon, primary = false, short = label): NavigationItem => ({
  href: pathTo(name),
  label,
  short,
  icon,
  primary,
});

/** What stands beside every signed-in screen, by what this role can do. Only built screens are named. */
export function navigationOf(role: Role): NavigationItem[] {
  const sells = isFreelancerRole(role);
  const buys = hasClientAbilities(role);
  return [
    item(sells ? 'freelancer-dashboard' : 'client-dashboard', 'Overview', Gauge, true),
    ...(sells
      ? [item('selling-orders', 'Orders to deliver', Briefcase, true, 'Orders'), item('my-services', 'My services', LayoutGrid, true, 'Services')]
      : []),
    ...(buys ? [item('buying-orders', sells ? 'Purchases' : 'Orders', ShoppingBag, true)] : []),
    ...(sells && !buys ? [item('create-service', 'New service', FilePlus2)] : []),
    item('services', 'Find services', Search, buys, 'Find'),
    item('transactions', 'Transactions', ReceiptText, true, 'Money'),
    item('payment-history', 'Payments', FileText),
    ...(sells ? [item('withdraw', 'Withdraw', Banknote)] : []),
    ...(buys ? [item('add-funds', 'Add funds', Wallet, !sells)] : []),
    item('profile-settings', 'Profile and settings', UserRound),
  ];
}
