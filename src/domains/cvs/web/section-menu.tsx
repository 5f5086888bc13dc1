import { Menu } from '#design/app/menu.tsx';
import type { CvSection } from '../cv.ts';

interface SectionMenuProps {
  readonly section: CvSection;
  readonly title: string;
  readonly onName: () => void;
  readonly onChange: (part: Partial<CvSection>) => void;
  readonly onRemove: () => void;
}

export const SectionMenu = ({ section, title, onName, onChange, onRemove }: SectionMenuProps) => (
  <Menu
    label={`Actions for ${title}`}
    items={[
      { key: 'name', label: 'Change the heading' },
      { key: 'hide', label: section.is_hidden ? 'Show in this CV' : 'Hide in this CV' },
      {
        key: 'break',
        label: section.break_before ? 'Begin right after the one before' : 'Begin on a new page',
      },
      { key: 'keep', label: section.keep_together ? 'Let it break over pages' : 'Keep on one page' },
      { key: 'remove', label: 'Remove', danger: true, apart: true },
    ]}
    onAction={(key) => {
      if (key === 'name') onName();
      else if (key === 'hide') onChange({ is_hidden: !section.is_hidden });
      else if (key === 'break') onChange({ break_before: !section.break_before });
      else if (key === 'keep') onChange({ keep_together: !section.keep_together });
      else onRemove();
    }}
  />
);
