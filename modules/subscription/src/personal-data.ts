import type { PersonalData } from '@ayna/kernel/module';

const invoiced = 'an invoice and whom it is made out to have to be kept for ten years';

export const personalData: PersonalData = {
  billing_settings: { kept: { seller: "the platform's own company", invoice_prefix: 'three letters' } },
  coupon_uses: {},
  coupons: { kept: { coupon: 'the text of a coupon', note: "staff's own note about a coupon" } },
  invoice_numbers: {},
  invoices: { kept: { number: invoiced, item: 'the name of a package', buyer: invoiced, seller: invoiced } },
  order_keys: { kept: { key: 'random' } },
  order_tries: { kept: { reason: 'one of a few reasons' } },
  orders: {
    kept: {
      number: 'a number that grows',
      title: 'the name of a package',
      package_name: 'the name of a package',
      by_code: 'a code',
    },
  },
  packages: { kept: { name: 'the name of a package', tagline: 'whom a package is for' } },
  quota_moves: {},
  quota_usage: {},
  refunds: {},
  sms_balances: {},
  sms_packs: {},
  subscriptions: {
    kept: { package_name: 'the name of a package', renewal_reason: 'one of a few reasons' },
  },
  tax_details: {
    kept: {
      name: invoiced,
      lastname: invoiced,
      title: invoiced,
      tax_office: invoiced,
      tax_number: invoiced,
      address: invoiced,
      district: invoiced,
      city: invoiced,
      email: invoiced,
      phone: invoiced,
    },
  },
  terms: { kept: { package_name: 'the name of a package' } },
};
