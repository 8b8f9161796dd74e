import { addMonths } from '@ayna/domain/wall-clock';
import type { Screen } from '../screen.ts';
import { press, waitFor } from './steps.ts';
import { accountingWords, words } from './texts.ts';

const owner = { role: 'owner' } as const;

/** The books and the shelf. */
export const moneyScreens: readonly Screen[] = [
  { name: 'accounting', page: 'accounting', ...owner, mock: 'muhasebe' },
  { name: 'accounting-empty', page: 'accounting', role: 'newOwner' },
  {
    name: 'accounting-recurring',
    page: 'accounting',
    ...owner,
    steps: [press('button', accountingWords.recurring), waitFor('dialog')],
  },
  {
    name: 'accounting-receipt',
    page: 'accounting',
    ...owner,
    params: () => accountingWords.expenses,
    steps: [
      press('button', accountingWords.actions),
      press('menuitem', accountingWords.receipt),
      waitFor('img', accountingWords.photo),
    ],
  },
  {
    name: 'accounting-pay',
    page: 'accounting',
    ...owner,
    steps: [press('button', accountingWords.pay), waitFor('dialog')],
  },
  { name: 'add-transaction', page: 'addTransaction', ...owner, mock: 'muhasebe-ekle' },
  {
    name: 'add-transaction-wages',
    page: 'addTransaction',
    ...owner,
    steps: [press('radio', accountingWords.wages)],
  },
  {
    name: 'add-transaction-sale',
    page: 'addTransaction',
    ...owner,
    steps: [press('radio', words.income), press('radio', words.productSale)],
    mock: 'muhasebe-ekle',
  },
  { name: 'day-end', page: 'dayEnd', ...owner, mock: 'gun-sonu' },
  {
    name: 'day-end-settings',
    page: 'dayEnd',
    ...owner,
    steps: [press('button', accountingWords.tillSettings), waitFor('dialog')],
  },
  {
    name: 'day-end-tour',
    page: 'dayEnd',
    ...owner,
    steps: [press('button', words.startTour), waitFor('dialog')],
  },
  { name: 'day-end-receptionist', page: 'dayEnd', role: 'receptionist', mock: 'gun-sonu-kor' },
  { name: 'commission', page: 'commission', ...owner, mock: 'prim' },
  {
    name: 'commission-closed',
    page: 'commission',
    ...owner,
    params: ({ busyDay }) => ({ ay: addMonths(busyDay, -1).slice(0, 7) }),
    mock: 'prim',
  },
  {
    name: 'commission-tour',
    page: 'commission',
    ...owner,
    steps: [press('button', words.startTour), waitFor('dialog')],
  },
  {
    name: 'commission-rules',
    page: 'commission',
    ...owner,
    params: () => ({ gorunum: 'kurallar' }),
    mock: 'prim-kurallar',
  },
  {
    name: 'monthly-report',
    page: 'monthlyReport',
    ...owner,
    params: ({ busyDay }) => ({ ay: addMonths(busyDay, -1).slice(0, 7) }),
    mock: 'aylik-rapor',
  },
  { name: 'monthly-report-running', page: 'monthlyReport', ...owner },
  { name: 'monthly-report-empty', page: 'monthlyReport', role: 'newOwner' },
  { name: 'monthly-report-receptionist', page: 'monthlyReport', role: 'receptionist' },
  { name: 'inventory', page: 'inventory', ...owner, mock: 'envanter' },
  { name: 'inventory-receptionist', page: 'inventory', role: 'receptionist' },
  { name: 'inventory-empty', page: 'inventory', role: 'newOwner' },
  { name: 'inventory-none-found', page: 'inventory', ...owner, params: () => ({ ara: 'qqqq' }) },
  {
    name: 'inventory-product',
    page: 'inventory',
    ...owner,
    params: ({ productCode }) => ({ urun: productCode }),
    steps: [waitFor('dialog')],
    mock: 'envanter-detay',
  },
  { name: 'stock-count', page: 'stockCount', ...owner, mock: 'stok-sayim' },
  { name: 'stock-count-result', page: 'stockCount', ...owner, params: () => ({ adim: 'sonuc' }) },
  {
    name: 'stock-count-tour',
    page: 'stockCount',
    ...owner,
    steps: [press('button', words.startTour), waitFor('dialog')],
  },
  { name: 'stock-count-receptionist', page: 'stockCount', role: 'receptionist' },
  { name: 'order-list', page: 'orderList', ...owner, mock: 'siparis-listesi' },
  {
    name: 'order-list-tour',
    page: 'orderList',
    ...owner,
    steps: [press('button', words.startTour), waitFor('dialog')],
  },
  { name: 'add-product', page: 'addProduct', ...owner },
  {
    name: 'edit-product',
    page: 'editProduct',
    ...owner,
    params: ({ productCode }) => ({ code: productCode }),
  },
];
