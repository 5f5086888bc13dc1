import { useState } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { LinkButton } from '#design/public/button.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { titled } from '#kit/brand.ts';
import { useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { contentDesk, type Desk } from '../../admin-contract.ts';
import { CONTENT_PAGES, PAGE_WORDS, type ContentPage } from '../../pages.ts';
import { DraftActions } from './draft-actions.tsx';
import { DraftBeside } from './draft-beside.tsx';
import { DraftForm } from './draft-form.tsx';
import { FeedbackPanel } from './feedback-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-page')) }];

export default function EditorPage() {
  const { page = '' } = useParams();
  return <OnePage key={page} name={page} />;
}

function OnePage({ name }: { name: string }) {
  const page = CONTENT_PAGES.find((contentPage) => contentPage === name);
  return page === undefined ? (
    <ScreenHeader of={trailTo('admin-page')} lead="There is no page with this name." />
  ) : (
    <KnownPage page={page} />
  );
}

function KnownPage({ page }: { page: ContentPage }) {
  const read = useRead(contentDesk, { params: { page } });
  return (
    <>
      <ScreenHeader
        of={trailTo('admin-page', { called: PAGE_WORDS[page] })}
        lead={
          read.data?.is_legal
            ? 'A changed legal text needs 15 days’ notice, and another operator to publish it.'
            : undefined
        }
        actions={
          <LinkButton href={pathTo(page)} size="sm">
            Open the public page
          </LinkButton>
        }
      />
      {read.data === undefined ? (
        <Unread what="This page" read={read}>
          <Loading label="Loading the text" className="panel pad">
            <TextSkeleton lines={9} />
          </Loading>
        </Unread>
      ) : (
        <Editor desk={read.data} />
      )}
    </>
  );
}

function Editor({ desk }: { desk: Desk }) {
  // Begins again with another text when theirs is taken or the draft is gone.
  const [round, setRound] = useState(0);
  const { page, draft, versions } = desk;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {draft === null ? null : (
        <DraftActions
          page={page}
          draft={draft}
          earliest={desk.earliest_at}
          isLegal={desk.is_legal}
          onGone={() => setRound(round + 1)}
        />
      )}
      <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-4 ${draft === null ? '' : '2xl:grid-cols-2'}`}>
        <Panel
          title={draft === null ? 'Text in force' : 'Draft'}
          lead="Markdown: # title, ## section, ### question. A quote at the start of a section is its summary in plain words. {brand} becomes the name of this instance. ![What it shows](guide:search) on a line of its own is a picture of the product."
        >
          <DraftForm key={round} desk={desk} onOtherText={() => setRound(round + 1)} />
        </Panel>
        {draft === null ? null : <DraftBeside draft={draft} />}
      </div>
      <FeedbackPanel feedback={desk.feedback} />
      <VersionsPanel page={page} versions={versions} />
    </div>
  );
}
