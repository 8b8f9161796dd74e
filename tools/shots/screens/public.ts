import { pageTemplate } from '@ayna/contracts/core/salon-page';
import { suggestSalonPath } from '@ayna/contracts/core/salon-path';
import { type SalonType, salonNames } from '../../seed/names.ts';
import { demoReviewToken, demoWrittenReviewToken } from '../../seed/reviews.ts';
import type { Screen, Step } from '../screen.ts';
import { bookingScreens } from './booking.ts';
import { failCalls, failedCall, fill, press, storeChallenge, waitFor, waitForText } from './steps.ts';
import { words } from './texts.ts';

const guest = { role: 'guest' } as const;

/** Each template with the type of salon that it is made for, and its mock. */
const templates: readonly (readonly [slug: string, type: SalonType, mock: string])[] = [
  ['akis', 'HairSalon', 'site-kuafor'],
  ['ustura', 'BarberShop', 'site-berber'],
  ['gonca', 'BeautySalon', 'site-guzellik'],
  ['cila', 'NailSalon', 'site-tirnak'],
  ['kulis', 'MakeupStudio', 'site-makyaj'],
  ['berrak', 'AestheticClinic', 'site-klinik'],
];

/** Sections out of sight are laid out when they come into it, and would be empty in the picture. */
const layOutAll: Step = (page) =>
  page.evaluate(
    `for (const { style } of document.querySelectorAll('section')) style.contentVisibility = 'visible'`,
  );
const seen = { ...guest, steps: [layOutAll] } as const;

/** A made-up salon without pictures, the demo salon, which has some, and the longest texts. */
const salonPages = templates.flatMap(([slug, type, mock], index): readonly Screen[] => [
  { name: `template-${slug}`, page: 'templateExample', ...seen, params: () => ({ template: slug }), mock },
  {
    name: `salon-page-${slug}`,
    page: 'salonPage',
    ...seen,
    params: () => ({ path: suggestSalonPath(salonNames[type][0] ?? '') }),
    mock,
  },
  {
    name: `salon-page-${slug}-longest`,
    page: 'devSalonPage',
    ...seen,
    params: () => ({ template: pageTemplate.options[index] ?? '', extreme: 'longest' }),
  },
]);

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
  { name: 'packages-yearly', page: 'packages', ...guest, params: () => ({ donem: 'yillik' }) },
  { name: 'comparison', page: 'comparison', ...guest },
  { name: 'help', page: 'help', ...guest },
  { name: 'help-search', page: 'help', ...guest, params: () => ({ ara: 'sms gitmedi' }), mock: 'yardim' },
  { name: 'help-search-nothing', page: 'help', ...guest, params: () => ({ ara: 'xyzzy' }) },
  { name: 'help-answer', page: 'helpAnswer', ...guest, params: () => ({ slug: 'randevu-tasima' }) },
  { name: 'news', page: 'news', ...guest },
  {
    name: 'salon-preview',
    page: 'salonPreview',
    ...guest,
    // Nobody's link: what is left of one that has run out.
    params: () => ({ token: 'sample' }),
  },
  ...salonPages,
  ...bookingScreens,
  {
    name: 'review',
    page: 'review',
    ...guest,
    params: () => ({ token: demoReviewToken }),
    mock: 'degerlendir',
  },
  {
    name: 'review-thanks',
    page: 'review',
    ...guest,
    params: () => ({ token: demoWrittenReviewToken, tesekkurler: '1' }),
  },

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
