import { subscription } from '@ayna/contracts/subscription';
import { routesOf } from '@ayna/kernel/module';
import { beginTrial } from './actions/begin-trial.ts';
import { changePackage } from './actions/change-package.ts';
import { checkMayCreate } from './actions/check-may-create.ts';
import { extendTrial } from './actions/extend-trial.ts';
import { listStates } from './actions/list-states.ts';
import { releaseQuota } from './actions/release-quota.ts';
import { showActiveSubscription, showSubscriptionOfSalon } from './actions/show-active-subscription.ts';
import { spendQuota } from './actions/spend-quota.ts';
import { listPackages } from './store/packages.ts';
import { listUnreleased } from './store/quotas.ts';

export const routes = routesOf(subscription, {
  packages: (ctx) => ctx.db.acrossSalons('read packages', listPackages),
  active: showActiveSubscription,
  bySalon: showSubscriptionOfSalon,
  changePackage,
  extendTrial,
  beginTrial,
  mayCreate: checkMayCreate,
  spend: spendQuota,
  release: releaseQuota,
  spendings: (ctx, { params, query }) =>
    ctx.db.acrossSalons('list unreleased spendings', (tx) => listUnreleased(tx, params.kind, query)),
  states: listStates,
});
