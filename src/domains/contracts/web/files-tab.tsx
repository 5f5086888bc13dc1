import { FileList } from '#design/app/file-list.tsx';
import { Unread } from '#design/app/unread.tsx';
import { EmptyState } from '#design/public/empty-state.tsx';
import { Link } from '#design/public/link.tsx';
import { Name } from '#design/public/name.tsx';
import { Panel } from '#design/public/panel.tsx';
import { Loading, RowsSkeleton } from '#design/public/skeleton.tsx';
import { When } from '#design/public/when.tsx';
import { filesOfConversation } from '#domains/messaging/web/messaging.tsx';
import { FileLinks } from '#domains/paid-work/web/paid-work.tsx';
import { DownloadButton } from '#domains/wallet/web/wallet.tsx';
import { download } from '#kit/web/api-client.ts';
import { useRead } from '#kit/web/api.ts';
import { useTopic } from '#kit/web/realtime.ts';
import { pathTo } from '#routes';
import { contractTopic } from '../contract-number.ts';
import { contractArchive, contractFiles, type ContractFiles } from '../desk-contract.ts';
import { filesOfMilestone } from './submission.tsx';

/**
 * Everything that was submitted, by milestone and version, and all of it as one ZIP; below, what was sent in messages
 * about it.
 */
export function FilesTab({ number }: { number: string }) {
  const params = { contract_number: number };
  const read = useRead(contractFiles, { params });
  useTopic(contractTopic(number), () => void read.refetch());
  if (read.data === undefined)
    return (
      <Unread what="The files" read={read}>
        <Loading label="Loading the files" className="panel pad">
          <RowsSkeleton rows={4} />
        </Loading>
      </Unread>
    );
  const { milestones, messages } = read.data;
  if (milestones.length === 0 && messages.length === 0)
    return (
      <EmptyState title="No files yet">
        What is submitted for the milestones and sent in messages about the contract is collected here.
      </EmptyState>
    );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {milestones.length === 0 ? null : <Submitted number={number} milestones={milestones} />}
      {messages.length === 0 ? null : <FromMessages files={messages} />}
    </div>
  );
}

function Submitted({ number, milestones }: { number: string; milestones: ContractFiles['milestones'] }) {
  const params = { contract_number: number };
  return (
    <Panel
      title="Files"
      lead="By milestone, the newest version first. In the ZIP each milestone has its own folder."
      actions={
        <DownloadButton get={() => download(contractArchive, { params }, `${number}.zip`)}>
          Download all as ZIP
        </DownloadButton>
      }
    >
      <ol className="grid gap-6">
        {milestones.map(({ number: milestoneNumber, place, title, versions }) => (
          <li key={milestoneNumber} className="grid gap-4 border-t border-line pt-4 first:border-0 first:pt-0">
            <h3 className="title wrap-anywhere">
              {place}. <Name of={title} />
            </h3>
            {versions.map(({ id, version, delivered_at: at, note, link, files }) => (
              <div key={id} className="grid gap-2">
                <p className="text-sm text-ink-2">
                  Version {version}, <When at={at} style="moment" />
                </p>
                <FileLinks files={files} {...filesOfMilestone(milestoneNumber)} />
                {link === null ? null : (
                  <a
                    href={link}
                    target="_blank"
                    rel="noopener noreferrer nofollow ugc"
                    className="link w-fit text-md wrap-anywhere"
                  >
                    {link}
                  </a>
                )}
                {files.length === 0 && link === null ? <p className="text-md wrap-anywhere">{note}</p> : null}
              </div>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}

/** Each is downloaded from its conversation, by the rules of that. */
const FromMessages = ({ files }: { files: ContractFiles['messages'] }) => (
  <Panel title="From messages" lead="Sent in messages about this contract, the newest first. They aren’t in the ZIP.">
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {files.map((file) => (
        <li key={file.id} className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <p className="flex flex-wrap justify-between gap-x-4 text-sm text-ink-2">
            <span>
              {file.is_mine ? 'You' : <Name of={file.from} />}, <When at={file.sent_at} style="moment" />
            </span>
            <Link
              href={pathTo('messages', {}, { conversation: file.conversation_id, at: String(file.seq) })}
              aria-label={`Show in conversation: ${file.name}`}
              className="link"
            >
              Show in conversation
            </Link>
          </p>
          <FileList files={[file]} isOwn={file.is_mine} {...filesOfConversation(file.conversation_id)} />
        </li>
      ))}
    </ul>
  </Panel>
);
