import type { Meta, StoryObj } from '@storybook/react-vite';
import { money } from '#kit/money.ts';
import { LONG_WORD, nothing, State, States } from '../stories.tsx';
import { Alert } from './alert.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { Button, LinkButton } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { TextField } from './field.tsx';
import { Ago } from './ago.tsx';
import { LocalTime } from './local-time.tsx';
import { PlaceProvider } from './locale.tsx';
import { Money } from './money.tsx';
import { PageHeader, SectionHeader } from './page-header.tsx';
import { Panel } from './panel.tsx';
import { RichText } from './rich-text.tsx';
import { Bone, Loading, PeopleSkeleton, RowsSkeleton, TextSkeleton } from './skeleton.tsx';
import { When } from './when.tsx';

export default { title: 'Public/Words and frames' } satisfies Meta;

export const Headers: StoryObj = {
  render: () => (
    <States wide>
      <PageHeader
        title="Good morning, Amara"
        lead="One step is waiting on a client, one delivery is due this week."
        actions={<Button variant="primary">New service</Button>}
        above={
          <Breadcrumb
            items={[
              { label: 'Services', href: '#s' },
              { label: 'Design', href: '#d' },
            ]}
            current="Brand design"
          />
        }
      />
      <SectionHeader
        title="Ready to order"
        lead="Fixed price, fixed scope, and a delivery date."
        action={
          <LinkButton href="#all" size="sm">
            All services
          </LinkButton>
        }
      />
    </States>
  ),
};

export const Alerts: StoryObj = {
  render: () => (
    <States wide>
      {(['info', 'success', 'warning', 'danger'] as const).map((tone) => (
        <Alert
          key={tone}
          tone={tone}
          title="We are checking with the bank"
          action={<Button size="sm">See the payment</Button>}
        >
          Do not pay again. This page updates automatically.
        </Alert>
      ))}
      <Alert title="Only a title" />
    </States>
  ),
};

export const Problems: StoryObj = {
  render: () => (
    <div className="grid max-w-form gap-5">
      <ErrorSummary
        items={[
          { fieldId: 'story-mail', message: 'Enter an email address in the form name@example.com' },
          { message: 'The order changed while you were writing. Check the new total.' },
        ]}
      />
      <TextField
        id="story-mail"
        label="Email"
        error="Enter an email address in the form name@example.com"
        onChange={nothing}
      />
    </div>
  ),
};

export const Empty: StoryObj = {
  render: () => (
    <States>
      <State name="first use">
        <Panel title="Orders">
          <EmptyState
            title="Orders appear here as soon as someone buys one of your services."
            motif="brand"
            action={<Button variant="primary">Publish a service</Button>}
          />
        </Panel>
      </State>
      <State name="nothing found">
        <Panel title="Services">
          <EmptyState title="Nothing fits all five filters." motif="data" action={<Button>Drop “under $50”</Button>}>
            Without the price limit there are 14.
          </EmptyState>
        </Panel>
      </State>
      <State name="could not be loaded">
        <Panel title="Reviews">
          <EmptyState title="The reviews did not load." motif="legal" action={<Button>Try again</Button>}>
            Nothing is lost. Reference 7K3M-92QX.
          </EmptyState>
        </Panel>
      </State>
    </States>
  ),
};

export const Skeletons: StoryObj = {
  render: () => (
    <States>
      <Loading label="Loading orders">
        <div className="panel overflow-hidden">
          <RowsSkeleton rows={4} />
        </div>
      </Loading>
      <Loading>
        <TextSkeleton lines={4} />
      </Loading>
      <Loading label="Loading people">
        <PeopleSkeleton rows={3} />
      </Loading>
      <Loading>
        <Bone className="h-40 w-full rounded-lg" />
      </Loading>
    </States>
  ),
};

export const NumbersAndDates: StoryObj = {
  render: () => (
    <States>
      {(['en-US', 'de-DE', 'ar-EG', 'ja-JP'] as const).map((locale) => (
        <PlaceProvider key={locale} value={{ locale, timeZone: 'Asia/Tokyo' }}>
          <State name={locale}>
            <p>
              <Money value={money(125_050, 'USD')} /> · <Money value={money(64_000, 'USD')} trim /> ·{' '}
              <Money value={money(-4_200, 'EUR')} signed /> · <Money value={money(980, 'JPY')} />
            </p>
            <p>
              <When at="2026-11-28T23:30:00Z" style="exact" />
            </p>
            <p>
              <LocalTime timeZone="Europe/Helsinki" /> · <Ago at="2026-11-24T23:30:00Z" />
            </p>
          </State>
        </PlaceProvider>
      ))}
    </States>
  ),
};

export const Panels: StoryObj = {
  render: () => (
    <States>
      <Panel
        title="Finish your profile"
        lead="Two steps left to reach 80%."
        actions={<Button size="sm">Continue</Button>}
        footer="Updated today"
      >
        <p className="text-md">Anything goes here.</p>
      </Panel>
      <Panel>
        <p className="text-md">Without a head.</p>
      </Panel>
    </States>
  ),
};

const lineOf = (text: string) => [{ text }];

/** What people write in Markdown, every kind of it. */
export const WrittenByPeople: StoryObj = {
  render: () => (
    <RichText
      blocks={[
        { kind: 'heading', lines: [lineOf('What you get')] },
        {
          kind: 'paragraph',
          lines: [
            [
              { text: 'Three drafts, ' },
              { text: 'one of them unexpected', italic: true },
              { text: ', then the one you choose as ' },
              { text: 'vectors and proofs', bold: true },
              { text: '. I have written about how I work on ' },
              { text: 'my page', href: 'https://example.com/how' },
              { text: '; files are named ' },
              { text: 'client-date-1.svg', code: true },
              { text: '.' },
            ],
          ],
        },
        {
          kind: 'bullets',
          lines: [lineOf('Ink first, then vectors'), lineOf('Colors that print well'), lineOf(LONG_WORD)],
        },
        { kind: 'numbers', lines: [lineOf('You answer five questions'), lineOf('I draw'), lineOf('You choose')] },
        { kind: 'quote', lines: [lineOf('The packet sells the seed, the seed sells the next packet.')] },
        {
          kind: 'code',
          lines: [
            lineOf(
              'width: 82mm; bleed: 3mm; a-line-that-is-longer-than-any-phone-is-wide-and-breaks-where-it-must: yes;',
            ),
          ],
        },
      ]}
    />
  ),
};
