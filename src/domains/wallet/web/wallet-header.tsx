import { ScreenHeader, type ScreenHeaderProps } from '#design/app/screen-header.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { isFreelancerRole } from '#kit/actor.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, screensAbove, titleOf, trailTo } from '#routes';
import { myBalance } from '../contract.ts';
import { walletSections } from './wallet-sections.ts';

interface WalletHeaderProps extends Omit<ScreenHeaderProps, 'of'> {
  /** The screen's name on the map. */
  readonly of: string;
}

/** The header of every screen of the wallet: its title, and the way to the others. */
export function WalletHeader({ of, ...header }: WalletHeaderProps) {
  const role = useSession((session) => session.role);
  const { data: money } = useRead(myBalance, {}, { enabled: !isFreelancerRole(role) });
  const sections = walletSections(of, role, money?.available);
  const current = [of, ...screensAbove(of)].find((name) => sections.includes(name));
  const tabs = sections.map((name) => ({
    href: pathTo(name),
    label: name === 'wallet' ? 'Overview' : titleOf(name),
    current: name === current,
  }));
  return (
    <>
      {of === 'wallet' ? <PageHeader title={titleOf(of)} {...header} /> : <ScreenHeader of={trailTo(of)} {...header} />}
      <div className="mb-6">
        <LinkTabs label="Wallet" tabs={tabs} />
      </div>
    </>
  );
}
