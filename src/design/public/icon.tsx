import type { Glyph } from './glyphs.tsx';

const SIZES = { inline: 16, control: 18, heading: 24 } as const;

export interface IconProps {
  of: Glyph;
  /** 16 in running text, 18 in controls, 24 beside headings. */
  size?: keyof typeof SIZES | undefined;
  /** Icons with a direction (arrows, chevrons) mirror in right-to-left pages. */
  flip?: boolean | undefined;
  className?: string | undefined;
}

/** Every icon is decoration: the text beside it, or the control's label, says what it means. */
export function Icon({ of: Glyph, size = 'control', flip = false, className = '' }: IconProps) {
  return (
    <Glyph
      size={SIZES[size]}
      strokeWidth={1.85}
      aria-hidden="true"
      className={`shrink-0 ${flip ? 'flip ' : ''}${className}`}
    />
  );
}
