import { VERSIONS_PER_PAGE } from '@ayna/contracts/core/page-design-routes';
import { salon } from '@ayna/contracts/salon';
import { routesOf } from '@ayna/kernel/module';
import { banUser } from './actions/ban-user.ts';
import { changeSalon } from './actions/change-salon.ts';
import { checkBan } from './actions/check-ban.ts';
import { checkSalonPath } from './actions/check-salon-path.ts';
import { countSalonOpenings } from './actions/count-openings.ts';
import { createSalon } from './actions/create-salon.ts';
import { liftBan } from './actions/lift-ban.ts';
import { listBansOfSalon, listBansOfUser } from './actions/list-bans.ts';
import { listMySalons } from './actions/list-my-salons.ts';
import { listPublishedSalons } from './actions/list-published-salons.ts';
import { listSalonStates } from './actions/list-salon-states.ts';
import { previewDesign } from './actions/preview-design.ts';
import { publishDesign } from './actions/publish-design.ts';
import { saveDesign } from './actions/save-design.ts';
import { saveDesignDraft } from './actions/save-design-draft.ts';
import { saveSalonEmbedding } from './actions/save-embedding.ts';
import { saveFirstDay } from './actions/save-first-day.ts';
import { searchAllSalons } from './actions/search-salons.ts';
import { setSalonStatus } from './actions/set-salon-status.ts';
import { showDesign, showDesignDraft, showDesignVersion } from './actions/show-design.ts';
import { showPersonalData } from './actions/show-personal-data.ts';
import { showPreviewPage } from './actions/show-preview-page.ts';
import { showCard, showSalon } from './actions/show-salon.ts';
import { showSalonByPath } from './actions/show-salon-by-path.ts';
import { showSalonPage } from './actions/show-salon-page.ts';
import { listBanStates } from './store/bans.ts';
import { listDesignVersions } from './store/designs.ts';
import { readEmbedOrigins } from './store/embeddings.ts';
import { listCardsByOwner } from './store/salon-lists.ts';

export const routes = routesOf(salon, {
  create: createSalon,
  checkPath: checkSalonPath,
  all: searchAllSalons,
  openings: countSalonOpenings,
  byOwner: (ctx) =>
    ctx.db.acrossSalons('list the salons of an owner', (tx) => listCardsByOwner(tx, ctx.actor.code)),
  mine: listMySalons,
  byPath: showSalonByPath,
  page: showSalonPage,
  published: listPublishedSalons,
  setStatus: setSalonStatus,
  byCode: showSalon,
  change: changeSalon,
  design: showDesign,
  saveDesign,
  designDraft: showDesignDraft,
  saveDesignDraft,
  publishDesign,
  designVersions: (ctx, { query }) =>
    ctx.db.forSalon(ctx.salon, (tx) => listDesignVersions(tx, { ...query, limit: VERSIONS_PER_PAGE })),
  designVersion: showDesignVersion,
  previewDesign,
  previewPage: showPreviewPage,
  embedding: (ctx) => ctx.db.forSalon(ctx.salon, async (tx) => ({ origins: await readEmbedOrigins(tx) })),
  saveEmbedding: saveSalonEmbedding,
  saveFirstDay,
  ban: banUser,
  liftBan,
  bansOfSalon: listBansOfSalon,
  bansOfUser: listBansOfUser,
  isBanned: checkBan,
  card: showCard,
  states: listSalonStates,
  banStates: (ctx, { query }) => ctx.db.acrossSalons('states for copies', (tx) => listBanStates(tx, query)),
  personalData: showPersonalData,
});
