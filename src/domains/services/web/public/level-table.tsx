import { formatNumber, formatRate } from '#kit/format/number.ts';
import { instanceLocale } from '#kit/locale.ts';
import { LEVEL_BARS, LEVEL_NAMES } from '#domains/profiles/levels.ts';

const LEVELS = ['level_1', 'level_2', 'top'] as const;
const ROWS = [
  ['Orders completed', (level: (typeof LEVELS)[number]) => `${LEVEL_BARS[level].orders}`],
  ['Different clients', (level: (typeof LEVELS)[number]) => `${LEVEL_BARS[level].clients}`],
  [
    'Rating, plain average',
    (level: (typeof LEVELS)[number]) => formatNumber(LEVEL_BARS[level].rating, instanceLocale(), 1),
  ],
  [
    'Delivered on time',
    (level: (typeof LEVELS)[number]) => formatRate(LEVEL_BARS[level].onTimePercent * 100, instanceLocale()),
  ],
  [
    'Identity verified',
    (level: (typeof LEVELS)[number]) => (LEVEL_BARS[level].months === undefined ? 'Not needed' : 'Yes'),
  ],
  ['Months since joining', (level: (typeof LEVELS)[number]) => `${LEVEL_BARS[level].months ?? 'Any'}`],
] as const;

/** The published formula of levels (LIM-37). */
export const LevelTable = () => (
  <section id="levels" aria-labelledby="levels-title" className="max-w-prose">
    <h2 id="levels-title" className="text-2xl">
      How levels are computed
    </h2>
    <p className="mt-2 text-ink-2">
      Every freelancer is judged once a day by the same measures, from paid work of any kind. A level is reached on the
      day all of them are met. It is lost 30 days after one is missed, with a notice on the first of these days, and not
      at all if it is met again. Levels can’t be bought.
    </p>
    <table className="mt-4 w-full text-sm">
      <caption className="sr-only">What each level requires, at least</caption>
      <thead>
        <tr className="border-b border-line text-start">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            At least
          </th>
          {LEVELS.map((level) => (
            <th key={level} scope="col" className="py-2 pe-3 text-start font-medium">
              {LEVEL_NAMES[level]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([label, value]) => (
          <tr key={label} className="border-b border-line">
            <th scope="row" className="py-2 pe-3 text-start font-normal text-ink-2">
              {label}
            </th>
            {LEVELS.map((level) => (
              <td key={level} className="tnum py-2 pe-3">
                {value(level)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
