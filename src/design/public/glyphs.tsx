import type { ComponentType } from 'react';
import sprite from './icons.svg?url';

export interface GlyphProps {
  size?: number;
  strokeWidth?: number;
  className?: string;
  'aria-hidden'?: 'true';
}

/** Any icon: one of these, or of lucide's on pages behind sign-in. */
export type Glyph = ComponentType<GlyphProps>;

/**
 * Public pages draw their icons from one cacheable file, made by tools/icons.ts from the names below: written out, they
 * were a tenth of the document and of the script.
 */
const glyph = (name: string): Glyph =>
  function Drawn({ size = 24, className = '' }: GlyphProps) {
    return (
      <svg width={size} height={size} aria-hidden="true" className={className === '' ? 'glyph' : `glyph ${className}`}>
        <use href={`${sprite}#${name}`} />
      </svg>
    );
  };

export const ArrowRight = glyph('arrow-right');
export const BadgeCheck = glyph('badge-check');
export const Bookmark = glyph('bookmark');
export const Check = glyph('check');
export const ChevronDown = glyph('chevron-down');
export const ChevronLeft = glyph('chevron-left');
export const ChevronRight = glyph('chevron-right');
export const CircleAlert = glyph('circle-alert');
export const CircleCheck = glyph('circle-check');
export const Clock = glyph('clock');
export const Eye = glyph('eye');
export const EyeOff = glyph('eye-off');
export const FileText = glyph('file-text');
export const Info = glyph('info');
export const KeyRound = glyph('key-round');
export const MapPin = glyph('map-pin');
export const Menu = glyph('menu');
export const Moon = glyph('moon');
export const ReceiptText = glyph('receipt-text');
export const RefreshCw = glyph('refresh-cw');
export const Scale = glyph('scale');
export const Search = glyph('search');
export const ShieldCheck = glyph('shield-check');
export const SlidersHorizontal = glyph('sliders-horizontal');
export const Star = glyph('star');
export const Sun = glyph('sun');
export const TriangleAlert = glyph('triangle-alert');
export const X = glyph('x');
