import { Failure } from '#kit/errors.ts';
import { onCommand, onQuery, type Handler } from '#kit/server/http/handler.ts';
import { termsInForce } from '#kit/server/terms.ts';
import { storePicture } from '#kit/server/storage/pictures.ts';
import * as contract from '../contract.ts';
import * as search from '../search-contract.ts';
import { publishProblems } from '../publish-rules.ts';
import { tooSmall } from '../picture-rules.ts';
import { qualityChecks } from '../quality.ts';
import { videoKind } from '../video-rules.ts';
import { categoriesWithCounts, categoryWithFigures } from './categories.ts';
import { addPicture, arrangePictures, mayTakePicture, removePicture } from './arrange-pictures.ts';
import { explainRank } from './explain-rank.ts';
import { freelancersFound } from './list-freelancers.ts';
import { servicesFound } from './list-services.ts';
import { suggestionsFor } from './suggest.ts';
import { archiveService, pauseService, resumeService } from './move-commands.ts';
import { myServiceInWizard, myServiceList, previewOfMine } from './my-services.ts';
import { publishService } from './publish-service.ts';
import { cardsOfSeller } from './seller-services.ts';
import { servicePage } from './service-page.ts';
import { readServiceReviews } from './service-reviews.ts';
import { comparedServices } from './compare-services.ts';
import { topRanked } from './top-ranked.ts';
import { createService, saveDraft } from './write-draft.ts';

const PICTURE_SIZE = { width: 1_280, height: 800, fit: 'cover' } as const;

export const servicesHandlers: readonly Handler[] = [
  onQuery(contract.listServices, ({ db, query, context }) => servicesFound(db, query, context)),
  onQuery(search.serviceRank, async ({ db, params, query, context }) =>
    explainRank(db, params.slug, query.q ?? '', context),
  ),
  onQuery(search.searchSuggestions, async ({ db, query, context }) => ({
    items: await suggestionsFor(db, query.q, context),
  })),
  onQuery(search.listFreelancers, async ({ db, query, context }) => freelancersFound(db, query, context)),
  onQuery(search.bestFreelancers, async ({ db, context }) => ({
    items: (await freelancersFound(db, {}, context)).items.filter(({ points }) => points !== null),
  })),
  onQuery(contract.serviceCategories, async ({ db }) => categoriesWithCounts(db)),
  onQuery(contract.categoryPage, async ({ db, params, context }) =>
    categoryWithFigures(db, params.slug, context.config.currency),
  ),
  onQuery(contract.topRankedServices, ({ db, context }) => topRanked(db, context)),
  onQuery(contract.compareServices, async ({ db, query }) => ({
    items: await comparedServices(db, query.slugs.split(',')),
  })),
  onQuery(contract.serviceBySlug, async ({ db, params, context }) =>
    servicePage(db, params.slug, await termsInForce(db, context.clock())),
  ),
  onQuery(contract.serviceReviews, ({ db, params, query }) => readServiceReviews(db, { ...params, ...query })),
  onQuery(contract.servicesOfSeller, ({ db, params }) => cardsOfSeller(db, params.username)),

  onQuery(contract.myServices, async ({ db, actor, context }) => myServiceList(db, actor, context)),
  onQuery(contract.servicePreview, ({ db, actor, params, context }) => previewOfMine(db, actor, params.id, context)),
  onQuery(contract.myService, async ({ db, actor, params, context }) =>
    myServiceInWizard(db, actor, params.id, context),
  ),
  onCommand(contract.createService, async ({ tx, actor, body, context }) => createService(tx, actor, body, context)),
  onCommand(contract.saveDraft, async ({ tx, actor, params, body, context }) => {
    const { savedAt, service } = await saveDraft(tx, actor, params.id, body, context);
    const { currency } = context.config;
    const terms = await termsInForce(tx, context.clock());
    const checks = qualityChecks(body, service.pictures, currency, terms);
    return { saved_at: savedAt.toISOString(), checks, problems: publishProblems(body, currency, terms) };
  }),
  onCommand(contract.publishService, async ({ tx, actor, params, context }) =>
    publishService(tx, actor, params.id, context),
  ),
  onCommand(contract.pauseService, async ({ tx, actor, params, context }) =>
    pauseService(tx, actor, params.id, context),
  ),
  onCommand(contract.resumeService, async ({ tx, actor, params, context }) =>
    resumeService(tx, actor, params.id, context),
  ),
  onCommand(contract.archiveService, async ({ tx, actor, params, context }) =>
    archiveService(tx, actor, params.id, context),
  ),

  // The file is on disk before the row names it (UPL-5).
  onCommand(
    contract.uploadPicture,
    async ({ db, actor, params, file, context }): Promise<string> => {
      if (file === null) throw new Failure('invalid_input', { fields: { picture: ['Choose a picture.'] } });
      await mayTakePicture(db, actor, params.id, '');
      return storePicture('covers', context, file, PICTURE_SIZE, tooSmall);
    },
    async ({ tx, actor, params, prepared, context }) => addPicture(tx, actor, params.id, prepared, context),
  ),
  onCommand(
    contract.uploadVideo,
    async ({ db, actor, params, file, context }): Promise<string> => {
      const kind = file === null ? null : videoKind(file.head);
      if (file === null || kind === null)
        throw new Failure('invalid_input', { message: 'We can’t show this video. Use MP4 or WebM.' });
      const name = `${context.makeId()}.${kind}`;
      await mayTakePicture(db, actor, params.id, name);
      await context.files.keep(`covers/${name}`, file);
      return name;
    },
    async ({ tx, actor, params, prepared, context }) => addPicture(tx, actor, params.id, prepared, context),
  ),
  onCommand(contract.arrangePictures, async ({ tx, actor, params, body, context }) =>
    arrangePictures(tx, actor, params.id, body.pictures, context),
  ),
  onCommand(contract.removePicture, async ({ tx, actor, params, context }) =>
    removePicture(tx, actor, params.id, params.picture_id, context),
  ),
];
