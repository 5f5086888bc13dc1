import { formatRate } from '#kit/format/number.ts';
import { formatTime } from '#kit/format/time.ts';
import { counted } from '#kit/format/unit.ts';
import { Name } from '#design/public/name.tsx';
import { Clock, RefreshCw } from '#design/public/glyphs.tsx';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { CleanForm } from '#kit/web/clean-form.tsx';
import { Button } from '#design/public/button.tsx';
import { Check } from '#design/public/choice.tsx';
import { Docket, DocketFigure } from '#design/public/docket.tsx';
import { Icon } from '#design/public/icon.tsx';
import { Link } from '#design/public/link.tsx';
import { usePlace } from '#design/public/locale.tsx';
import { Money } from '#design/public/money.tsx';
import { SaveInsteadButton } from '#design/public/save-button.tsx';
import { DAY_MS } from '#kit/clock.ts';
import { clientFee, wholeUnits, withClientFee } from '#kit/fees.ts';
import { add, formatMoney, sum } from '#kit/money.ts';
import { offTheWire } from '#kit/wire-terms.ts';
import { withSearch } from '#kit/with-search.ts';
import type { ServiceOnPage } from './on-page.ts';
import type { PackageTier } from '../../draft.ts';
import type { ownServiceOf } from '../public-own-service.tsx';
import { daysInWords, revisionsInWords } from './wording.ts';

export interface OrderDocketProps {
  service: ServiceOnPage & { readonly slug: string | null };
  tier: PackageTier;
  readAt: string;
  /** What its seller has instead of Order. */
  own?: OwnBar | null;
  /** For its seller: where packages are chosen, and nothing is ordered. */
  previewAt?: string;
}

/**
 * The deal: package, extras, every fee, the date, and the one button. A plain form: without script the extras still
 * travel to the checkout, which works out the total again from stored prices (MON-6).
 */
export function OrderDocket({ service, tier, readAt, own = null, previewAt }: OrderDocketProps) {
  const { locale, timeZone } = usePlace();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const boxes = useRef<HTMLFieldSetElement>(null);
  // Ticked before the script was here, such as by the tap that woke the page.
  useLayoutEffect(() => {
    const ticked = boxes.current?.querySelectorAll<HTMLInputElement>(':checked') ?? [];
    setChosen(Array.from(ticked, ({ value }) => value));
  }, []);
  const Own = previewAt === undefined ? own : OrderedHere;
  const isClosed = service.taking_orders.closed !== null;
  const { packages, extras } = service.content;
  const offer = packages.find((servicePackage) => servicePackage.tier === tier) ?? packages[0];
  if (offer === undefined) return null;
  const added = extras.filter((extra) => chosen.includes(extra.id));
  const price = add(
    offer.price,
    sum(
      added.map((extra) => extra.price),
      offer.price.currency,
    ),
  );
  const terms = offTheWire(service.in_force);
  const total = withClientFee(price, terms);
  const days = added.reduce((all, extra) => all + extra.added_days, offer.delivery_days);
  const delivery = new Date(new Date(readAt).getTime() + days * DAY_MS);
  const toggle = (id: string) =>
    setChosen((before) => (before.includes(id) ? before.filter((extraId) => extraId !== id) : [...before, id]));
  return (
    <aside aria-label="Order" className="min-w-0 lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <CleanForm action="/services/orders/new" className="lg:sticky lg:top-20">
        <input type="hidden" name="service" value={service.slug ?? ''} />
        <input type="hidden" name="package" value={offer.tier} />
        <Docket
          as="section"
          fits
          stub={
            <>
              {/* On phones the button is in the bottom bar. */}
              <div className="lg:hidden">
                <DocketFigure label="Total, all fees included">
                  <Money value={total} />
                </DocketFigure>
              </div>
              {Own === null ? (
                isClosed ? (
                  <SaveInsteadButton slug={service.slug ?? ''} className="w-full max-lg:hidden" />
                ) : (
                  <Button type="submit" variant="primary" wide className="max-lg:hidden">
                    {`Order for ${formatMoney(total, locale)}`}
                  </Button>
                )
              ) : (
                <div className="w-full max-lg:hidden">
                  <Own service={{ ...service, slug: service.slug ?? '' }} />
                </div>
              )}
            </>
          }
        >
          {packages.length > 1 ? (
            <PackageTabs packages={packages} tier={offer.tier} at={previewAt ?? `/services/${service.slug}`} />
          ) : null}
          <div className="pad grid gap-4">
            <div>
              <div className="flex items-baseline justify-between gap-3">
                <h2 className="title wrap-anywhere">
                  <Name of={offer.name} />
                </h2>
                <span className="display text-xl">
                  <Money value={offer.price} trim />
                </span>
              </div>
              <p className="mt-1 text-md text-ink-2 wrap-anywhere">{offer.scope}</p>
            </div>
            <ul className="grid gap-1.5 text-md">
              <li className="flex items-center gap-2">
                <Icon of={Clock} size="inline" className="text-ink-3" />
                {daysInWords(days)} after you answer the questions
              </li>
              <li className="flex items-center gap-2">
                <Icon of={RefreshCw} size="inline" className="text-ink-3" />
                {revisionsInWords(offer.revisions)}
              </li>
            </ul>
            {extras.length > 0 ? (
              <fieldset ref={boxes}>
                <legend className="label mb-1">Extras</legend>
                {extras.map((extra) => (
                  <Check
                    key={extra.id}
                    name="extras"
                    value={extra.id}
                    checked={chosen.includes(extra.id)}
                    onChange={() => toggle(extra.id)}
                    label={
                      <span className="flex justify-between gap-x-3">
                        <span className="min-w-0 font-normal wrap-anywhere">
                          <Name of={extra.name} />
                        </span>
                        <Money value={extra.price} signed />
                      </span>
                    }
                    {...(extra.added_days > 0 ? { hint: `Adds ${daysInWords(extra.added_days)}` } : {})}
                  />
                ))}
              </fieldset>
            ) : null}
            {extras.length > 0 ? (
              <p className="hidden text-sm text-ink-2 [@media(scripting:none)]:block">
                Selected extras are added to the total at checkout.
              </p>
            ) : null}
            <dl
              className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-1.5 border-t border-line pt-4 text-md"
              aria-live="polite"
            >
              <dt className="text-ink-2">{added.length > 0 ? 'Package and extras' : 'Package'}</dt>
              <dd className="text-end">
                <Money value={price} />
              </dd>
              <dt className="text-ink-2">{`Client fee (${formatRate(terms.clientFeeRate, locale)}, at least ${formatMoney(wholeUnits(terms.clientFeeLeastWhole, price.currency), locale, { trim: true })})`}</dt>
              <dd className="text-end">
                <Money value={clientFee(price, terms)} />
              </dd>
              {/* On phones it is below and in the bar. */}
              <dt className="font-semibold max-lg:hidden">Total</dt>
              <dd className="text-end font-semibold max-lg:hidden">
                <Money value={total} />
              </dd>
            </dl>
            {isClosed ? <NotNow service={service} readAt={readAt} /> : null}
            <p className={isClosed ? 'hidden' : 'text-sm text-ink-2'}>
              Order now to get it by{' '}
              <time dateTime={delivery.toISOString()} className="font-medium whitespace-nowrap text-ink">
                {formatTime(delivery, 'short', { locale, timeZone })}
              </time>
              . Your payment is held until you approve the work or the review time ends.
            </p>
          </div>
        </Docket>
        {previewAt === undefined ? (
          <div className="fixed inset-x-0 bottom-0 z-20 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] lg:hidden">
            {Own === null ? (
              <>
                <div className="grid min-w-0 gap-1">
                  <p className="truncate text-xs text-ink-3">
                    <Name of={offer.name} />
                    {added.length === 0 ? '' : ` and ${counted(added.length, { one: 'extra', other: 'extras' })}`}, all
                    fees included
                  </p>
                  <p className="display text-lg">
                    <Money value={total} />
                  </p>
                </div>
                {isClosed ? (
                  <SaveInsteadButton slug={service.slug ?? ''} />
                ) : (
                  <Button type="submit" variant="primary">
                    Order
                  </Button>
                )}
              </>
            ) : (
              <Own service={{ ...service, slug: service.slug ?? '' }} />
            )}
          </div>
        ) : null}
      </CleanForm>
    </aside>
  );
}

