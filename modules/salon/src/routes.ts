import { salon } from '@ayna/contracts/salon';
import { routesOf } from '@ayna/kernel/module';
import { banUser } from './actions/ban-user.ts';
import { changeSalon } from './actions/change-salon.ts';
import { checkPath } from './actions/check-path.ts';
import { createSalon } from './actions/create-salon.ts';
import { liftBan } from './actions/lift-ban.ts';
import { listBansOfSalon, listBansOfUser } from './actions/list-bans.ts';
import { listMine } from './actions/list-mine.ts';
import { listAll } from './actions/list-salons.ts';
import { listStates } from './actions/list-states.ts';
import { saveDesign } from './actions/save-design.ts';
import { setStatus } from './actions/set-status.ts';
import { showByPath } from './actions/show-by-path.ts';
import { showDesign } from './actions/show-design.ts';
import { showCard, showSalon } from './actions/show-salon.ts';
import { tellBanned } from './actions/tell-banned.ts';
import { listBanStates } from './store/bans.ts';
import { cardsByOwner } from './store/listing.ts';

export const routes = routesOf(salon, {
  create: createSalon,
  checkPath,
  all: listAll,
  byOwner: (ctx) => ctx.db.acrossSalons('the salons of an owner', (tx) => cardsByOwner(tx, ctx.actor.code)),
  mine: listMine,
  byPath: showByPath,
  setStatus,
  one: showSalon,
  change: changeSalon,
  design: showDesign,
  saveDesign,
  ban: banUser,
  liftBan,
  bansOfSalon: listBansOfSalon,
  bansOfUser: listBansOfUser,
  isBanned: tellBanned,
  card: showCard,
  states: listStates,
  banStates: (ctx, { query }) => ctx.db.acrossSalons('states for copies', (tx) => listBanStates(tx, query)),
});
