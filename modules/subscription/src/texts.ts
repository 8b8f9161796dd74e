import type { ChangeKind, Period } from '@ayna/contracts/subscription';

const periods: Record<Period, string> = { monthly: 'aylık', yearly: 'yıllık' };

type Titled = {
  readonly change: ChangeKind;
  readonly from: string | null;
  readonly to: string;
  readonly period: Period;
};

/** What an order is for, as receipts and invoices name it. */
export const packageTitle = ({ change, from, to, period }: Titled): string =>
  change === 'upgrade' && from !== null
    ? `${from} paketinden ${to} paketine geçiş`
    : `${to} paketi, ${periods[period]}`;

export const smsTitle = (sms: number): string => `${sms} ek SMS`;

export const ublWords = {
  draft: 'TASLAK: Bu belge e-fatura programına aktarılmak içindir, mali değeri yoktur.',
  vat: 'KDV',
  country: 'Türkiye',
};
