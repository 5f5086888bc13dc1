import { useCallback, useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { CountedTextArea } from '#design/app/counted-text-area.tsx';
import { DraftedForm } from '#design/app/drafted-form.tsx';
import { Alert } from '#design/public/alert.tsx';
import { Button, LinkButton } from '#design/public/button.tsx';
import { StatusChip } from '#design/public/chip.tsx';
import { PageHeader } from '#design/public/page-header.tsx';
import { Loading, TextSkeleton } from '#design/public/skeleton.tsx';
import type { DataOf } from '#kit/endpoint.ts';
import { Failure } from '#kit/errors.ts';
import { call, download } from '#kit/web/api-client.ts';
import { useContractForm } from '#kit/web/form.tsx';
import { pathTo } from '#routes';
import { messageText } from '../form-shapes.ts';
import { readTicket, readTicketFile, writeInTicket } from '../contract.ts';
import { STATE_WORDS, TICKET_LIMITS, TICKET_NUMBER, TOPIC_WORDS, whyNoFile } from '../ticket.ts';
import { AddFiles } from './add-files.tsx';
import { Messages } from './messages.tsx';
import { TicketFiles } from './ticket-files.tsx';

type Ticket = DataOf<typeof readTicket>;
type View = { is: 'asking' } | { is: 'unknown' } | { is: 'trouble'; words: string } | { is: 'known'; ticket: Ticket };

interface OpenTicketProps {
  readonly number: string;
  readonly token: string;
}

/** A ticket for anyone with the link from the email, with or without an account. */
export function OpenTicket({ number, token }: OpenTicketProps) {
  const [view, setView] = useState<View>({ is: 'asking' });
  const ask = useCallback(async () => {
    if (!TICKET_NUMBER.test(number)) return setView({ is: 'unknown' });
    try {
      setView({ is: 'known', ticket: await call(readTicket, { params: { ticket_number: number }, query: { token } }) });
    } catch (error) {
      setView(
        error instanceof Failure && error.status < 500
          ? { is: 'unknown' }
          : { is: 'trouble', words: (error as Error).message },
      );
    }
  }, [number, token]);
  useEffect(() => void ask(), [ask]);
  if (view.is === 'asking')
    return (
      <Loading label="Loading the ticket">
        <TextSkeleton lines={8} />
      </Loading>
    );
  if (view.is === 'trouble')
    return (
      <Alert
        tone="danger"
        title="We couldn’t load this ticket"
        action={
          <Button size="sm" onClick={() => void ask()}>
            Try again
          </Button>
        }
      >
        {view.words}
      </Alert>
    );
  if (view.is === 'unknown')
    return (
      <>
        <PageHeader
          voice="public"
          title="No ticket with this link"
          lead="Open the link in the latest email about it, or contact us again."
        />
        <LinkButton href="/contact_us">Contact us</LinkButton>
      </>
    );
  const { ticket } = view;
  const { label, tone } = STATE_WORDS[ticket.state];
  return (
    <>
      <PageHeader
        voice="public"
        title={ticket.subject}
        lead={`${ticket.ticket_number}, ${TOPIC_WORDS[ticket.topic]}`}
        actions={<StatusChip tone={tone}>{label}</StatusChip>}
      />
      <div className="grid max-w-prose gap-8">
        <Messages
          messages={ticket.messages.map((message) => ({ ...message, from: message.by_staff ? 'Support' : 'You' }))}
        />
        <TicketFiles
          files={ticket.files}
          get={(id, name) =>
            download(readTicketFile, { params: { ticket_number: number, file_id: id }, query: { token } }, name)
          }
        />
        {whyNoFile(ticket.topic, ticket.state, ticket.files.length) === null ? (
          <AddFiles
            key={ticket.files.length}
            number={number}
            token={token}
            label="Add a file"
            onAdded={() => void ask()}
          />
        ) : null}
        {ticket.merged_into !== null ? (
          <Alert
            tone="info"
            title={`This ticket was merged into ${ticket.merged_into.ticket_number}`}
            action={
              <LinkButton
                size="sm"
                href={pathTo(
                  'contact',
                  {},
                  { ticket: ticket.merged_into.ticket_number, token: ticket.merged_into.token },
                )}
              >
                Open {ticket.merged_into.ticket_number}
              </LinkButton>
            }
          >
            Its messages are there, and so are our answers.
          </Alert>
        ) : ticket.refusal === null ? (
          <Write key={ticket.messages.length} number={number} token={token} onSent={() => void ask()} />
        ) : (
          <Alert tone="info" title={ticket.refusal} />
        )}
      </div>
    </>
  );
}

const schema = z.object({ text: messageText });

function Write({ number, token, onSent }: OpenTicketProps & { onSent: () => void }) {
  const { field, ...frame } = useContractForm({
    draft: `ticket:${number}`,
    once: true,
    schema,
    defaults: { text: '' },
    submit: ({ text }) => call(writeInTicket, { params: { ticket_number: number }, body: { token, text } }),
    onDone: onSent,
  });
  return (
    <DraftedForm {...frame} submitLabel="Send message">
      <CountedTextArea label="Write more" max={TICKET_LIMITS.text} rows={5} {...field('text')} />
    </DraftedForm>
  );
}
