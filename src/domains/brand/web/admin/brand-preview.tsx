import { useEffect, useRef, type ReactNode } from 'react';
import { brandTokens, type BrandColorChoice } from '#design/brand-colors.ts';
import { LogoMark } from '#design/public/logo.tsx';
import { Panel } from '#design/public/panel.tsx';
import { logoPath } from '#kit/brand-settings.ts';

/** What is tried out, saved or not. */
export interface Look {
  readonly name: string;
  readonly colors: BrandColorChoice;
  readonly logo: string | null;
  readonly announcement: string | null;
}

/** A piece of a page in each theme, drawn with the colors as they are being chosen. */
export const BrandPreview = ({ look }: { look: Look }) => (
  <Panel title="Preview" lead="How it will look in the light and dark themes.">
    <div className="grid gap-4 sm:grid-cols-2">
      <Theme scheme="light" look={look} />
      <Theme scheme="dark" look={look} />
    </div>
  </Panel>
);

function Theme({ scheme, look }: { scheme: 'light' | 'dark'; look: Look }) {
  const box = useRef<HTMLDivElement>(null);
  const { colors } = look;
  useEffect(() => {
    const style = box.current?.style;
    if (style === undefined) return;
    style.setProperty('color-scheme', scheme);
    for (const [name, { light, dark }] of Object.entries(brandTokens(colors).tokens))
      style.setProperty(`--${name}`, scheme === 'light' ? light : dark);
  }, [colors, scheme]);
  return (
    <div
      ref={box}
      role="img"
      aria-label={`Preview in the ${scheme} theme`}
      className="overflow-hidden rounded-md border border-line bg-canvas text-ink"
    >
      {look.announcement === null ? null : (
        <p className="bg-accent px-3 py-2 text-sm wrap-anywhere text-on-accent">{look.announcement}</p>
      )}
      <p className="display flex items-center gap-2.5 border-b border-line px-3 py-3 text-[22px]">
        <Mark logo={look.logo} />
        <span className="min-w-0 wrap-anywhere">{look.name}</span>
      </p>
      <div className="grid gap-3 p-3">
        <Row>
          <span className="btn btn-primary btn-sm">Place order</span>
          <span className="rounded-full bg-primary-soft px-2.5 py-1 text-sm text-primary-ink">In progress</span>
        </Row>
        <Row>
          <span className="font-semibold text-primary underline">A link to read</span>
          <span className="rounded-full bg-accent-soft px-2.5 py-1 text-sm text-accent-ink">Top-ranked</span>
        </Row>
      </div>
      <p className="flex items-center gap-2 bg-night px-3 py-3 text-sm text-on-night">
        <Mark logo={look.logo} onNight />
        <span className="text-accent">Footer</span>
      </p>
    </div>
  );
}

const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-3">{children}</div>
);

/** A logo that is saved is everywhere; without one, the mark takes the colors. */
const Mark = ({ logo, onNight = false }: { logo: string | null; onNight?: boolean }) =>
  logo === null ? (
    <LogoMark onNight={onNight} />
  ) : (
    <img src={logoPath(logo, 64)} alt="" width={26} height={26} className="shrink-0" />
  );
