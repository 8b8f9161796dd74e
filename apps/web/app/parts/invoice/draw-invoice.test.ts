import type { Invoice } from '@ayna/contracts/subscription';
import { expect, test } from 'vitest';
import { countPdfPages, readPdfTexts } from '../pdf/read-pdf.ts';
import { testFonts as fonts } from '../pdf/test-fonts.ts';
import { drawInvoice } from './draw-invoice.ts';

const seller = {
  name: 'Ayna Yazılım A.Ş.',
  taxOffice: 'Kadıköy',
  taxNumber: '1234567890',
  address: 'Moda Cad. 1',
  district: 'Kadıköy',
  city: 'İstanbul',
  email: 'fatura@ornek.com',
  phone: '+902161234567',
};

const invoice: Invoice = {
  code: '0199a001-0000-7000-8000-000000000001',
  number: 'AYN2026000000007',
  issuedOn: '2026-11-14',
  seller,
  buyer: { ...seller, name: 'Nehir Aksoy, Nehir Saç Atölyesi', taxNumber: '10000000146', taxOffice: '' },
  item: 'Salon paketinden Stüdyo paketine geçiş',
  from: '2026-11-14',
  to: '2026-12-02',
  vatRate: 20,
  net: 500,
  vat: 100,
  total: 600,
  orderNumber: 'AY-2611-04873',
};

test('the sheet has both sides with their tax numbers, what was sold, and VAT apart', async () => {
  const file = await drawInvoice(invoice, fonts, { compress: false });
  const text = readPdfTexts(file);
  for (const part of [
    'Fatura no AYN2026000000007 · 14 Kasım 2026',
    'Ödeme no AY-2611-04873',
    'VKN 1234567890, Kadıköy',
    'TCKN 10000000146',
    'Nehir Aksoy, Nehir Saç Atölyesi',
    'Salon paketinden Stüdyo paketine geçiş',
    '14 Kasım 2026 – 2 Aralık 2026',
    '₺500,00',
    'KDV %20',
    '₺100,00',
    '₺600,00',
  ])
    expect(text).toContain(part);
  expect(countPdfPages(file)).toBe(1);
});
