import type { Check } from '#kit/server/check.ts';
import { timelineCheck, timerCheck } from '#kit/server/timeline-checks.ts';

export const customOfferChecks: readonly Check[] = [
  timerCheck({
    table: 'custom_offer',
    running: "state in ('requested', 'offered')",
    timer: 'custom-offer-clock',
    called: 'custom offer',
  }),
  timelineCheck({ table: 'custom_offer', events: 'custom_offer_event', key: 'offer_id', called: 'custom offer' }),
  {
    name: 'custom-offer-has-its-versions',
    means: 'A version of a custom offer is missing, or the one that holds isn’t the newest (OFR-3).',
    sql: `select format('custom offer %s is at version %s of %s', number, version, versions) as what from (
            select custom_offer.*, made.* from custom_offer, lateral (
              select count(*) as versions, max(v.version) as newest,
                max(v.valid_until) filter (where v.version = custom_offer.version) as holds_until
              from custom_offer_version v where v.offer_id = custom_offer.id) made) kept
          where version <> versions or version <> coalesce(newest, 0) or valid_until is distinct from holds_until`,
  },
  {
    name: 'files-of-requests-belong-to-them',
    means:
      'A file was sent with a request for a custom offer that doesn’t exist, or lists people who aren’t part of it.',
    sql: `select format('file %s of %s', file.id, work_number) as what
          from work_file file left join custom_offer on custom_offer.id = work_id
          where work_kind = 'custom-offer' and file.sent_at is not null
            and (custom_offer.number, custom_offer.client_id, custom_offer.freelancer_id) is distinct
              from (work_number, file.client_id, file.freelancer_id)`,
  },
];
