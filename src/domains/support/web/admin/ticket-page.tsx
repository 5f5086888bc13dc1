import { useState } from 'react';
import { useParams, type MetaFunction } from 'react-router';
import * as z from 'zod/mini';
import { Address } from '#design/app/address.tsx';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { ScreenHeader } from '#design/app/screen-header.tsx';
import { Unread } from '#design/app/unread.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button } from '#design/public/button.tsx';
import { Checkbox } from '#design/public/choice.tsx';
import { Link } from '#design/public/link.tsx';
import { SelectField } from '#design/public/field.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import { toast } from '#design/public/toast-store.ts';
import { ReasonDialog } from '#domains/accounts/web/accounts.ts';
import { brandName, titled } from '#kit/brand.ts';
import type { DataOf } from '#kit/endpoint.ts';
import { download } from '#kit/web/api-client.ts';
import { useCommand, useRead } from '#kit/web/api.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { pathTo, titleOf, trailTo } from '#routes';
import { answerTicket, closeTicket, staffTicket, staffTicketFile, takeTicket, ticketQueue } from '../../contract.ts';
import { messageText } from '../../form-shapes.ts';
import { TICKET_LIMITS, TOPIC_WORDS } from '../../ticket.ts';
import { filledIn } from '../../macro.ts';
import { macros, type Macro } from '../../macro-contract.ts';
import { Messages } from '../messages.tsx';
import { TicketFiles } from '../ticket-files.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { NoticePanel } from './notice-panel.tsx';
import { TicketNotes } from './ticket-notes.tsx';

export const meta: MetaFunction = () => [{ title: titled(titleOf('admin-ticket')) }];

type Ticket = DataOf<typeof staffTicket>;
const STALES = [staffTicket, ticketQueue];

export default function TicketPage() {
  const { ticketNumber = '' } = useParams();
  return <OneTicket key={ticketNumber} number={ticketNumber} />;
}

function OneTicket({ number }: { number: string }) {
  const read = useRead(staffTicket, { params: { ticket_number: number } });
  return (
    <>
      <ScreenHeader of={trailTo('admin-ticket', { called: number })} title={read.data?.subject ?? number} />
      {read.data === undefined ? (
        <Unread what="This ticket" read={read}>
          <Loading label="Loading the ticket" className="panel pad">
            <TextSkeleton lines={8} />
          </Loading>
        </Unread>
      ) : (
        <TicketPanels ticket={read.data} />
      )}
    </>
  );
}

