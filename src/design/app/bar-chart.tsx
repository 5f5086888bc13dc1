import { Download, Table2 } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../public/button.tsx';
import { axisTicks, labelStep } from './chart-scale.ts';
import { saveCsv } from './save-csv.ts';

export interface Bar {
  label: string;
  value: number;
  /** The value for people: "$820.00". */
  text: string;
  /** The current, unfinished period. */
  partial?: boolean | undefined;
  /** What it is compared with: a mark across the bar. */
  before?: { value: number; text: string } | undefined;
}

export interface BarChartProps {
  /** One sentence on what it shows: "Earnings by week, rising from $320 to $940 over twelve weeks". */
  summary: string;
  bars: readonly Bar[];
  /** Writes an axis label. */
  axis: (value: number) => string;
  /** Heads of the data table. */
  heads: readonly [string, string];
  /** What the marks across the bars are: "30 days before". */
  beforeHead?: string | undefined;
  /** Names the downloaded file. */
  fileName: string;
  none?: string | undefined;
}

const HEIGHT = 190;
const FOOT = 28;

/**
 * Drawn at its actual width, so that text is never scaled. Arrow keys move between bars; the table and the CSV have the
 * same numbers.
 */
export function BarChart({
  summary,
  bars,
  axis,
  heads,
  beforeHead,
  fileName,
  none = 'No data for this period yet.',
}: BarChartProps) {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  const [at, setAt] = useState<number | null>(null);
  const [asTable, setAsTable] = useState(false);
  const tableId = useId();
  useEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(
      ([entry]) => entry && setWidth(Math.max(200, Math.round(entry.contentRect.width))),
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);

  if (bars.length === 0) return <p className="py-10 text-md text-ink-2">{none}</p>;
  const walk = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowRight: (at ?? -1) + 1,
      ArrowLeft: (at ?? bars.length) - 1,
      Home: 0,
      End: bars.length - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setAt(Math.min(bars.length - 1, Math.max(0, next)));
  };
  const shown = at === null ? null : bars[at];
  const rows = bars.map((bar) => [bar.label, bar.text, ...(beforeHead === undefined ? [] : [bar.before?.text ?? ''])]);
  const columns = beforeHead === undefined ? heads : [...heads, beforeHead];
  return (
    <div>
      <div ref={box} className="[contain:inline-size]">
        <Drawing {...{ summary, bars, axis, width, at, setAt, walk }} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1">
        <p role="status" className="tnum min-h-6 basis-full text-sm text-ink-2 sm:flex-1 sm:basis-0">
          {shown ? (
            <>
              {shown.label}: <strong className="font-semibold text-ink">{shown.text}</strong>
              {shown.partial ? ', so far' : ''}
              {shown.before === undefined ? '' : ` (${beforeHead}: ${shown.before.text})`}
            </>
          ) : beforeHead === undefined ? null : (
            <span className="inline-flex items-center gap-2">
              <span aria-hidden="true" className="inline-block w-4 border-t-2 border-ink-2" />
              {beforeHead}
            </span>
          )}
        </p>
        <Button
          variant="ghost"
          size="sm"
          icon={Table2}
          aria-expanded={asTable}
          aria-controls={tableId}
          onClick={() => setAsTable(!asTable)}
        >
          Table
        </Button>
        <Button variant="ghost" size="sm" icon={Download} onClick={() => saveCsv(fileName, columns, rows)}>
          CSV
        </Button>
      </div>
      <div id={tableId} hidden={!asTable} className="mt-2 max-h-72 overflow-y-auto" tabIndex={asTable ? 0 : undefined}>
        <table className="tnum w-full text-sm">
          <caption className="sr-only">{summary}</caption>
          <thead>
            <tr className="border-y border-line bg-sunken text-xs text-ink-2">
              <th scope="col" className="h-9 px-3 text-start font-medium">
                {heads[0]}
              </th>
              {columns.slice(1).map((head) => (
                <th key={head} scope="col" className="h-9 px-3 text-end font-medium">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label} className="border-b border-line last:border-b-0">
                <th scope="row" className="h-9 px-3 text-start font-normal">
                  {bar.label}
                  {bar.partial ? ' (so far)' : ''}
                </th>
                <td className="px-3 text-end font-medium">{bar.text}</td>
                {beforeHead === undefined ? null : <td className="px-3 text-end text-ink-2">{bar.before?.text}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

interface DrawingProps {
  summary: string;
  bars: readonly Bar[];
  axis: (value: number) => string;
  width: number;
  at: number | null;
  setAt: (index: number | null) => void;
  walk: (event: KeyboardEvent) => void;
}

function Drawing({ summary, bars, axis, width, at, setAt, walk }: DrawingProps) {
  const ticks = axisTicks(bars.flatMap((bar) => [bar.value, bar.before?.value ?? 0]));
  const top = ticks[2];
  const empty = bars.every((bar) => bar.value === 0 && (bar.before?.value ?? 0) === 0);
  const labels = ticks.map((tick) => (empty && tick > 0 ? '' : axis(tick)));
  const left = 10 + Math.max(...labels.map((label) => label.length)) * 7.5;
  const slot = (width - left) / bars.length;
  const gap = Math.min(10, slot * 0.28);
  const y = (value: number): number => 8 + HEIGHT - (value / top) * HEIGHT;
  const step = labelStep(bars.length, width - left);
  return (
    <svg
      width={width}
      height={HEIGHT + 8 + FOOT}
      role="img"
      aria-label={`${summary}. Use the arrow keys to read the bars.`}
      tabIndex={0}
      direction="ltr"
      className="block max-w-full rounded-xs"
      onKeyDown={walk}
      onPointerLeave={() => setAt(null)}
      onBlur={() => setAt(null)}
    >
      {ticks.map((tick, index) => (
        <g key={tick}>
          <line
            x1={left}
            x2={width}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
            strokeDasharray={tick > 0 ? '2 5' : undefined}
          />
          <text x={0} y={y(tick) + 4} className="tnum fill-ink-3 text-xs">
            {labels[index]}
          </text>
        </g>
      ))}
      {bars.map((bar, index) => {
        const x = left + index * slot;
        // Nothing has a line of its own: it was counted.
        const height = Math.max(2, (bar.value / top) * HEIGHT);
        const look =
          bar.value === 0
            ? 'fill-line-strong'
            : bar.partial
              ? 'fill-cut-marigold stroke-accent-ink'
              : at === index
                ? 'fill-primary'
                : 'fill-chart-1';
        return (
          <g key={bar.label} onPointerEnter={() => setAt(index)}>
            <rect x={x} y={8} width={slot} height={HEIGHT} className="fill-transparent" />
            <rect
              x={x + gap / 2}
              y={y(0) - height}
              width={Math.max(2, slot - gap)}
              height={height}
              rx={Math.min(4, height / 2)}
              strokeWidth={bar.partial && bar.value > 0 ? 1.5 : 0}
              className={look}
            />
            {bar.before === undefined ? null : (
              <line
                x1={x + gap / 4}
                x2={x + slot - gap / 4}
                y1={y(bar.before.value)}
                y2={y(bar.before.value)}
                strokeWidth={2}
                className="stroke-ink-2"
              />
            )}
            {index % step === 0 ? (
              <text x={x + slot / 2} y={HEIGHT + 26} textAnchor="middle" className="fill-ink-3 text-xs">
                {bar.label}
              </text>
            ) : null}
          </g>
        );
      })}
    </svg>
  );
}
