import type { Screen } from '../screen.ts';
import { failCalls, failedCall, lengthenNames, press, waitFor, waitForText } from './steps.ts';
import { words } from './texts.ts';

const owner = { role: 'owner' } as const;

const customers: readonly Screen[] = [
  { name: 'customers', page: 'customers', ...owner, mock: 'musterilerim' },
  { name: 'customers-receptionist', page: 'customers', role: 'receptionist' },
  { name: 'customers-without-right', page: 'customers', role: 'employee', mock: 'yetkiniz-yok' },
  { name: 'customers-empty', page: 'customers', role: 'newOwner', mock: 'bos-durumlar' },
  { name: 'customers-none-found', page: 'customers', ...owner, params: () => ({ ara: 'qqqq' }) },
  { name: 'customers-long-names', page: 'customers', ...owner, prepare: [lengthenNames] },
  {
    name: 'customers-failed',
    page: 'customers',
    ...owner,
    prepare: [failCalls(/\/api\/Customer\/by-salon/)],
    steps: [waitForText(words.retry)],
    expects: failedCall,
  },
  {
    name: 'customers-add',
    page: 'customers',
    ...owner,
    steps: [press('button', words.addCustomer), waitFor('dialog')],
  },
  { name: 'customer-import', page: 'customerImport', ...owner, mock: 'musteri-ice-aktar' },
  {
    name: 'customer',
    page: 'customer',
    ...owner,
    params: ({ cardCode }) => ({ code: cardCode }),
    mock: 'musteri-karti',
  },
  {
    name: 'customer-receptionist',
    page: 'customer',
    role: 'receptionist',
    params: ({ cardCode }) => ({ code: cardCode }),
    mock: 'musteri-karti-maskeli',
  },
  {
    name: 'customer-long-names',
    page: 'customer',
    ...owner,
    params: ({ cardCode }) => ({ code: cardCode }),
    prepare: [lengthenNames],
  },
  {
    name: 'customer-menu',
    page: 'customer',
    ...owner,
    params: ({ cardCode }) => ({ code: cardCode }),
    steps: [press('button', words.more), waitFor('menu')],
  },
  {
    name: 'customer-ban',
    page: 'customer',
    ...owner,
    params: ({ cardCode }) => ({ code: cardCode }),
    steps: [press('button', words.more), press('menuitem', words.ban), waitFor('dialog', words.ban)],
  },
  {
    name: 'customer-merge',
    page: 'customer',
    ...owner,
    params: ({ cardCode }) => ({ code: cardCode }),
    steps: [press('button', words.more), press('menuitem', words.merge), waitFor('dialog', words.mergeTitle)],
  },
  { name: 'customer-gone', page: 'customer', ...owner, params: ({ salonCode }) => ({ code: salonCode }) },
];

const team: readonly Screen[] = [
  { name: 'employees', page: 'employees', ...owner, mock: 'calisanlar' },
  { name: 'employees-invited', page: 'employees', ...owner, params: () => ({ sekme: 'davetli' }) },
  { name: 'employees-left', page: 'employees', ...owner, params: () => ({ sekme: 'ayrilan' }) },
  { name: 'employees-new-salon', page: 'employees', role: 'newOwner' },
  { name: 'employees-long-names', page: 'employees', ...owner, prepare: [lengthenNames] },
  {
    name: 'employees-menu',
    page: 'employees',
    ...owner,
    steps: [press('button', words.actionsOf), waitFor('menu')],
  },
  {
    name: 'employees-leave',
    page: 'employees',
    ...owner,
    steps: [press('button', words.addLeave), waitFor('dialog')],
  },
  ...(['bilgiler', 'saatler', 'hizmetler', 'izinler'] as const).map(
    (section): Screen => ({
      name: `employee-sheet-${{ bilgiler: 'info', saatler: 'hours', hizmetler: 'services', izinler: 'leaves' }[section]}`,
      page: 'employees',
      ...owner,
      params: ({ employeeOnLeave }) => ({ calisan: employeeOnLeave, bolum: section }),
      steps: [waitFor('dialog')],
    }),
  ),
  { name: 'add-employee', page: 'addEmployee', ...owner, mock: 'calisan-ekle' },
  { name: 'conflicts', page: 'conflictingAppointments', ...owner, mock: 'izin-etkisi' },
  { name: 'conflicts-none', page: 'conflictingAppointments', role: 'newOwner' },
  {
    name: 'employee-rights',
    page: 'employeeRights',
    ...owner,
    params: ({ employeeCode }) => ({ code: employeeCode }),
    mock: 'calisan-yetkileri',
  },
];

