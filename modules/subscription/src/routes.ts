import { subscription } from '@ayna/contracts/subscription';
import { routesOf } from '@ayna/kernel/module';
import { beginTrial } from './actions/begin-trial.ts';
import { changePackage } from './actions/change-package.ts';
import { extendTrial } from './actions/extend-trial.ts';
import { giveBackQuota } from './actions/give-back-quota.ts';
import { showActive } from './actions/show-active.ts';
import { spendQuota } from './actions/spend-quota.ts';
import { tellMayCreate } from './actions/tell-may-create.ts';
import { listPackages } from './store/packages.ts';
import { listKept } from './store/quotas.ts';

export const routes = routesOf(subscription, {
  packages: (ctx) => ctx.db.acrossSalons('the packages on offer', listPackages),
  active: showActive,
  changePackage,
  extendTrial,
  beginTrial,
  mayCreate: tellMayCreate,
  spend: spendQuota,
  giveBack: giveBackQuota,
  spendings: (ctx, { params, query }) =>
    ctx.db.acrossSalons('who spent it looks for what came to nothing', (tx) =>
      listKept(tx, params.kind, query),
    ),
});
