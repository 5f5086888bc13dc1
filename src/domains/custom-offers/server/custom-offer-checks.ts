import type { Check } from '#kit/server/check.ts';

export const customOfferChecks: readonly Check[] = [
  {
    name: 'open-custom-offer-has-its-timer',
    means: 'A deadline of a custom offer is missing its timer.',
    sql: `select format('custom offer %s (%s), clock at %s', number, state, clock_at) as what from custom_offer
          where state in ('requested', 'offered') and (clock_at is null or not exists (select from timer where subject = custom_offer.id and kind = 'custom-offer-clock'))`,
  },
  {
    name: 'custom-offer-matches-its-timeline',
    means: 'The timeline of a custom offer skips a step or doesn’t end in its state.',
    sql: `select format('custom offer %s is %s, its timeline ends at %s', number, state, last) as what from (
            select number, state, (select state_after from custom_offer_event where offer_id = custom_offer.id order by id desc limit 1) as last from custom_offer) kept
          where last is distinct from state
          union all
          select format('event %s starts at %s after %s', id, state_before, before) from (
            select *, lag(state_after) over (partition by offer_id order by id) as before from custom_offer_event) step where state_before is distinct from before`,
  },
  {
    name: 'custom-offer-has-its-versions',
    means: 'A version of a custom offer is missing, or the one that holds isn’t the newest (OFR-3).',
    sql: `select format('custom offer %s is at version %s of %s', number, version, versions) as what from (
            select custom_offer.*, made.* from custom_offer, lateral (
              select count(*) as versions, max(v.version) as newest, max(v.valid_until) filter (where v.version = custom_offer.version) as holds_until
              from custom_offer_version v where v.offer_id = custom_offer.id) made) kept
          where version <> versions or version <> coalesce(newest, 0) or valid_until is distinct from holds_until`,
  },
];
