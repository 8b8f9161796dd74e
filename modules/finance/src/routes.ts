import { finance } from '@ayna/contracts/finance';
import { routesOf } from '@ayna/kernel/module';
import { addTransaction } from './actions/add-transaction.ts';
import { listTransactions } from './actions/list-transactions.ts';
import { markPaid } from './actions/mark-paid.ts';
import { removeTransaction } from './actions/remove-transaction.ts';
import { restoreTransaction } from './actions/restore-transaction.ts';
import { showBalance } from './actions/show-balance.ts';
import { showReport } from './actions/show-report.ts';
import { showStats } from './actions/show-stats.ts';

export const routes = routesOf(finance, {
  bySalon: listTransactions,
  balance: showBalance,
  monthlyReport: showReport,
  monthlyStats: showStats,
  create: addTransaction,
  setStatus: markPaid,
  remove: removeTransaction,
  restore: restoreTransaction,
});