const services: readonly Screen[] = [
  { name: 'services', page: 'services', ...owner, mock: 'hizmetler' },
  { name: 'services-employee', page: 'services', role: 'employee' },
  { name: 'services-empty', page: 'services', role: 'newOwner' },
  { name: 'services-none-found', page: 'services', ...owner, params: () => ({ ara: 'qqqq' }) },
  { name: 'services-long-names', page: 'services', ...owner, prepare: [lengthenNames] },
  {
    name: 'services-menu',
    page: 'services',
    ...owner,
    width: 1440,
    steps: [press('button', words.moreOf), waitFor('menu')],
  },
  {
    name: 'services-prices',
    page: 'services',
    ...owner,
    steps: [press('button', words.changePrices), waitFor('dialog')],
  },
  {
    name: 'services-failed',
    page: 'services',
    ...owner,
    prepare: [failCalls(/\/api\/Service\/by-salon/)],
    steps: [waitForText(words.retry)],
    expects: failedCall,
  },
  { name: 'add-service', page: 'addService', ...owner, mock: 'hizmet-ekle' },
  { name: 'add-service-invalid', page: 'addService', ...owner, steps: [press('button', words.save)] },
  {
    name: 'edit-service',
    page: 'editService',
    ...owner,
    params: ({ serviceCode }) => ({ code: serviceCode }),
  },
  {
    name: 'edit-service-session',
    page: 'editService',
    ...owner,
    params: ({ sessionServiceCode }) => ({ code: sessionServiceCode }),
  },
];

const sections = {
  genel: ['general', 'salonu-duzenle-1-genel'],
  saatler: ['hours', 'salonu-duzenle-2-saatler'],
  kurallar: ['rules', 'salonu-duzenle-3-kurallar'],
  fotograflar: ['photos', 'salonu-duzenle-4-fotograflar'],
  duyurular: ['announcements', 'salonu-duzenle-5-duyurular'],
} as const;

const salon: readonly Screen[] = [
  { name: 'salon-info', page: 'salonInfo', ...owner, mock: 'salon-bilgileri' },
  { name: 'salon-info-new', page: 'salonInfo', role: 'newOwner' },
  {
    name: 'salon-info-qr',
    page: 'salonInfo',
    ...owner,
    params: () => ({ karekod: 'masa' }),
    mock: 'qr-karekod',
  },
  {
    name: 'salon-info-qr-sticker',
    page: 'salonInfo',
    ...owner,
    params: () => ({ karekod: 'vitrin' }),
    mock: 'qr-karekod',
  },
  {
    name: 'salon-info-embed',
    page: 'salonInfo',
    ...owner,
    params: () => ({ 'sitenize-ekleyin': 'acik' }),
  },
  ...Object.entries(sections).map(
    ([section, [name, mock]]): Screen => ({
      name: `edit-salon-${name}`,
      page: 'editSalon',
      ...owner,
      params: ({ salonCode }) => ({ salonCode, bolum: section }),
      mock,
    }),
  ),
  {
    name: 'edit-salon-without-right',
    page: 'editSalon',
    role: 'employee',
    params: ({ salonCode }) => ({ salonCode }),
    mock: 'yetkiniz-yok',
  },
  { name: 'custom-template', page: 'customTemplate', ...owner, mock: 'ozel-sablon' },
  {
    name: 'custom-template-versions',
    page: 'customTemplate',
    ...owner,
    params: () => ({ surum: 'liste' }),
    mock: 'ozel-sablon-surumler',
  },
  { name: 'reviews', page: 'reviews', ...owner },
  { name: 'reviews-empty', page: 'reviews', role: 'newOwner' },
  { name: 'account', page: 'account', ...owner, mock: 'hesap' },
  { name: 'account-customer', page: 'account', role: 'customer' },
  { name: 'my-appointments', page: 'myAppointments', role: 'customer', mock: 'randevularim' },
  { name: 'my-appointments-empty', page: 'myAppointments', role: 'newOwner' },
  { name: 'my-appointments-sign-in', page: 'myAppointments', role: 'guest' },
];

/** Pages of later issues say so; their mocks stand beside them. */
const coming: readonly Screen[] = [
  { name: 'message-settings', page: 'messageSettings', ...owner, mock: 'mesaj-ayarlari' },
];

export const salonScreens: readonly Screen[] = [...customers, ...team, ...services, ...salon, ...coming];
