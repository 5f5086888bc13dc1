import { Check, FileText, type Glyph } from './glyphs.tsx';
import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

export interface DocketProps {
  /** The deal under the perforation: what is at stake on the left, exactly one action on the right. */
  stub?: ReactNode;
  /** Over art or a photo the notches are cut out instead of painted. */
  cut?: boolean | undefined;
  /** Beside a page on wide screens, its action stays in view: what is longer than the window scrolls inside it. */
  fits?: boolean | undefined;
  as?: 'article' | 'section' | 'div' | 'li' | undefined;
  className?: string | undefined;
  /** Names the object for screen readers when it is a section. */
  labelledBy?: string | undefined;
  children: ReactNode;
}

export function Docket({
  stub,
  cut = false,
  fits = false,
  as: Tag = 'div',
  className = '',
  labelledBy,
  children,
}: DocketProps) {
  const card = (
    <Tag
      className={`${cut ? 'docket-cut' : fits ? 'docket docket-fits' : 'docket'} ${className}`}
      aria-labelledby={labelledBy}
    >
      {fits ? <div className="docket-body">{children}</div> : children}
      {stub === undefined ? null : (
        <>
          <div className="perf" />
          <div className="stub flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3.5 sm:px-5">
            {stub}
          </div>
        </>
      )}
    </Tag>
  );
  return cut ? <div className="docket-shadow">{card}</div> : card;
}

export interface DocketHeadProps {
  /** Small line above: a number. */
  over?: ReactNode;
  title: ReactNode;
  icon?: Glyph | undefined;
  aside?: ReactNode;
  /** Heading level of the title, or a paragraph when the page already names it. */
  level?: 2 | 3 | 4 | undefined;
  id?: string | undefined;
}

export function DocketHead({ over, title, icon = FileText, aside, level, id }: DocketHeadProps) {
  const Title = level ? (`h${level}` as 'h2') : 'p';
  return (
    <div className="flex items-center gap-3 bg-night px-4 py-4 text-on-night sm:px-5">
      <span className="grid size-9 shrink-0 place-items-center rounded-sm bg-accent text-on-accent">
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1 leading-tight">
        {over ? <p className="tnum text-xs text-on-night-2">{over}</p> : null}
        <Title id={id} className={`title leading-tight ${over ? 'mt-1' : ''}`}>
          {title}
        </Title>
      </div>
      {aside}
    </div>
  );
}

export interface DocketFigureProps {
  label: ReactNode;
  children: ReactNode;
}

/** The figure of a stub: its label, then the amount in the display face. */
export const DocketFigure = ({ label, children }: DocketFigureProps) => (
  <div>
    <p className="text-xs text-ink-3">{label}</p>
    <p className="display tnum text-2xl">{children}</p>
  </div>
);

/** Skipped steps block nothing: they keep their number and can be opened. */
export type StepState = 'done' | 'current' | 'skipped' | 'next';

const MARKERS: Record<StepState, string> = {
  done: 'bg-success text-surface',
  current: 'border-2 border-primary text-primary',
  skipped: 'border-2 border-dashed border-line-strong text-ink-2',
  next: 'border-2 border-line-strong text-ink-3',
};

export function StepMarker({ state, number }: { state: StepState; number: number }) {
  return (
    <span
      aria-hidden="true"
      className={`tnum grid size-6 shrink-0 place-items-center rounded-full text-xs font-bold ${MARKERS[state]}`}
    >
      {state === 'done' ? <Check size={14} strokeWidth={3} /> : number}
    </span>
  );
}

export interface DocketRow {
  key: string;
  title: ReactNode;
  /** Date or state in words, which also says done, current or next to people who do not see the marker. */
  detail: ReactNode;
  amount?: ReactNode;
  state: StepState;
}

export function DocketRows({ rows, label }: { rows: readonly DocketRow[]; label: string }) {
  return (
    <ol aria-label={label} className="px-4 py-2 sm:px-5">
      {rows.map((row, index) => (
        <li
          key={row.key}
          className="flex items-center gap-3 border-t border-line py-3 first:border-t-0"
          aria-current={row.state === 'current' ? 'step' : undefined}
        >
          <StepMarker state={row.state} number={index + 1} />
          <div className="min-w-0 flex-1 leading-snug">
            <p className="text-md font-medium">{row.title}</p>
            <p className="tnum text-xs text-ink-3">{row.detail}</p>
          </div>
          {row.amount === undefined ? null : <span className="tnum font-semibold">{row.amount}</span>}
        </li>
      ))}
    </ol>
  );
}
