import type { MetaFunction } from 'react-router';
import { useState } from 'react';
import { Unread } from '#design/app/unread.tsx';
import { PRODUCT_COLORS } from '#design/brand-colors.ts';
import { PageHeader } from '#design/public/page-header.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { titled } from '#kit/brand.ts';
import type { BrandPart } from '#kit/brand-settings.ts';
import { useRead } from '#kit/web/api.ts';
import { titleOf } from '#routes';
import { brandDesk, type BrandDesk } from '../../contract.ts';
import { AnnouncementPanel } from './announcement-panel.tsx';
import { BrandPreview, type Look } from './brand-preview.tsx';
import { ColorsForm } from './colors-form.tsx';
import { CurrencyPanel } from './currency-panel.tsx';
import { IdentityForm } from './identity-form.tsx';
import { LogoPanel } from './logo-panel.tsx';
import { MaintenancePanel } from './maintenance-panel.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-brand')) }];

const header = (
  <PageHeader
    title="Brand"
    lead="How you appear on pages, in emails and on receipts. Changes take effect everywhere within seconds."
  />
);

export default function BrandPage() {
  const read = useRead(brandDesk, {});
  return (
    <>
      {header}
      {read.data === undefined ? (
        <Unread what="The brand" read={read}>
          <Loading label="Loading the brand" className="panel">
            <RowsSkeleton rows={8} />
          </Loading>
        </Unread>
      ) : (
        <Desk desk={read.data} />
      )}
    </>
  );
}

function Desk({ desk }: { desk: BrandDesk }) {
  const { settings, in_force: inForce, version } = desk;
  const [tried, setTried] = useState<Partial<Look>>({});
  const look: Look = {
    name: inForce.name,
    colors: settings.colors?.chosen ?? PRODUCT_COLORS,
    logo: settings.logo,
    announcement: settings.announcement?.text ?? null,
    ...tried,
  };
  const tryOut = (part: Partial<Look>): void => setTried((before) => ({ ...before, ...part }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <Panel
          title="Name and legal entity"
          lead="Receipts, invoices, contracts and emails name them. Issued documents don’t change."
        >
          <IdentityForm key={version} desk={desk} onName={(name) => tryOut({ name })} />
        </Panel>
        <Panel title="Colors" lead="Saved only if text is readable in both themes.">
          <ColorsForm key={version} desk={desk} onColors={(colors) => tryOut({ colors })} />
        </Panel>
        <LogoPanel logo={settings.logo} />
        <AnnouncementPanel announcement={settings.announcement} />
        <MaintenancePanel maintenance={settings.maintenance} />
        <CurrencyPanel desk={desk} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-6 xl:sticky xl:top-20">
        <BrandPreview look={look} />
        <Changes changes={desk.changes} />
      </div>
    </div>
  );
}

const PARTS: Readonly<Record<BrandPart, string>> = {
  identity: 'Name and legal entity',
  colors: 'Colors',
  logo: 'Logo',
  announcement: 'Announcement',
  maintenance: 'Maintenance',
  currency: 'Currency',
};

function Changes({ changes }: Pick<BrandDesk, 'changes'>) {
  return (
    <Panel title="Changes">
      {changes.length === 0 ? (
        <p className="text-ink-2">No changes yet. Current values come from the environment.</p>
      ) : (
        <ul className="grid max-h-96 gap-3 overflow-y-auto" tabIndex={0} aria-label="Brand changes">
          {changes.map(({ id, part, by, at, reason }) => (
            <li key={id}>
              <p className="font-medium">{PARTS[part]}</p>
              <p className="wrap-anywhere">{reason}</p>
              <p className="text-sm text-ink-2">
                {`${by}, `}
                <When at={at} style="moment" />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