/** Why it can't be ordered, and when that is likely over. */
function NotNow({ service: { taking_orders: taking, seller }, readAt }: { service: ServiceOnPage; readAt: string }) {
  const reader = usePlace();
  const { closed, most_open: most, opens_at: opensAt, away_note: note } = taking;
  const at = opensAt === null || opensAt <= readAt ? null : formatTime(opensAt, 'date', reader);
  return (
    <p className="rounded-sm bg-sunken p-3 text-sm" role="status">
      <strong className="block font-semibold">
        {closed === 'away' ? (at === null ? 'Away' : `Away until ${at}`) : 'Queue full'}
      </strong>
      {closed === 'away'
        ? 'This freelancer takes no orders meanwhile.'
        : `${seller.name} takes ${counted(most ?? 0, { one: 'order', other: 'orders' })} at a time. ${at === null ? 'A place opens with the next delivery.' : `A place is likely around ${at}, when the next delivery is due.`}`}
      {note === null ? null : <q className="mt-1 block whitespace-pre-line wrap-anywhere">{note}</q>}
    </p>
  );
}

const OrderedHere = () => <p className="text-sm text-ink-2">Clients order here.</p>;

type Own = NonNullable<Awaited<ReturnType<typeof ownServiceOf>>>;
type OwnBar = Own['Bar'];

/** Of the person who sells this, once their session is known. The document is the same for everyone. */
export function useOwnService(username: string): Own | null {
  const [own, setOwn] = useState<Own | null>(null);
  useEffect(() => {
    if (document.documentElement.dataset['session'] !== undefined)
      import('../public-own-service.tsx')
        .then((own) => own.ownServiceOf(username))
        .then(
          (parts) => setOwn(parts),
          () => undefined,
        );
  }, [username]);
  return own;
}

const TIER_WORDS: Record<PackageTier, string> = { basic: 'Basic', standard: 'Standard', premium: 'Premium' };

/** Links, so that a package has an address and choosing needs no script. */
function PackageTabs({
  packages,
  tier,
  at,
}: {
  packages: ServiceOnPage['content']['packages'];
  tier: PackageTier;
  at: string;
}) {
  return (
    <nav aria-label="Packages" className="flex border-b border-line">
      {packages.map((servicePackage) => (
        <Link
          key={servicePackage.tier}
          href={withSearch(at, { package: servicePackage.tier })}
          rel="nofollow"
          aria-current={servicePackage.tier === tier ? 'true' : undefined}
          className={`-mb-px grid min-h-12 flex-1 place-items-center border-b-2 px-2 text-md font-semibold ${servicePackage.tier === tier ? 'border-primary text-primary' : 'border-transparent text-ink-2 hover:text-ink'}`}
        >
          {TIER_WORDS[servicePackage.tier]}
        </Link>
      ))}
    </nav>
  );
}
