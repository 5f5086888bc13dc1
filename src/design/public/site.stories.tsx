import type { Meta, StoryObj } from '@storybook/react-vite';
import { BadgeCheck, ReceiptText, ShieldCheck } from 'lucide-react';
import { LinkButton } from './button.tsx';
import { State, States } from '../stories.tsx';
import { MOTIF_NAMES } from '../art/cover.ts';
import { artUrl, Cover, Mosaic } from './cover.tsx';
import { DrawnCover } from './drawn-cover.tsx';
import { FactStrip } from './facts.tsx';
import { PublicFooter } from './footer.tsx';
import { PublicHeader, SkipLink } from './header.tsx';
import { Logo, LogoMark } from './logo.tsx';
import { SearchBar } from './search-bar.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export default { title: 'Public/Site', parameters: { bare: true } } satisfies Meta;

export const Page: StoryObj = {
  render: () => (
    <>
      <SkipLink />
      <PublicHeader
        logo={<Logo />}
        items={[
          { href: '#services', label: 'Services', current: true },
          { href: '#projects', label: 'Projects' },
          { href: '#people', label: 'Freelancers' },
          { href: '#how', label: 'How it works' },
        ]}
        actions={
          <>
            <ThemeSwitch />
            <LinkButton href="#login" variant="ghost" size="sm" className="max-sm:hidden">
              Sign in
            </LinkButton>
            <LinkButton href="#join" variant="primary" size="sm">
              Join free
            </LinkButton>
          </>
        }
        menuExtra={<ThemeSwitch />}
      />
      <main id="main">
        <section className="overflow-hidden">
          <div className="page grid grid-cols-[minmax(0,1fr)] lg:min-h-[480px] lg:grid-cols-[minmax(0,1.05fr)_minmax(0,1fr)]">
            <div className="py-14 lg:py-20">
              <h1 className="text-hero leading-[0.95] tracking-hero">Good work, clear terms.</h1>
              <p className="mt-6 max-w-lead text-lg leading-lead text-ink-2">
                Hire a specialist for a fixed scope, or sell what you do best. Money is held and moves one approved step
                at a time.
              </p>
              <div className="mt-8 max-w-[36rem]">
                <SearchBar action="/services" label="Search services" placeholder="What do you need done?" />
              </div>
            </div>
            <div className="relative min-h-80">
              <div className="absolute inset-0 lg:inset-e-[calc((100vw-1328px)/-2-24px)]">
                <Mosaic seed="docket-3" eager />
              </div>
            </div>
          </div>
        </section>
        <FactStrip
          facts={[
            {
              icon: ShieldCheck,
              title: 'Held on every order',
              text: 'Money is held before work starts and released when you approve the work or the review time ends.',
            },
            {
              icon: ReceiptText,
              title: 'Fees shown up front',
              text: 'The full price, with the service fee, before you pay.',
            },
            {
              icon: BadgeCheck,
              title: 'Verified people',
              text: 'Email, phone and identity checks, shown on every profile.',
            },
          ]}
        />
      </main>
      <PublicFooter
        logo={<Logo onNight />}
        line="Good work, clear terms."
        groups={['Hire', 'Work', 'Docket', 'Terms'].map((title) => ({
          title,
          links: ['One', 'Two', 'Three'].map((label) => ({
            href: `#${title}${label}`,
            label: `${label} of ${title.toLowerCase()}`,
          })),
        }))}
        small={<span>Prices in US dollars</span>}
      />
    </>
  ),
};

export const MarksAndCovers: StoryObj = {
  parameters: { bare: false },
  render: () => (
    <States>
      <State name="the mark, small to large">
        <div className="flex items-center gap-4">
          {[16, 26, 48].map((size) => (
            <LogoMark key={size} size={size} />
          ))}
        </div>
      </State>
      <State name="on the dark ground">
        <div className="flex items-center gap-4 rounded-md bg-night p-4 text-on-night">
          <LogoMark onNight />
          <Logo onNight href="#home" />
        </div>
      </State>
      {MOTIF_NAMES.map((motif) => (
        <State key={motif} name={`generated: ${motif}`}>
          <Cover motif={motif} seed="docket-3" />
        </State>
      ))}
      <State name="generated, as a part of the page">
        <DrawnCover motif="brand" seed="docket-3" />
      </State>
      <State name="an upload, with words of its own">
        <Cover
          motif="brand"
          seed="docket-3"
          photo={{ src: artUrl('brand', 'an-upload'), alt: 'A seed packet drawn in ink' }}
        />
      </State>
    </States>
  ),
};
