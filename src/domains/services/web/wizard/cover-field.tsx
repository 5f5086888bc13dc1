import type { ReactNode } from 'react';
import { titleCover, titleCoverSvg } from '#design/art/title-cover.ts';
import { designOf } from '#design/art/designs.ts';
import { artUrl, Cover } from '#design/public/cover.tsx';
import { motifOf } from '../../cover.ts';
import { coverSeed } from '../../cover-seed.ts';
import { COVER_DESIGNS, type CoverDesign } from '../../draft.ts';
import type { Draft, MyService } from './use-draft.ts';

interface CoverFieldProps {
  readonly service: Pick<MyService, 'id' | 'portfolio_cover'>;
  readonly draft: Draft;
  /** Null leaves it to us. */
  readonly onChoose: (design: CoverDesign | null) => void;
}

/**
 * What buyers see of a service without a picture of its own: its title, one of six designs, or work from the portfolio.
 */
export function CoverField({ service: { id, portfolio_cover: fromPortfolio }, draft, onChoose }: CoverFieldProps) {
  const motif = motifOf(draft.category ?? '');
  const seed = coverSeed(id);
  const chosen = draft.cover_design ?? (fromPortfolio === null ? String(designOf(seed)) : 'portfolio');
  const card = (value: string, name: string, picture: ReactNode, design: CoverDesign | null) => (
    <label key={value} className="radio-card flex-col gap-2 p-2">
      <span className="w-full overflow-hidden rounded-md">{picture}</span>
      <span className="flex items-center gap-2 px-1 pb-1 text-sm font-semibold">
        <input
          type="radio"
          name="cover"
          value={value}
          checked={chosen === value}
          onChange={() => onChoose(design)}
          className="tick tick-radio"
        />
        {name}
      </span>
    </label>
  );
  return (
    <fieldset className="min-w-0" aria-describedby="cover-hint">
      <legend className="label">Cover without a picture</legend>
      <p id="cover-hint" className="hint mt-1">
        Clients see it until you add a picture of your own.
      </p>
      <div className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-4">
        {fromPortfolio === null
          ? null
          : card(
              'portfolio',
              'From your portfolio',
              <Cover motif={motif} seed={seed} photo={{ src: fromPortfolio, alt: '' }} sizes="220px" />,
              null,
            )}
        {COVER_DESIGNS.map((design) =>
          design === 'title'
            ? card(
                design,
                'Your title',
                // Our own drawing: the title is escaped where it is drawn (WEB-5).
                <span
                  aria-hidden="true"
                  className="cover block overflow-hidden"
                  // oxlint-disable-next-line react/no-danger
                  dangerouslySetInnerHTML={{
                    __html: titleCoverSvg(
                      titleCover(draft.title.trim() === '' ? 'Your title' : draft.title, motif, seed),
                    ),
                  }}
                />,
                design,
              )
            : card(
                design,
                `Design ${design}`,
                <Cover motif={motif} seed={seed} photo={{ src: artUrl(motif, seed, design), alt: '' }} />,
                design,
              ),
        )}
      </div>
    </fieldset>
  );
}
