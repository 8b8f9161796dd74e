import type { Invoice, InvoiceParty } from '@ayna/contracts/subscription';

// UBL-TR 1.2, as programs for e-invoices import it. A draft: the program gives the number and signs.

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign);

type Attributes = Readonly<Record<string, string>>;

const tag = (name: string, content: string | readonly string[], attributes: Attributes = {}): string => {
  const shown = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const body = typeof content === 'string' ? escape(content) : content.join('');
  return `<${name}${shown.join('')}>${body}</${name}>`;
};

const money = (name: string, amount: number): string => tag(name, amount.toFixed(2), { currencyID: 'TRY' });

/** The words in it that are the language's and not the format's. */
export type UblWords = { readonly draft: string; readonly vat: string; readonly country: string };

const party = (
  { name, taxOffice, taxNumber, address, district, city, email, phone }: InvoiceParty,
  words: UblWords,
): string => {
  const isPerson = taxNumber.length === 11;
  const names = name.split(/[\s,]+/);
  return tag('cac:Party', [
    tag('cac:PartyIdentification', [tag('cbc:ID', taxNumber, { schemeID: isPerson ? 'TCKN' : 'VKN' })]),
    tag('cac:PartyName', [tag('cbc:Name', name)]),
    tag('cac:PostalAddress', [
      tag('cbc:StreetName', address),
      tag('cbc:CitySubdivisionName', district),
      tag('cbc:CityName', city),
      tag('cac:Country', [tag('cbc:Name', words.country)]),
    ]),
    tag('cac:PartyTaxScheme', [tag('cac:TaxScheme', [tag('cbc:Name', taxOffice)])]),
    tag('cac:Contact', [tag('cbc:Telephone', phone), tag('cbc:ElectronicMail', email)]),
    ...(isPerson
      ? [tag('cac:Person', [tag('cbc:FirstName', names[0] ?? name), tag('cbc:FamilyName', names[1] ?? name)])]
      : []),
  ]);
};

const taxTotal = ({ net, vat, vatRate }: Invoice, words: UblWords): string =>
  tag('cac:TaxTotal', [
    money('cbc:TaxAmount', vat),
    tag('cac:TaxSubtotal', [
      money('cbc:TaxableAmount', net),
      money('cbc:TaxAmount', vat),
      tag('cbc:Percent', String(vatRate)),
      tag('cac:TaxCategory', [
        tag('cac:TaxScheme', [tag('cbc:Name', words.vat), tag('cbc:TaxTypeCode', '0015')]),
      ]),
    ]),
  ]);

const period = ({ from, to }: Invoice): string[] =>
  from === null || to === null
    ? []
    : [tag('cac:InvoicePeriod', [tag('cbc:StartDate', from), tag('cbc:EndDate', to)])];

const namespaces: Attributes = {
  xmlns: 'urn:oasis:names:specification:ubl:schema:xsd:Invoice-2',
  'xmlns:cac': 'urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2',
  'xmlns:cbc': 'urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2',
};

export const ublOf = (invoice: Invoice, words: UblWords): string => {
  const { code, number, issuedOn, seller, buyer, item, net, total, orderNumber } = invoice;
  const body = [
    tag('cbc:UBLVersionID', '2.1'),
    tag('cbc:CustomizationID', 'TR1.2'),
    tag('cbc:ProfileID', 'EARSIVFATURA'),
    tag('cbc:ID', number),
    tag('cbc:CopyIndicator', 'false'),
    tag('cbc:UUID', code),
    tag('cbc:IssueDate', issuedOn),
    tag('cbc:InvoiceTypeCode', 'SATIS'),
    tag('cbc:Note', words.draft),
    tag('cbc:DocumentCurrencyCode', 'TRY'),
    tag('cbc:LineCountNumeric', '1'),
    ...period(invoice),
    tag('cac:OrderReference', [tag('cbc:ID', orderNumber), tag('cbc:IssueDate', issuedOn)]),
    tag('cac:AccountingSupplierParty', [party(seller, words)]),
    tag('cac:AccountingCustomerParty', [party(buyer, words)]),
    taxTotal(invoice, words),
    tag('cac:LegalMonetaryTotal', [
      money('cbc:LineExtensionAmount', net),
      money('cbc:TaxExclusiveAmount', net),
      money('cbc:TaxInclusiveAmount', total),
      money('cbc:PayableAmount', total),
    ]),
    tag('cac:InvoiceLine', [
      tag('cbc:ID', '1'),
      tag('cbc:InvoicedQuantity', '1', { unitCode: 'C62' }),
      money('cbc:LineExtensionAmount', net),
      taxTotal(invoice, words),
      tag('cac:Item', [tag('cbc:Name', item)]),
      tag('cac:Price', [money('cbc:PriceAmount', net)]),
    ]),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag('Invoice', body, namespaces)}\n`;
};
