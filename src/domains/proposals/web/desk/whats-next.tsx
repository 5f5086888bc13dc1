import { Copy } from 'lucide-react';
import { Button, LinkButton } from '#design/public/button.tsx';
import { Link } from '#design/public/link.tsx';
import { Panel } from '#design/public/panel.tsx';
import { pathTo } from '#routes';
import type { ProjectDesk } from '../../desk-contract.ts';
import { linkOf, useShare } from './use-share.ts';

const STEPS = [
  'Freelancers read your brief and send a price, a time and how they would do it. You are notified of each.',
  'You shortlist, talk and agree on price and time. Nothing is paid until then.',
  'You offer a contract in milestones. Each is paid in before its work starts, and released when you approve it, or after the time to review.',
];

/** Right after posting: whether it is live, what happens, the link, and whom to invite. */
export function WhatsNext({ desk: { project }, doneHref }: { desk: ProjectDesk; doneHref: string }) {
  const { copy } = useShare(project);
  const { slug, state, visibility } = project;
  if (slug === null) return null;
  const isLive = state === 'open';
  return (
    <Panel
      title={isLive ? 'Your project is live' : 'Our team checks your project first'}
      lead={
        !isLive
          ? 'That takes at most 24 hours. You are notified, and then people can propose. You can already choose whom to invite.'
          : visibility === 'public'
            ? 'It is in the list of projects and in search engines.'
            : visibility === 'unlisted'
              ? 'Anyone with the link can see it and propose.'
              : 'Only people you invite can see it.'
      }
      actions={
        <LinkButton size="sm" variant="ghost" href={doneHref}>
          Hide steps
        </LinkButton>
      }
    >
      <div className="grid gap-4">
        <ol className="grid max-w-prose list-decimal gap-1.5 ps-5 marker:text-ink-3">
          {STEPS.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className="flex flex-wrap items-center gap-3">
          {visibility === 'invite_only' || !isLive ? null : (
            <Button icon={Copy} onClick={copy}>
              Copy link
            </Button>
          )}
          {isLive ? (
            <Link href={pathTo('project', { slug })} className="link text-sm wrap-anywhere">
              {linkOf(slug)}
            </Link>
          ) : null}
        </div>
      </div>
    </Panel>
  );
}
