import { useState } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import { FactGrid } from '#design/app/fact-grid.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { confirm } from '#design/app/confirm.ts';
import { toast } from '#design/public/toast-store.ts';
import { PersonLink, ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { pathTo, titleOf, trailTo } from '#routes';
import { decideServiceReview, serviceReviewCase, serviceReviewQueue } from '../../moderation-contract.ts';
import { fieldWords, kindWords, ruleWords, stateWords } from './review-words.ts';
import { ContentCompare } from '../content-compare.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-service-review')) }];

type Case = DataOf<typeof serviceReviewCase>;

export default function ServiceReviewPage() {
  const { id = '' } = useParams();
  return <OneReview key={id} id={id} />;
}

function OneReview({ id }: { id: string }) {
  const read = useRead(serviceReviewCase, { params: { id } });
  const { data } = read;
  return (
    <>
      <ScreenHeader
        of={trailTo('admin-service-review', { called: data?.title })}
        lead={data === undefined ? undefined : kindWords[data.kind]}
      />
      {data === undefined ? (
        <Unread what="This review" read={read}>
          <Loading label="Loading the review" className="panel pad">
            <TextSkeleton lines={8} />
          </Loading>
        </Unread>
      ) : (
        <Parts one={data} />
      )}
    </>
  );
}

function Parts({ one }: { one: Case }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Decide one={one} />
      {one.findings.length === 0 ? null : (
        <Panel title="What the rules found" flush>
          <ul className="divide-y divide-line border-t border-line">
            {one.findings.map(({ kind, field, found, reason }) => (
              <li key={`${kind} ${field} ${found}`} className="px-4 py-3 sm:px-5">
                <p className="font-medium wrap-anywhere">
                  {ruleWords[kind]} · {fieldWords(field)}
                  {found === '' ? '' : `: “${found}”`}
                </p>
                <p className="text-sm text-ink-2">{reason}</p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
      <ContentCompare
        title={one.live === null ? 'Submitted' : 'Submitted and live'}
        content={one.submitted}
        other={one.live}
        names={['Submitted', 'Live']}
      />
      <Panel title="Seller">
        <FactGrid
          columns={4}
          facts={[
            [
              'Name',
              <PersonLink key="name" id={one.seller.id}>
                {one.seller.name}
              </PersonLink>,
            ],
            ['Verified', one.seller_record.is_verified ? 'Yes' : 'No'],
            ['Live services', one.seller_record.live_services],
            ['Returned or denied', one.seller_record.sent_back],
          ]}
        />
      </Panel>
      {one.earlier.length === 0 ? null : (
        <Panel title="Earlier decisions" flush>
          <ul className="divide-y divide-line border-t border-line">
            {one.earlier.map(({ id, state, reason, decided_at: at }) => (
              <li key={id} className="px-4 py-3 text-sm sm:px-5">
                <Link href={pathTo('admin-service-review', { id })} className="link">
                  {stateWords[state].words}
                </Link>
                , <When at={at} style="moment" />
                {reason === null ? null : <p className="mt-0.5 wrap-anywhere text-ink-2">{reason}</p>}
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

const APPROVED: Record<Case['kind'], string> = {
  first: 'It goes live immediately.',
  change: 'Its title, media and category replace those that are live.',
  afterwards: 'It stays live.',
};
const REFUSED: Record<Case['kind'], string> = {
  first: 'It stays hidden.',
  change: 'What is live stays as it is.',
  afterwards: 'It is no longer live. Open orders continue.',
};

const inSentence = (words: string): string => words.slice(0, 1).toLowerCase() + words.slice(1);

/** Whose turn it is, and what each button does. */
function Decide({ one }: { one: Case }) {
  const [open, setOpen] = useState<'needs_changes' | 'denied' | null>(null);
  const decide = useCommand(decideServiceReview, { stales: [serviceReviewCase, serviceReviewQueue] });
  const send = (decision: 'approved' | 'needs_changes' | 'denied', reason?: string) =>
    decide.mutateAsync({ params: { id: one.id }, body: { decision, ...(reason === undefined ? {} : { reason }) } });
  if (one.state !== 'waiting')
    return (
      <Alert
        tone="info"
        title={<StatusChip tone={stateWords[one.state].tone}>{stateWords[one.state].words}</StatusChip>}
      >
        {one.decided_by === null ? null : `By ${one.decided_by}`}
        {one.decided_at === null ? null : (
          <>
            , <When at={one.decided_at} style="moment" />.
          </>
        )}
        {one.reason === null ? null : <span className="mt-1 block wrap-anywhere">{one.reason}</span>}
      </Alert>
    );
  const approve = (): void =>
    void confirm({
      title: `Approve “${one.title}”?`,
      body: APPROVED[one.kind],
      okLabel: 'Approve service',
      act: () => send('approved').then(() => toast.success('Approved')),
    });
  return (
    <Panel title="Your decision">
      <p className="text-sm text-ink-2">
        Submitted <When at={one.asked_at} style="moment" />. Approved: {inSentence(APPROVED[one.kind])} Returned or
        denied: {inSentence(REFUSED[one.kind])}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="primary" onClick={approve}>
          Approve service
        </Button>
        <Button onClick={() => setOpen('needs_changes')}>Request changes</Button>
        <Button onClick={() => setOpen('denied')}>Deny service</Button>
      </div>
      {open === null ? null : (
        <ReasonDialog
          about={one.id}
          title={open === 'denied' ? `Deny “${one.title}”?` : `Request changes of “${one.title}”`}
          lead={`${REFUSED[one.kind]} ${open === 'denied' ? 'The seller can’t submit it again.' : 'The seller has 30 days to change it.'} They read your reason.`}
          button={open === 'denied' ? 'Deny service' : 'Request changes'}
          done={open === 'denied' ? 'Denied' : 'Returned'}
          isHarsh={open === 'denied'}
          submit={({ reason }) => send(open, reason)}
          onClose={() => setOpen(null)}
        />
      )}
    </Panel>
  );
}
