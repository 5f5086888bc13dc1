import { brandName } from '#kit/brand.ts';
import { Link } from './link.tsx';

/** The slip with its two notches and a tick. */
export function LogoMark({ size = 26, onNight = false }: { size?: number; onNight?: boolean }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" className="logo-mark shrink-0">
      <path
        d="M0 6a6 6 0 0 1 6-6h14a6 6 0 0 1 6 6v3.4a3.6 3.6 0 0 0 0 7.2V20a6 6 0 0 1-6 6H6a6 6 0 0 1-6-6v-3.4a3.6 3.6 0 0 0 0-7.2Z"
        className={onNight ? 'fill-accent' : 'fill-primary'}
      />
      <path
        d="m8 13.2 3.4 3.4 7-7"
        fill="none"
        strokeWidth={2.8}
        strokeLinecap="round"
        strokeLinejoin="round"
        className={onNight ? 'stroke-on-accent' : 'stroke-logo-tick'}
      />
    </svg>
  );
}

export interface LogoProps {
  name?: string | undefined;
  href?: string | undefined;
  onNight?: boolean | undefined;
}

export function Logo({ name = brandName(), href = '/', onNight = false }: LogoProps) {
  return (
    <Link href={href} className="display inline-flex min-h-11 items-center gap-2.5 text-[22px]">
      <LogoMark onNight={onNight} />
      {name}
    </Link>
  );
}
