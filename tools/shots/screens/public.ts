import type { Screen } from '../screen.ts';
import { failCalls, failedCall, fill, press, storeChallenge, waitFor, waitForText } from './steps.ts';
import { words } from './texts.ts';

const guest = { role: 'guest' } as const;

/** Public pages, and those that lead to an account. */
export const publicScreens: readonly Screen[] = [
  { name: 'home', page: 'home', ...guest, mock: 'ana-sayfa' },
  { name: 'about', page: 'about', ...guest },
  { name: 'offering', page: 'offering', ...guest },
  { name: 'templates', page: 'templates', ...guest },
  { name: 'privacy', page: 'privacy', ...guest },
  { name: 'refunds', page: 'refunds', ...guest },
  { name: 'distance-sales', page: 'distanceSales', ...guest },
  { name: 'agreements', page: 'agreements', ...guest },
  { name: 'data-notice', page: 'dataNotice', ...guest },
  { name: 'audience', page: 'audience', ...guest, mock: 'kimler-icin' },
  { name: 'how-to', page: 'howTo', ...guest, mock: 'nasil-kullanilir' },
  { name: 'features', page: 'features', ...guest, mock: 'ozellikler' },
  { name: 'contact', page: 'contact', ...guest },
  { name: 'packages', page: 'packages', ...guest, mock: 'paketlerimiz' },
  {
    name: 'salon-page',
    page: 'salonPage',
    ...guest,
    params: ({ salonPath }) => ({ path: salonPath }),
    mock: 'site-kuafor',
  },
  {
    name: 'salon-booking',
    page: 'salonBooking',
    ...guest,
    params: ({ salonPath }) => ({ path: salonPath }),
    mock: 'randevu-al-3-saat',
  },
  {
    name: 'manage-appointment',
    page: 'manageAppointment',
    ...guest,
    params: () => ({ token: 'sample' }),
    mock: 'r-yonet',
  },
  { name: 'review', page: 'review', ...guest, params: () => ({ token: 'sample' }), mock: 'degerlendir' },

  { name: 'sign-in', page: 'signIn', ...guest, mock: 'giris-yap' },
  {
    name: 'sign-in-refused',
    page: 'signIn',
    ...guest,
    steps: [
      fill(words.phone, '5550000002'),
      fill(words.password, 'not the password'),
      press('button', words.signIn),
      waitFor('alert'),
    ],
  },
  { name: 'sign-up', page: 'signUp', ...guest, mock: 'kayit-ol' },
  {
    name: 'sign-up-customer',
    page: 'signUp',
    ...guest,
    params: () => ({ tur: 'musteri' }),
    mock: 'kayit-ol-musteri',
  },
  { name: 'sign-up-invalid', page: 'signUp', ...guest, steps: [press('button', words.signUp)] },
  {
    name: 'phone-activation',
    page: 'phoneActivation',
    ...guest,
    prepare: [storeChallenge('activation')],
    mock: 'telefon-aktivasyon',
  },
  { name: 'phone-activation-without-code', page: 'phoneActivation', ...guest },
  { name: 'forgotten-password', page: 'forgottenPassword', ...guest },
  {
    name: 'forgotten-password-code',
    page: 'forgottenPassword',
    ...guest,
    prepare: [storeChallenge('new-password')],
  },
  {
    name: 'invitation',
    page: 'invitation',
    ...guest,
    params: ({ invitationToken }) => ({ token: invitationToken }),
  },
  {
    name: 'invitation-over',
    page: 'invitation',
    ...guest,
    params: () => ({ token: 'no-such-invitation' }),
    expects: /status of 422/,
  },
  {
    name: 'invitation-failed',
    page: 'invitation',
    ...guest,
    params: ({ invitationToken }) => ({ token: invitationToken }),
    prepare: [failCalls(/\/api\/Employee\/invitation/)],
    steps: [waitForText(words.retry)],
    expects: failedCall,
  },
  {
    name: 'email-confirmation',
    page: 'emailConfirmation',
    ...guest,
    params: () => ({ token: 'no-such-link-of-an-e-mail' }),
  },
  { name: 'not-found', page: 'notFound', ...guest, mock: 'bulunamadi-404' },

  { name: 'dev-parts', page: 'devParts', ...guest, mock: 'stil-rehberi' },
  { name: 'dev-inbox', page: 'devInbox', ...guest },
  { name: 'dev-shell', page: 'devShell', ...guest },
  { name: 'dev-no-permission', page: 'devNoPermission', ...guest, mock: 'yetkiniz-yok' },
  { name: 'dev-panel', page: 'devPanel', ...guest },
];
