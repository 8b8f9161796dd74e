import { finance } from '@ayna/contracts/finance';
import { routesOf } from '@ayna/kernel/module';
import { addRecurring } from './actions/add-recurring.ts';
import { addTransaction } from './actions/add-transaction.ts';
import { changeRecurring } from './actions/change-recurring.ts';
import { closeDay } from './actions/close-day.ts';
import { closeMonth } from './actions/close-month.ts';
import { confirmRecurring } from './actions/confirm-recurring.ts';
import { listCommissionRules } from './actions/list-commission-rules.ts';
import { listRecurring } from './actions/list-recurring.ts';
import { listRemoved } from './actions/list-removed.ts';
import { listTransactions } from './actions/list-transactions.ts';
import { markPaid } from './actions/mark-paid.ts';
import { openDay } from './actions/open-day.ts';
import { openMonth } from './actions/open-month.ts';
import { payCommission } from './actions/pay-commission.ts';
import { previewCommission } from './actions/preview-commission.ts';
import { removeRecurring } from './actions/remove-recurring.ts';
import { removeTransaction } from './actions/remove-transaction.ts';
import { restoreRecurring } from './actions/restore-recurring.ts';
import { restoreTransaction } from './actions/restore-transaction.ts';
import { saveCommissionRules } from './actions/save-commission-rules.ts';
import { setReceipt } from './actions/set-receipt.ts';
import { setReportMail } from './actions/set-report-mail.ts';
import { setTillSettings } from './actions/set-till-settings.ts';
import { settleVisit } from './actions/settle-visit.ts';
import { showBalance } from './actions/show-balance.ts';
import { showCommissions } from './actions/show-commissions.ts';
import { showDayEnd } from './actions/show-day-end.ts';
import { showFigures } from './actions/show-figures.ts';
import { showReport } from './actions/show-report.ts';
import { showReportMail } from './actions/show-report-mail.ts';
import { showSettlement } from './actions/show-settlement.ts';
import { showStats } from './actions/show-stats.ts';
import { showTillSettings } from './actions/show-till-settings.ts';
import { skipRecurring } from './actions/skip-recurring.ts';
import { undoSettlement } from './actions/undo-settlement.ts';

export const routes = routesOf(finance, {
  bySalon: listTransactions,
  balance: showBalance,
  monthlyReport: showReport,
  reportMail: showReportMail,
  setReportMail,
  monthlyStats: showStats,
  figures: showFigures,
  create: addTransaction,
  setStatus: markPaid,
  remove: removeTransaction,
  removed: listRemoved,
  restore: restoreTransaction,
  settlement: showSettlement,
  settle: settleVisit,
  undoSettlement,
  tillSettings: showTillSettings,
  setTillSettings,
  setReceipt,
  recurring: listRecurring,
  createRecurring: addRecurring,
  changeRecurring,
  removeRecurring,
  restoreRecurring,
  confirmRecurring,
  skipRecurring,
  dayEnd: showDayEnd,
  closeDay,
  openDay,
  closeMonth,
  openMonth,
  commissions: showCommissions,
  commissionRules: listCommissionRules,
  saveCommissionRules,
  previewCommission,
  payCommission,
});
