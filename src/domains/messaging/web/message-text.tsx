import { useState } from 'react';
import { beginningOf, blocksOf, type Block, type Span } from '../format.ts';
import { hostOf } from './link-host.ts';

/** Text as it was written, with its light formatting. Links say where they lead, and long texts begin folded. */
export function MessageText({ text }: { text: string }) {
  const [isWhole, setWhole] = useState(false);
  const beginning = isWhole ? null : beginningOf(text);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {/* Blocks have no name of their own, and their order never changes. */}
      {blocksOf(beginning ?? text).map((block, index) => (
        // eslint-disable-next-line react/no-array-index-key
        <BlockOf key={index} block={block} />
      ))}
      {beginning === null ? null : (
        <button type="button" className="link justify-self-start text-sm" onClick={() => setWhole(true)}>
          Show the whole message
        </button>
      )}
    </div>
  );
}

function BlockOf({ block: { kind, lines } }: { block: Block }) {
  const first = <Spans of={lines[0] ?? []} />;
  const all = lines.map((line, index) => (
    // eslint-disable-next-line react/no-array-index-key
    <li key={index} dir="auto">
      <Spans of={line} />
    </li>
  ));
  if (kind === 'code')
    return (
      // Scrolled with the keyboard too.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      <pre
        tabIndex={0}
        dir="ltr"
        className="max-h-96 overflow-auto rounded-md border border-line bg-surface p-2 text-sm whitespace-pre"
      >
        {first}
      </pre>
    );
  if (kind === 'quote') return <ul className="border-s-2 border-line-strong ps-2 text-ink-2 wrap-anywhere">{all}</ul>;
  if (kind === 'list') return <ul className="list-disc ps-5 wrap-anywhere">{all}</ul>;
  return (
    <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
      {first}
    </p>
  );
}

const Spans = ({ of }: { of: readonly Span[] }) =>
  // eslint-disable-next-line react/no-array-index-key
  of.map((span, index) => <SpanOf key={index} span={span} />);

function SpanOf({ span: { text, style, inner, href } }: { span: Span }) {
  const host = href === undefined ? null : hostOf(href);
  if (host !== null)
    return (
      <>
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow ugc"
          dir="ltr"
          className="underline underline-offset-2"
        >
          {text}
        </a>
        <bdi className="text-sm"> ({host})</bdi>
      </>
    );
  if (style === 'code') return <code className="rounded-sm bg-surface px-1 text-sm">{text}</code>;
  const words = inner === undefined ? text : <Spans of={inner} />;
  if (style === 'bold') return <strong>{words}</strong>;
  if (style === 'italic') return <em>{words}</em>;
  if (style === 'struck') return <s>{words}</s>;
  return words;
}
