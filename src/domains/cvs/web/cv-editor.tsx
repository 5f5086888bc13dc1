import { History, Redo2, Share2, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Menu } from '#design/app/menu.tsx';
import { SaveState } from '#design/app/save-state.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { useWide } from '#design/app/use-wide.ts';
import { Button, IconButton } from '#design/public/button.tsx';
import { LinkTabs } from '#design/public/link-tabs.tsx';
import type { UserRecord } from '#domains/accounts/user-record.ts';
import { pathTo } from '#routes';
import { isOwnSection, SECTION_KINDS } from '../cv.ts';
import { cvWords } from '../cv-words.ts';
import { addSection } from '../edit-cv.ts';
import { Advice } from './advice.tsx';
import { BasicsPart } from './basics-part.tsx';
import { DownloadMenu } from './download-menu.tsx';
import { HeadPart } from './head-part.tsx';
import { LookPart } from './look-part.tsx';
import { PreviewPane } from './preview-pane.tsx';
import { SectionList } from './section-list.tsx';
import { useCvDraft, type MyCv } from './use-cv-draft.ts';
import { useUndoKeys } from './use-undo-keys.ts';
import { WritingModel } from './writing-help.tsx';

/** Each comes when it is opened. */
const ConflictDialog = lazy(async () => ({ default: (await import('./conflict-dialog.tsx')).ConflictDialog }));
const ShareDialog = lazy(async () => ({ default: (await import('./share-dialog.tsx')).ShareDialog }));
const VersionsDialog = lazy(async () => ({ default: (await import('./versions-dialog.tsx')).VersionsDialog }));

interface CvEditorProps {
  readonly cv: MyCv;
  readonly me: UserRecord;
  readonly tab: 'edit' | 'preview';
}

/** The form on the left echoes at once; the page on the right is drawn by the server, as it would be printed. */
export function CvEditor({ cv, me, tab }: CvEditorProps) {
  const isWide = useWide();
  const work = useCvDraft(cv);
  const { draft, change, edit, undo, redo } = work;
  const { content, language } = draft;
  const [opened, setOpened] = useState<'versions' | 'share' | null>(null);
  useUndoKeys(undo, redo);
  const hrefOf = (part: 'edit' | 'preview'): string => pathTo('cv-create', {}, { cv: cv.id, part });
  const preview = <PreviewPane name={draft.name} content={content} language={language} />;
  return (
    <WritingModel value={cv.model_host === null ? null : { host: cv.model_host, language }}>
      <ScreenHeader
        of={{ items: [{ href: pathTo('cv-create'), label: 'Your CVs' }], current: draft.name }}
        title={draft.name}
        lead={<SaveState saving={work.saving} />}
        actions={
          <>
            <IconButton icon={Undo2} label="Undo" disabled={undo === null} onClick={() => undo?.()} />
            <IconButton icon={Redo2} label="Redo" disabled={redo === null} onClick={() => redo?.()} />
            <Button icon={History} onClick={() => setOpened('versions')}>
              Versions
            </Button>
            <Button icon={Share2} onClick={() => setOpened('share')}>
              Share
            </Button>
            <DownloadMenu id={cv.id} name={draft.name} save={work.save} />
          </>
        }
      />
      {isWide ? null : (
        <LinkTabs
          label="Parts of the editor"
          tabs={[
            { href: hrefOf('edit'), label: 'Edit', current: tab === 'edit' },
            { href: hrefOf('preview'), label: 'Preview', current: tab === 'preview' },
          ]}
        />
      )}
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        {isWide || tab === 'edit' ? (
          <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5">
            <HeadPart draft={draft} onChange={change} />
            <BasicsPart content={content} me={me} onChange={(basics) => edit((before) => ({ ...before, basics }))} />
            <SectionList {...{ content, me, language, facts: cv.facts }} onEdit={edit} />
            <Menu
              label="Add a section"
              words="Add a section"
              items={SECTION_KINDS.filter(
                (kind) => isOwnSection(kind) || content.sections.every((section) => section.kind !== kind),
              ).map((kind) => ({ key: kind, label: cvWords('en').sections[kind] }))}
              onAction={(kind) =>
                edit((before) => addSection(before, kind as (typeof SECTION_KINDS)[number], () => crypto.randomUUID()))
              }
            />
            <LookPart
              look={content.look}
              hasPhoto={me.avatar !== null}
              onChange={(look) => edit((before) => ({ ...before, look }))}
            />
            <Advice draft={draft} me={me} facts={cv.facts} />
          </div>
        ) : null}
        {isWide ? <div className="sticky top-6">{preview}</div> : tab === 'preview' ? preview : null}
      </div>
      <Suspense fallback={null}>
        {opened === 'versions' ? (
          <VersionsDialog id={cv.id} work={work} onClose={() => setOpened(null)} />
        ) : opened === 'share' ? (
          <ShareDialog cv={cv} onClose={() => setOpened(null)} />
        ) : null}
        {work.conflict === null ? null : <ConflictDialog id={cv.id} work={work} />}
      </Suspense>
    </WritingModel>
  );
}
