import { subscription } from '@ayna/contracts/subscription';
import { routesOf } from '@ayna/kernel/module';
import { beginTrial } from './actions/begin-trial.ts';
import { checkFeature } from './actions/check-feature.ts';
import { checkMayCreate } from './actions/check-may-create.ts';
import { cancelOrder, completePayment } from './actions/complete-payment.ts';
import { createAndPay } from './actions/create-and-pay.ts';
import { extendTrial } from './actions/extend-trial.ts';
import { listPayments } from './actions/list-payments.ts';
import { listStates } from './actions/list-states.ts';
import { addCard, chooseCard, removeCard } from './actions/manage-cards.ts';
import * as offers from './actions/manage-offers.ts';
import { addPackage, changePackage, listAllPackages, orderPackages } from './actions/manage-packages.ts';
import { dropPlan, planChange } from './actions/plan-change.ts';
import { releaseQuota } from './actions/release-quota.ts';
import { saveTaxDetails } from './actions/save-tax-details.ts';
import { setAutoRenew } from './actions/set-auto-renew.ts';
import { viewBilling } from './actions/shared/billing-view.ts';
import { showActiveSubscription, showSubscriptionOfSalon } from './actions/show-active-subscription.ts';
import { showInvoice, showInvoiceXml } from './actions/show-invoice.ts';
import { showQuote } from './actions/show-quote.ts';
import { showRevenue } from './actions/show-revenue.ts';
import { spendQuota } from './actions/spend-quota.ts';
import { listPackages } from './store/packages.ts';
import { listUnreleased } from './store/quotas.ts';
import { listSmsPacks } from './store/settings.ts';

export const routes = routesOf(subscription, {
  packages: (ctx) => ctx.db.acrossSalons('read packages', (tx) => listPackages(tx)),
  smsPacks: (ctx) => ctx.db.acrossSalons('read packs of SMS', (tx) => listSmsPacks(tx)),
  active: showActiveSubscription,
  bySalon: showSubscriptionOfSalon,
  quote: showQuote,
  createAndPay,
  completePayment,
  cancelOrder,
  payments: listPayments,
  invoice: showInvoice,
  invoiceXml: showInvoiceXml,
  billing: viewBilling,
  saveTaxDetails,
  setAutoRenew,
  addCard,
  chooseCard,
  removeCard,
  planChange,
  dropPlan,
  allPackages: listAllPackages,
  addPackage,
  changePackage,
  orderPackages,
  allSmsPacks: offers.listAllSmsPacks,
  addSmsPack: offers.addSmsPack,
  changeSmsPack: offers.changeSmsPack,
  coupons: offers.listCoupons,
  addCoupon: offers.addCoupon,
  changeCoupon: offers.changeCoupon,
  billingSettings: offers.showBillingSettings,
  changeBillingSettings: offers.changeBillingSettings,
  revenue: showRevenue,
  extendTrial,
  beginTrial,
  mayCreate: checkMayCreate,
  hasFeature: checkFeature,
  spend: spendQuota,
  release: releaseQuota,
  spendings: (ctx, { params, query }) =>
    ctx.db.acrossSalons('list unreleased spendings', (tx) => listUnreleased(tx, params.kind, query)),
  states: listStates,
});
