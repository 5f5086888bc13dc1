import { useNavigate } from 'react-router';
import { Scale } from '#design/public/glyphs.tsx';
import { Icon } from '#design/public/icon.tsx';
import { toast } from '#design/public/toast-store.ts';
import { MOST_COMPARED } from '../../compared.ts';
import { compared, compareHref, putBeside, takeAway, useCompared } from './compared.ts';

/** Puts a service beside others, and pressed again no longer: on a card an icon, beside other buttons its word. */
export function CompareButton({ slug, title, as = 'icon' }: { slug: string; title: string; as?: 'icon' | 'small' }) {
  const isCompared = useCompared().includes(slug);
  const navigate = useNavigate();
  const seeAll = { label: 'Compare', onPress: () => void navigate(compareHref(compared())) };
  const press = (): void => {
    if (isCompared) return takeAway(slug);
    if (!putBeside(slug)) {
      toast.withAction(`At most ${MOST_COMPARED} services side by side`, seeAll, 'Remove one to add another.');
    } else if (as === 'small') toast.withAction('Added to your comparison', seeAll);
  };
  const words = (
    <span>
      Compare<span className="sr-only"> {title}</span>
    </span>
  );
  return (
    <button
      type="button"
      aria-pressed={isCompared}
      aria-label={as === 'icon' ? `Compare ${title}` : undefined}
      className={`save-toggle ${as === 'icon' ? 'save-round' : 'btn btn-line btn-sm'}`}
      onClick={press}
    >
      <Icon of={Scale} />
      {as === 'icon' ? null : words}
    </button>
  );
}
