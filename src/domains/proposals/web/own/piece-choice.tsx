import { Checkbox } from '#design/public/choice.tsx';
import { Link } from '#design/public/link.tsx';
import { useSession } from '#domains/accounts/web/accounts.ts';
import { portfolioImage } from '#domains/profiles/profile-words.ts';
import { urlFor } from '#kit/picture-sizes.ts';
import { pathTo } from '#routes';
import { PROPOSAL_LIMITS } from '../../proposal.ts';

interface PieceChoiceProps {
  chosen: readonly string[];
  error: string | undefined;
  onChange: (next: readonly string[]) => void;
}

/** Pieces of one’s own portfolio to show with the proposal. */
export function PieceChoice({ chosen, error, onChange }: PieceChoiceProps) {
  const pieces = useSession((session) => session.me?.portfolios) ?? [];
  const { portfolio: most } = PROPOSAL_LIMITS;
  return (
    <fieldset id="portfolio" tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <legend className="label">From your portfolio (optional)</legend>
      {error === undefined ? null : <p className="text-danger">{error}</p>}
      {pieces.length === 0 ? (
        <p className="text-sm text-ink-2">
          Your portfolio is empty.{' '}
          <Link href={`${pathTo('profile-settings')}#portfolio`} className="link">
            Add a piece to your profile
          </Link>
        </p>
      ) : (
        <ul className="grid gap-2 sm:grid-cols-2">
          {pieces.map(({ id, title, images: [first] }) => {
            const isChosen = chosen.includes(id);
            return (
              <li key={id} className="flex min-w-0 items-center gap-3">
                {first === undefined ? null : (
                  <img
                    src={urlFor(portfolioImage(first), 64)}
                    alt=""
                    width={64}
                    height={48}
                    className="h-12 w-16 shrink-0 rounded-md border border-line object-cover"
                  />
                )}
                <Checkbox
                  label={title}
                  checked={isChosen}
                  disabled={!isChosen && chosen.length >= most}
                  onChange={() => onChange(isChosen ? chosen.filter((pieceId) => pieceId !== id) : [...chosen, id])}
                />
              </li>
            );
          })}
        </ul>
      )}
    </fieldset>
  );
}
