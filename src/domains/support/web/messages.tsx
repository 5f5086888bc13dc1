import { When } from '#design/public/when.tsx';

interface MessagesProps {
  readonly messages: readonly {
    readonly id: string;
    readonly by_staff: boolean;
    readonly body: string;
    readonly sent_at: string;
    readonly from: string;
  }[];
}

/** What both sides wrote, the first on top. */
export const Messages = ({ messages }: MessagesProps) => (
  <ol aria-label="Messages" className="grid gap-4">
    {messages.map(({ id, by_staff: byStaff, body, sent_at: sentAt, from }) => (
      <li key={id} className={`panel pad ${byStaff ? 'border-l-4 border-l-primary' : ''}`}>
        <p className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4 text-sm text-ink-2">
          <strong className="font-semibold text-ink">{from}</strong>
          <When at={sentAt} style="moment" />
        </p>
        <p className="wrap-anywhere whitespace-pre-line">{body}</p>
      </li>
    ))}
  </ol>
);