function TicketPanels({ ticket }: { ticket: Ticket }) {
  const [isClosing, setClosing] = useState(false);
  const [isMerging, setMerging] = useState(false);
  const close = useCommand(closeTicket, { stales: STALES });
  const take = useCommand(takeTicket, { stales: STALES });
  const { ticket_number: number, user_id: userId, refusal, name, taken_by: taken } = ticket;
  const params = { ticket_number: number };
  return (
    <div className="grid max-w-prose grid-cols-[minmax(0,1fr)] gap-4">
      <Panel
        title={TOPIC_WORDS[ticket.topic]}
        actions={
          <Button
            size="sm"
            pending={take.isPending}
            onClick={() =>
              take.mutate(
                { params, body: { mine: taken?.is_me !== true } },
                { onError: (error) => toast.error('Not saved', error.message) },
              )
            }
          >
            {taken?.is_me === true ? 'Unassign' : 'Assign to me'}
          </Button>
        }
      >
        <p className="wrap-anywhere">
          {userId === null ? name : <Link href={pathTo('admin-person', { id: userId })}>{name}</Link>}
          {', '}
          <Address of={ticket.email} />
          {userId === null ? ', without an account' : ''}
        </p>
        {userId === null ? null : (
          <p className="mt-1 flex flex-wrap gap-x-4">
            <Link className="link" href={pathTo('admin-orders', {}, { person: userId })}>
              Their orders
            </Link>
            <Link className="link" href={pathTo('admin-contracts', {}, { person: userId })}>
              Their contracts
            </Link>
          </p>
        )}
        {ticket.merged_into === null && ticket.merged_from.length === 0 ? null : (
          <p className="mt-1 flex flex-wrap gap-x-2">
            {ticket.merged_into === null ? 'Merged from' : 'Merged into'}
            {(ticket.merged_into === null ? ticket.merged_from : [ticket.merged_into]).map((other) => (
              <Link key={other} className="link" href={pathTo('admin-ticket', { ticketNumber: other })}>
                {other}
              </Link>
            ))}
          </p>
        )}
        <p className="mt-1 text-sm text-ink-2">
          {taken === null ? 'Not assigned' : `Assigned to ${taken.is_me ? 'you' : taken.name}`}
        </p>
      </Panel>
      {ticket.notice === null ? null : <NoticePanel number={number} notice={ticket.notice} />}
      <Messages
        messages={ticket.messages.map((message) => ({
          ...message,
          from: message.by_staff ? (message.by ?? 'A former operator') : name,
        }))}
      />
      <TicketFiles
        files={ticket.files}
        get={(id, called) => download(staffTicketFile, { params: { ticket_number: number, file_id: id } }, called)}
      />
      <TicketNotes ticket={ticket} />
      {refusal === null ? (
        <Answer key={ticket.messages.length} ticket={ticket} />
      ) : (
        <Alert tone="info" title={refusal} />
      )}
      <div className="flex flex-wrap gap-2">
        {ticket.state === 'closed' ? null : <Button onClick={() => setClosing(true)}>Close ticket</Button>}
        {ticket.candidates.length === 0 ? null : (
          <Button onClick={() => setMerging(true)}>Merge into another ticket</Button>
        )}
      </div>
      {isMerging ? <MergeDialog ticket={ticket} onClose={() => setMerging(false)} /> : null}
      {isClosing ? (
        <ReasonDialog
          about={number}
          title="Close this ticket?"
          lead="The person is not notified, and can open it again by writing."
          button="Close ticket"
          done="Ticket closed"
          isHarsh={false}
          maxLength={500}
          submit={(body) => close.mutateAsync({ params: { ticket_number: number }, body })}
          onClose={() => setClosing(false)}
        />
      ) : null}
    </div>
  );
}

const schema = z.object({ text: messageText, close: z.boolean() });

function Answer({ ticket: { ticket_number: number, name, subject } }: { ticket: Ticket }) {
  const saved = useRead(macros, {});
  const answer = useCommand(answerTicket, { stales: STALES });
  const { form, field, ...frame } = useContractForm({
    draft: `answer:${number}`,
    once: true,
    schema,
    defaults: { text: '', close: false },
    submit: (body) => answer.mutateAsync({ params: { ticket_number: number }, body }),
    onDone: () => toast.success('Answer sent'),
  });
  return (
    <DraftedForm {...frame} submitLabel="Send answer">
      <Insert
        saved={saved.data?.items ?? []}
        onChoose={(body) => {
          const { text } = form.now();
          const filled = filledIn(body, { name, number, subject, brand: brandName() });
          form.set('text', text.trim() === '' ? filled : `${text}\n\n${filled}`);
        }}
      />
      <CountedTextArea
        label="Answer"
        hint="It is emailed, and stays on the page of the ticket."
        max={TICKET_LIMITS.text}
        rows={7}
        {...field('text')}
      />
      <Checkbox
        label="Close the ticket with this answer"
        checked={form.watch().close}
        onChange={(event) => form.set('close', event.target.checked)}
      />
    </DraftedForm>
  );
}

/** A saved answer goes below what is written already; the list is ready for the next one. */
const Insert = ({ saved, onChoose }: { saved: readonly Macro[]; onChoose: (body: string) => void }) =>
  saved.length === 0 ? (
    <p className="text-sm text-ink-2">
      <Link href={pathTo('admin-macros')}>Save answers</Link> that you write again and again, and insert them here.
    </p>
  ) : (
    <SelectField
      label="Insert a saved answer"
      optional
      placeholder="Choose an answer"
      options={saved.map(({ id, title }) => ({ value: id, label: title }))}
      value=""
      onChange={(event) => {
        const found = saved.find(({ id }) => id === event.target.value);
        if (found !== undefined) onChoose(found.body);
      }}
    />
  );
