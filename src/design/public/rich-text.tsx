import type { RichBlock, RichSpan } from '#kit/rich-text.ts';

/**
 * People's own text, with emphasis and lists. Links in it are marked as theirs, but for paths of this site in texts of
 * operators.
 */
export function RichText({ blocks, headingLevel = 3 }: { blocks: readonly RichBlock[]; headingLevel?: 2 | 3 | 4 | 5 }) {
  return (
    <div className="prose wrap-anywhere">
      {blocks.map((block, index) => (
        <Block key={index} block={block} headingLevel={headingLevel} />
      ))}
    </div>
  );
}

function Block({ block: { kind, lines }, headingLevel }: { block: RichBlock; headingLevel: 2 | 3 | 4 | 5 }) {
  const items = lines.map((spans, index) => (
    <li key={index}>
      <Spans spans={spans} />
    </li>
  ));
  const words = <Spans spans={lines[0] ?? []} />;
  const Heading = `h${headingLevel}` as 'h3';
  if (kind === 'bullets') return <ul>{items}</ul>;
  if (kind === 'numbers') return <ol>{items}</ol>;
  if (kind === 'heading') return <Heading>{words}</Heading>;
  if (kind === 'quote') return <blockquote>{words}</blockquote>;
  if (kind === 'code') return <pre className="whitespace-pre-wrap">{words}</pre>;
  return <p className="whitespace-pre-line">{words}</p>;
}

const Spans = ({ spans }: { spans: readonly RichSpan[] }) =>
  spans.map((span, index) => <Span key={index} span={span} />);

function Span({ span: { text, bold, italic, code, href } }: { span: RichSpan }) {
  let words = <>{text}</>;
  if (code) words = <code>{words}</code>;
  if (italic) words = <em>{words}</em>;
  if (bold) words = <strong>{words}</strong>;
  if (href === undefined) return words;
  const isOwn = href.startsWith('/') || href.startsWith('#');
  return (
    <a href={href} rel={isOwn ? undefined : 'noopener nofollow ugc'}>
      {words}
    </a>
  );
}
