import type { Invoice, InvoiceParty } from '@ayna/contracts/subscription';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ublOf } from './ubl.ts';

type Element = {
  readonly name: string;
  readonly attributes: Map<string, string>;
  children: Element[];
  text: string;
};

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };
const decode = (text: string): string => {
  if (/&(?!(?:amp|lt|gt|quot);)/.test(text)) throw new Error(`an ampersand stands alone: ${text}`);
  return text.replaceAll(/&(\w+);/g, (_, name: string) => entities[name] ?? '');
};

/** Reads what is well formed and throws at anything else. */
const parse = (xml: string): Element => {
  const root: Element = { name: '', attributes: new Map(), children: [], text: '' };
  const open = [root];
  const body = xml.replace(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/, '');
  for (const [, tag, text] of body.matchAll(/<([^<>]+)>|([^<>]+)/g)) {
    const inner = open.at(-1);
    if (!inner) throw new Error('something follows the root');
    if (text !== undefined) inner.text += decode(text);
    else if (tag?.startsWith('/')) {
      if (open.pop()?.name !== tag.slice(1)) throw new Error(`${tag} closes another element`);
    } else if (tag !== undefined) {
      const [, name = '', rest = ''] = /^([\w:]+)((?: [\w:]+="[^"]*")*)$/.exec(tag) ?? [];
      if (name === '') throw new Error(`<${tag}> is malformed`);
      const pairs = [...rest.matchAll(/ ([\w:]+)="([^"]*)"/g)];
      const attributes = new Map(pairs.map(([, key = '', value = '']) => [key, decode(value)]));
      const element = { name, attributes, children: [], text: '' };
      inner.children.push(element);
      open.push(element);
    }
  }
  const [top] = root.children;
  if (open.length !== 1 || root.children.length !== 1 || !top) throw new Error('there is not one root');
  return top;
};

const find = (element: Element, ...path: string[]): Element => {
  const [name, ...rest] = path;
  if (name === undefined) return element;
  const child = element.children.find((one) => one.name === name);
  if (!child) throw new Error(`${element.name} has no ${name}`);
  return find(child, ...rest);
};

const seller: InvoiceParty = {
  name: 'Ayna A.Ş.',
  taxOffice: 'Kadıköy',
  taxNumber: '1234567890',
  address: 'Moda Cad. 1',
  district: 'Kadıköy',
  city: 'İstanbul',
  email: 'fatura@ornek.com',
  phone: '+902161234567',
};

const words = { draft: 'TASLAK', vat: 'KDV', country: 'Türkiye' };

const invoice: Invoice = {
  code: '019a8000-0000-7000-8000-000000000001',
  number: 'AYN2026000000007',
  issuedOn: '2026-11-14',
  seller,
  buyer: { ...seller, name: 'Nehir Aksoy, Nehir & Oğulları <Saç>', taxNumber: '10000000146' },
  item: 'Salon paketi, aylık',
  from: '2026-11-14',
  to: '2026-12-02',
  vatRate: 20,
  net: 500,
  vat: 100,
  total: 600,
  orderNumber: 'AY-2611-04873',
};

describe('the draft of an invoice', () => {
  const root = parse(ublOf(invoice, words));

  test('is a UBL-TR invoice that says it is a draft', () => {
    expect(root.name).toBe('Invoice');
    expect(root.attributes.get('xmlns')).toBe('urn:oasis:names:specification:ubl:schema:xsd:Invoice-2');
    expect(find(root, 'cbc:CustomizationID').text).toBe('TR1.2');
    expect(find(root, 'cbc:ID').text).toBe('AYN2026000000007');
    expect(find(root, 'cbc:Note').text).toContain('TASLAK');
  });

  test('names both sides, a person by first and last name', () => {
    const supplier = find(root, 'cac:AccountingSupplierParty', 'cac:Party');
    expect(find(supplier, 'cac:PartyIdentification', 'cbc:ID').attributes.get('schemeID')).toBe('VKN');
    const customer = find(root, 'cac:AccountingCustomerParty', 'cac:Party');
    expect(find(customer, 'cac:PartyIdentification', 'cbc:ID').attributes.get('schemeID')).toBe('TCKN');
    expect(find(customer, 'cac:PartyName', 'cbc:Name').text).toBe('Nehir Aksoy, Nehir & Oğulları <Saç>');
    expect(find(customer, 'cac:Person', 'cbc:FamilyName').text).toBe('Aksoy');
  });

  test('has sums in lira with two decimals that add up', () => {
    const sums = find(root, 'cac:LegalMonetaryTotal');
    expect(find(sums, 'cbc:TaxExclusiveAmount').text).toBe('500.00');
    expect(find(sums, 'cbc:PayableAmount').text).toBe('600.00');
    expect(find(sums, 'cbc:PayableAmount').attributes.get('currencyID')).toBe('TRY');
    expect(find(root, 'cac:TaxTotal', 'cac:TaxSubtotal', 'cbc:Percent').text).toBe('20');
  });

  test('stays well formed whatever people write into their details', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'Ş', '&', '<', '>', '"', "'", ' ', ']') });
    fc.assert(
      fc.property(text, text, (name, address) => {
        const root = parse(ublOf({ ...invoice, buyer: { ...seller, name, address } }, words));
        const customer = find(root, 'cac:AccountingCustomerParty', 'cac:Party');
        expect(find(customer, 'cac:PartyName', 'cbc:Name').text).toBe(name);
        expect(find(customer, 'cac:PostalAddress', 'cbc:StreetName').text).toBe(address);
      }),
    );
  });
});
