import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { LinkButton } from '#design/public/button.tsx';
import { Search } from '#design/public/glyphs.tsx';
import { PublicFooter } from '#design/public/footer.tsx';
import { PublicHeader } from '#design/public/header.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { Logo } from '#design/public/logo.tsx';
import { ThemeSwitch } from '#design/public/theme-switch.tsx';
import { withReturn } from '#domains/accounts/return-path.ts';
import { Reader } from './reader.tsx';

/** Everyone gets the same document; the head script marks the root when this browser holds a session. */
const WHEN_SIGNED_OUT = 'in-data-[session=in]:hidden';
const WHEN_SIGNED_IN = 'not-in-data-[session=in]:hidden';

const NAVIGATION = [
  { href: '/services', label: 'Services' },
  { href: '/job_listing', label: 'Projects', className: WHEN_SIGNED_OUT },
  { href: '/browse_projects', label: 'Projects', className: WHEN_SIGNED_IN },
  { href: '/messages', label: 'Messages', className: WHEN_SIGNED_IN },
  { href: '/user/saved', label: 'Saved', className: WHEN_SIGNED_IN },
  { href: '/client/register', label: 'Hire', className: WHEN_SIGNED_OUT },
  { href: '/gig/register', label: 'Sell your work', className: WHEN_SIGNED_OUT },
];

const GROUPS = [
  {
    title: 'Hire',
    links: [
      { href: '/services', label: 'Browse services' },
      { href: '/services/top-ranked', label: 'Top-ranked' },
      { href: '/services/compare', label: 'Compare services' },
      { href: '/client/register', label: 'Create a client account' },
      { href: '/howToHire', label: 'How to hire' },
    ],
  },
  {
    title: 'Sell',
    links: [
      { href: '/gig/register', label: 'Become a freelancer' },
      { href: '/services/dashboard/create', label: 'Publish a service' },
      { href: '/job_listing', label: 'Find projects' },
      { href: '/howToFind', label: 'How to find work' },
      { href: '/cvbuilder/templates', label: 'CV templates' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/about', label: 'About' },
      { href: '/FAQ', label: 'Questions' },
      { href: '/contact_us', label: 'Contact us' },
      { href: '/careers', label: 'Careers' },
      { href: '/feesandcharges', label: 'Fees' },
      { href: '/api/docs', label: 'API' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { href: '/termsandconditions', label: 'Terms' },
      { href: '/privacy', label: 'Privacy' },
      { href: '/agreement', label: 'User agreement' },
      { href: '/termgig', label: 'Service order terms' },
      { href: '/contact_us?topic=report', label: 'Report illegal content' },
      { href: '/account_deletion', label: 'Delete your account' },
    ],
  },
];

/** Header, page, footer. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const here = useHere();
  return (
    <div className="flex min-h-dvh flex-col">
      <Header here={here} />
      <main id="main" className="flex-1">
        {children}
      </main>
      <Footer />
    </div>
  );
}

/** What Sign in and Join come back to. Home leads to one's own. */
function useHere(): string | null {
  const { pathname, search } = useLocation();
  return pathname === '/' ? null : pathname + search;
}

function Header({ here }: { here: string | null }) {
  const actions = (
    <>
      <div className="max-sm:hidden">
        <ThemeSwitch />
      </div>
      <LinkButton
        href={withReturn('/login', here)}
        variant="ghost"
        size="sm"
        className={`whitespace-nowrap max-sm:px-2 ${WHEN_SIGNED_OUT}`}
      >
        Sign in
      </LinkButton>
      <LinkButton
        href={withReturn('/register', here)}
        variant="primary"
        size="sm"
        className={`whitespace-nowrap max-sm:px-2 ${WHEN_SIGNED_OUT}`}
      >
        Join free
      </LinkButton>
      <Link href="/services" aria-label="Search services" className={`btn btn-ghost btn-sm btn-icon ${WHEN_SIGNED_IN}`}>
        <Icon of={Search} />
      </Link>
      <div className={`flex w-22 justify-end sm:w-44 ${WHEN_SIGNED_IN}`}>
        <Reader />
      </div>
    </>
  );
  const menuExtra = (
    <div className="flex items-center justify-between sm:hidden">
      <span className="font-medium">Light or dark</span>
      <ThemeSwitch />
    </div>
  );
  return <PublicHeader logo={<Logo />} items={NAVIGATION} actions={actions} menuExtra={menuExtra} />;
}

const Footer = () => (
  <PublicFooter
    logo={<Logo onNight />}
    line="Good work, clear terms. Money is held until the work is approved."
    groups={GROUPS}
    small={<p>You see every fee before you order.</p>}
  />
);
