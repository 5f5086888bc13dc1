import { coverSvg, type Motif } from '../art/cover.ts';

/**
 * Generated art as a part of the page, for its one large picture: as a picture of its own, an SVG is a document that
 * the browser makes while the heading above it waits (`npm run bench -- click`).
 */
export function DrawnCover({
  motif,
  seed,
  design,
}: {
  readonly motif: Motif;
  readonly seed: string;
  readonly design?: number | undefined;
}) {
  // Our own drawing: the seed only chooses among shapes and colors, and not a character of it is in the result (WEB-5).
  const drawing = { __html: coverSvg(motif, seed, design) };
  // oxlint-disable-next-line react/no-danger
  return <div aria-hidden="true" className="cover overflow-hidden" dangerouslySetInnerHTML={drawing} />;
}
