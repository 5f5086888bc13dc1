import { useState } from 'react';
import { useNavigate, useParams, type MetaFunction } from 'react-router';
import { confirm } from '#design/app/confirm.ts';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Panel } from '#design/public/panel.tsx';
import { RichText } from '#design/public/rich-text.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import { Failure } from '#kit/errors.ts';
import { counted } from '#kit/format/unit.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import {
  closeOpening,
  deleteOpening,
  openingDesk,
  publishOpening,
  saveOpening,
  staffOpening,
  type WholeOpening,
} from '../../admin-contract.ts';
import { OPENING_LIMITS, STATE_WORDS } from '../../opening.ts';
import { OpeningForm } from './opening-form.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-opening')) }];

const STALES = [staffOpening, openingDesk];

export default function OpeningPage() {
  const { id = '' } = useParams();
  return <OneOpening key={id} id={id} />;
}

function OneOpening({ id }: { id: string }) {
  const read = useRead(staffOpening, { params: { id } });
  const { data } = read;
  return (
    <>
      <ScreenHeader
        of={trailTo('admin-opening', { called: data?.title })}
        {...(data === undefined
          ? {}
          : { actions: <StatusChip tone={STATE_WORDS[data.state].tone}>{STATE_WORDS[data.state].label}</StatusChip> })}
      />
      {data === undefined ? (
        <Unread what="This position" read={read}>
          <Loading label="Loading the position" className="panel pad">
            <TextSkeleton lines={9} />
          </Loading>
        </Unread>
      ) : (
        <Editor opening={data} />
      )}
    </>
  );
}

/** What another operator saved while this one was writing. */
interface Theirs {
  readonly revision: number;
  readonly title: string;
  readonly body: string;
}
const theirsOf = (error: unknown): Theirs | null =>
  error instanceof Failure && error.code === 'wrong_state' && error.data !== null ? (error.data as Theirs) : null;

function Editor({ opening }: { opening: WholeOpening }) {
  const { id, title, kind, place, location, body, closes_on: closesOn } = opening;
  const save = useCommand(saveOpening, { stales: STALES });
  const [revision, setRevision] = useState(opening.revision);
  const [theirs, setTheirs] = useState<Theirs | null>(null);
  return (
    <div className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4">
      <Actions opening={opening} />
      {theirs === null ? null : (
        <Alert tone="warning" title="Someone else saved this position while you were writing">
          <p>Their text is below. Saving again keeps yours.</p>
          <p className="mt-2 font-semibold">{theirs.title}</p>
          <p
            className="mt-1 max-h-60 overflow-y-auto wrap-anywhere whitespace-pre-line"
            tabIndex={0}
            role="region"
            aria-label="Their text"
          >
            {theirs.body}
          </p>
        </Alert>
      )}
      <Panel
        title="Text"
        lead={
          opening.state === 'open'
            ? 'What you save is public immediately. A new title gives a new address; the old one leads to it.'
            : undefined
        }
      >
        <OpeningForm
          draft={`opening:${id}`}
          defaults={{ title, kind, place, location, body, closes_on: closesOn ?? '' }}
          submitLabel={theirs === null ? 'Save position' : 'Save my text'}
          submit={async (wish) => {
            try {
              return await save.mutateAsync({
                params: { id },
                body: { ...wish, revision: theirs?.revision ?? revision },
              });
            } catch (error) {
              setTheirs(theirsOf(error));
              throw error;
            }
          }}
          onDone={(saved) => {
            setRevision(saved.revision);
            setTheirs(null);
            toast.success('Position saved');
          }}
        />
      </Panel>
      <Panel title="Preview">
        <RichText blocks={opening.blocks} headingLevel={3} />
      </Panel>
    </div>
  );
}

function Actions({
  opening: { id, slug, title, state, applications, waiting, not_opened: notOpened },
}: {
  opening: WholeOpening;
}) {
  const navigate = useNavigate();
  const [isClosing, setClosing] = useState(false);
  const publish = useCommand(publishOpening, { stales: STALES });
  const close = useCommand(closeOpening, { stales: STALES });
  const remove = useCommand(deleteOpening, { stales: [openingDesk] });
  return (
    <div className="grid gap-3">
      {state !== 'open' && notOpened !== null ? <Alert tone="info" title={notOpened} /> : null}
      {publish.isError ? <Alert tone="danger" live title={publish.error.message} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        {state === 'open' ? (
          <Button onClick={() => setClosing(true)}>Close position</Button>
        ) : (
          <Button
            variant="primary"
            pending={publish.isPending}
            disabled={notOpened !== null}
            onClick={() => publish.mutate({ params: { id } }, { onSuccess: () => toast.success('Position is open') })}
          >
            Open position
          </Button>
        )}
        {state === 'draft' ? (
          <Button
            onClick={() =>
              void confirm({
                title: 'Delete this draft?',
                body: 'Only staff have seen it.',
                okLabel: 'Delete draft',
                act: async () => {
                  await remove.mutateAsync({ params: { id } });
                  void navigate(pathTo('admin-openings'), { replace: true });
                },
              })
            }
          >
            Delete draft
          </Button>
        ) : (
          <LinkButton href={pathTo('career', { slug })}>Open the public page</LinkButton>
        )}
        {applications === 0 ? null : (
          <p className="text-ink-2">
            {counted(applications, { one: 'application', other: 'applications' })}
            {waiting === 0 ? '' : `, ${waiting} to answer under Tickets`}
          </p>
        )}
      </div>
      {isClosing ? (
        <ReasonDialog
          about={id}
          title={`Close “${title}”?`}
          lead="It leaves the list, and its page says that it is closed. Applications stay among the tickets."
          button="Close position"
          done="Position closed"
          isHarsh={false}
          maxLength={OPENING_LIMITS.reason}
          submit={(body) => close.mutateAsync({ params: { id }, body })}
          onClose={() => setClosing(false)}
        />
      ) : null}
    </div>
  );
}
