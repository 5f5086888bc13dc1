import type { Meta, StoryObj } from '@storybook/react-vite';
import { nothing, State, States } from '../stories.tsx';
import { Button } from '../public/button.tsx';
import { TextField } from '../public/field.tsx';
import { PlaceProvider } from '../public/locale.tsx';
import { DraftedForm } from './drafted-form.tsx';
import { DraftLine, type DraftOnScreen } from './draft-line.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { SentAlert } from './sent-alert.tsx';

export default { title: 'App/Notices' } satisfies Meta;

export const Bars: StoryObj = {
  render: () => (
    <States wide>
      <State name="information, with the one next step">
        <NoticeBar tone="info" title="A new version of Docket is ready." action={<Button size="sm">Reload now</Button>}>
          It waits until what you typed is sent.
        </NoticeBar>
      </State>
      <State name="warning">
        <NoticeBar tone="warning" title="You are offline.">
          What you see may be old; what you type is kept.
        </NoticeBar>
      </State>
      <State name="in place of a form that was sent, with the focus">
        <SentAlert title="Message sent">Its number is TK-1042.</SentAlert>
      </State>
      <State name="only a title">
        <NoticeBar tone="info" title="Live updates are back." />
      </State>
    </States>
  ),
};

const AT = '2026-11-21T12:04:00Z';
const draft: DraftOnScreen = { savedAt: null, restoredAt: null, offeredAt: null, take: nothing, discard: nothing };

export const Drafts: StoryObj = {
  render: () => (
    <PlaceProvider value={{ locale: 'en', timeZone: 'UTC' }}>
      <States wide>
        <State name="nothing typed yet: the line keeps its place">
          <DraftLine of={draft} />
        </State>
        <State name="saved">
          <DraftLine of={{ ...draft, savedAt: AT }} />
        </State>
        <State name="restored after a reload">
          <DraftLine of={{ ...draft, savedAt: AT, restoredAt: AT }} />
        </State>
        <State name="offered, because the form has changed since">
          <DraftLine of={{ ...draft, offeredAt: AT }} />
        </State>
      </States>
    </PlaceProvider>
  ),
};

const filled = { problems: [], attempt: 0, isSubmitting: false, draft, onSubmit: nothing };

export const FormsWithDraft: StoryObj = {
  render: () => (
    <PlaceProvider value={{ locale: 'en', timeZone: 'UTC' }}>
      <States wide>
        <State name="typed">
          <DraftedForm {...filled} draft={{ ...draft, savedAt: AT }}>
            <TextField label="City" defaultValue="Lisbon" />
          </DraftedForm>
        </State>
        <State name="refused">
          <DraftedForm
            {...filled}
            isNarrow
            submitLabel="Send review"
            problems={[{ fieldId: 'story-city', message: 'Enter a city.' }]}
            attempt={1}
          >
            <TextField label="City" id="story-city" error="Enter a city." />
          </DraftedForm>
        </State>
      </States>
    </PlaceProvider>
  ),
};
