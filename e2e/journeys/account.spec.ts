import type { Page, Route } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';

// The account in front of an API that answers as the contract says: what it has, a test decides.

const codeOf = (number: number): string => `019a0000-0000-7000-8000-${String(number).padStart(12, '0')}`;
const nearEnd = String(Date.UTC(2100, 0, 1));
const kept = {
  accessToken: 'access',
  accessExpiry: nearEnd,
  refreshToken: 'refresh',
  refreshExpiry: nearEnd,
  userCode: codeOf(900),
};

const newApi = () => ({
  me: {
    code: codeOf(900),
    name: 'Nehir',
    lastname: 'Aksoy',
    email: 'nehir@ornek.com',
    emailVerified: true,
    phone: '+905324182796',
    imageUrl: null,
    role: 'SalonOwner',
    salonCode: codeOf(1),
    groups: ['Administrator'],
    salons: [{ salonCode: codeOf(1), groups: ['Administrator'] }],
    passwordChangedAt: '2026-09-06T09:00:00.000Z',
  },
  sessions: ['Windows, Chrome', 'iPhone, Safari', 'MacBook, Safari'].map((device, index) => ({
    code: codeOf(index + 1),
    device,
    current: index === 0,
    createdAt: '2026-03-04T11:06:00.000Z',
    seenAt: `2026-11-0${4 - index}T06:12:00.000Z`,
  })),
  consents: (['notice', 'marketing-mail', 'photos'] as const).map((kind) => ({
    kind: kind as string,
    given: true,
    at: '2026-03-04T11:06:00.000Z',
    version: 3,
  })),
  bodies: [] as (readonly [string, unknown])[],
  /** Calls that are refused while they are here. */
  refused: new Map<string, { status: number; message: string }>(),
  resendInMs: 60_000,
});
type Api = ReturnType<typeof newApi>;

const challenge = ({ resendInMs }: Api) => ({
  challenge: codeOf(77),
  now: '2026-11-14T12:00:00.000Z',
  expiresAt: '2026-11-14T12:03:00.000Z',
  resendAt: new Date(Date.UTC(2026, 10, 14, 12) + resendInMs).toISOString(),
});

const answers: Readonly<Record<string, (api: Api, body: never) => unknown>> = {
  'GET /api/user/me': ({ me }) => me,
  'GET /api/Salon/mine': () => [
    {
      code: codeOf(1),
      name: 'Nehir Saç Atölyesi',
      type: 'HairSalon',
      path: 'nehir-sac-atolyesi',
      status: 'Published',
      district: 'Kadıköy',
      provinceName: 'İstanbul',
    },
  ],
  'GET /api/user/sessions': ({ sessions }) => sessions,
  'GET /api/user/consents': ({ consents }) => consents,
  'GET /api/user/second-factor': () => ({ enabled: false, passedUntil: null, recoveryCodesLeft: 0 }),
  'POST /api/user/user-profile': (api, body: { name: string; lastname: string }) => {
    api.me = { ...api.me, name: body.name, lastname: body.lastname };
    return {};
  },
  'POST /api/user/change-phone': challenge,
  'POST /api/sign/resend-code': challenge,
  'POST /api/user/confirm-phone': (api) => {
    api.me = { ...api.me, phone: '+905051112233' };
    return {};
  },
  'POST /api/user/change-e-mail': () => ({}),
  'POST /api/user/send-e-mail-link': () => ({}),
  'POST /api/sign/reset-password': () => ({}),
  'POST /api/sign/out': () => ({}),
  'POST /api/user/sessions/end-others': (api) => {
    api.sessions = api.sessions.filter(({ current }) => current);
    return {};
  },
  'POST /api/user/consents': (api, change: { kind: string; given: boolean }) => {
    const at = '2026-11-14T12:00:00.000Z';
    api.consents = [
      ...api.consents.filter(({ kind }) => kind !== change.kind),
      { ...change, at, version: 1 },
    ];
    return {};
  },
};

const fulfil = (route: Route, api: Api): Promise<void> => {
  const request = route.request();
  const { pathname } = new URL(request.url());
  const name = `${request.method()} ${pathname}`;
  const refusal = api.refused.get(name);
  if (refusal)
    return route.fulfill({ status: refusal.status, json: { code: 'refused', message: refusal.message } });
  const body = request.postDataJSON() as unknown;
  if (request.method() !== 'GET') api.bodies.push([name, body]);
  if (request.method() === 'DELETE') {
    api.sessions = api.sessions.filter(({ code }) => !pathname.endsWith(code));
    return route.fulfill({ json: {} });
  }
  const answer = answers[name];
  return answer
    ? route.fulfill({ json: answer(api, body as never) })
    : route.fulfill({ status: 404, json: {} });
};

const open = async (page: Page, api = newApi()): Promise<Api> => {
  await page.addInitScript(
    `for (const [key, value] of Object.entries(${JSON.stringify(kept)})) localStorage.setItem(key, value)`,
  );
  await page.route(
    (url) => url.pathname.startsWith('/api/'),
    (route) => fulfil(route, api).catch(() => undefined),
  );
  await page.goto('/profil/hesap');
  await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible();
  return api;
};

// What the shell asks for beside the account is not this API's.
test.beforeEach(({ expects }) => void expects.push(/Failed to load resource|^api:/));

const ad = (page: Page) => page.getByRole('textbox', { name: 'Ad', exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Hesabımı kaydet' });

test('shows who one is, where one is signed in and what one agreed to', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle('Hesabım · Ayna');
  await expect(ad(page)).toHaveValue('Nehir');
  for (const text of [
    '0532 418 27 96',
    'Doğrulandı',
    'nehir@ornek.com',
    'Onaylandı',
    'Son değişiklik 6 Eylül 2026 Pazar',
    'Bu cihaz',
    '3 Kasım 2026 Salı',
    'Gösterildi, 4 Mart 2026 14:06 · sürüm 3',
  ])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Kampanya SMS’leri' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Kampanya e-postaları' })).toBeChecked();
  await expect(page.getByText('Fotoğrafı değiştir')).toHaveCount(0);
});

test('a name is changed, given up and saved', async ({ page }) => {
  const api = await open(page);
  await expect(save(page)).toBeDisabled();
  await ad(page).fill('N');
  await ad(page).blur();
  await expect(ad(page)).toHaveAccessibleDescription('En az 2 karakter girin.');
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(ad(page)).toHaveValue('Nehir');
  await ad(page).fill('Nehir İpek');
  await save(page).click();
  await expect(page.getByText('Hesabınız kaydedildi')).toBeVisible();
  await expect(save(page)).toBeDisabled();
  expect(api.bodies).toEqual([
    ['POST /api/user/user-profile', { name: 'Nehir İpek', lastname: 'Aksoy', imageUrl: null }],
  ]);
});

test('what could not be saved is said, and stays typed', async ({ page }) => {
  const api = await open(page);
  api.refused.set('POST /api/user/user-profile', { status: 503, message: 'Hizmet şu anda kullanılamıyor.' });
  await ad(page).fill('Nehir İpek');
  await save(page).click();
  await expect(page.getByText('Hizmet şu anda kullanılamıyor.')).toBeVisible();
  await expect(ad(page)).toHaveValue('Nehir İpek');
});

test('who leaves with unsaved changes is asked', async ({ page, isMobile }) => {
  await open(page);
  await ad(page).fill('Nehir İpek');
  const away = page.getByRole('link', { name: isMobile ? 'Geri' : 'Takvim', exact: true });
  await away.click();
  const asked = page.getByRole('alertdialog', { name: 'Değişiklikler kaydedilmedi' });
  await asked.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(ad(page)).toHaveValue('Nehir İpek');
  await away.click();
  await asked.getByRole('button', { name: 'Kaydetmeden ayrıl' }).click();
  await expect(page).toHaveURL('/profil');
});

test('the phone changes by a code, which may be wrong once and asked for again', async ({ page }) => {
  test.slow();
  const api = newApi();
  api.resendInMs = 1_000;
  await open(page, api);
  await page.getByRole('button', { name: 'Cep telefonunu değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cep telefonunu değiştir' });
  await dialog.getByLabel('Yeni cep telefonu').fill('0216 111 22 33');
  await dialog.getByRole('button', { name: 'Kod gönder' }).click();
  await expect(dialog.getByText('5 ile başlayan bir cep telefonu numarası girin.')).toBeVisible();
  await dialog.getByLabel('Yeni cep telefonu').fill('0505 111 22 33');
  await expect(dialog.getByLabel('Parolanız')).toHaveAccessibleDescription('Bu alan gerekli.');
  await dialog.getByLabel('Parolanız').fill('parolam uzun');
  await dialog.getByRole('button', { name: 'Kod gönder' }).click();
  await expect(dialog.getByText('0505 111 22 33 numarasına gönderilen kodu yazın.')).toBeVisible();
  const wrong = 'Kod doğru değil. Son gelen SMS’teki kodu yazın.';
  api.refused.set('POST /api/user/confirm-phone', { status: 400, message: wrong });
  await expect(dialog.getByLabel('Doğrulama kodu')).toBeFocused();
  await page.keyboard.type('111111');
  await expect(dialog.getByText(wrong)).toBeVisible();
  await dialog.getByRole('button', { name: 'Yeni kod gönder' }).click();
  await expect(page.getByText('Yeni kod gönderildi')).toBeVisible();
  await expectAccessible(page);
  api.refused.clear();
  await dialog.getByLabel('Doğrulama kodu').fill('123456');
  await expect(page.getByText('Cep telefonunuz değişti')).toBeVisible();
  await expect(page.getByText('0505 111 22 33')).toBeVisible();
  expect(api.bodies.at(-1)).toEqual([
    'POST /api/user/confirm-phone',
    { challenge: codeOf(77), code: '123456' },
  ]);
});

test('the e-mail changes by a link to the new address, for which the password is wanted', async ({
  page,
}) => {
  const api = await open(page);
  await page.getByRole('button', { name: 'E-posta adresini değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'E-posta adresini değiştir' });
  await dialog.getByLabel('Yeni e-posta').fill('nehir@ornek.com');
  await dialog.getByLabel('Parolanız').fill('parolam uzun');
  await dialog.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(dialog.getByText('Bu adres zaten kayıtlı.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Yeni e-posta').fill('yeni@ornek.com');
  await dialog.getByRole('button', { name: 'Bağlantı gönder' }).click();
  await expect(page.getByText('Onay bağlantısı gönderildi')).toBeVisible();
  await expect(page.getByText('nehir@ornek.com')).toBeVisible();
  expect(api.bodies).toEqual([
    ['POST /api/user/change-e-mail', { email: 'yeni@ornek.com', password: 'parolam uzun' }],
  ]);
});

test('an address that nobody confirmed says so, and gets another link', async ({ page }) => {
  const api = newApi();
  api.me = { ...api.me, emailVerified: false };
  await open(page, api);
  await expect(page.getByText('Onaylanmadı')).toBeVisible();
  await page.getByRole('button', { name: 'Onay bağlantısı gönder' }).click();
  await expect(page.getByText('Onay bağlantısı gönderildi')).toBeVisible();
});

test('the password changes with the present one', async ({ page }) => {
  const api = await open(page);
  await page.getByRole('button', { name: 'Parolayı değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Parolayı değiştir' });
  const change = dialog.getByRole('button', { name: 'Parolayı değiştir' });
  await change.click();
  await expect(dialog.getByLabel('Şimdiki parola')).toHaveAccessibleDescription('Bu alan gerekli.');
  await dialog.getByLabel('Şimdiki parola').fill('eski parolam');
  await dialog.getByLabel('Yeni parola').fill('kısa');
  await expect(dialog.getByText('En az 10 karakter girin.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Yeni parola').fill('yeni uzun parolam');
  await change.click();
  await expect(page.getByText('Parolanız değişti')).toBeVisible();
  expect(api.bodies).toEqual([
    [
      'POST /api/sign/reset-password',
      { email: 'nehir@ornek.com', password: 'eski parolam', newPassword: 'yeni uzun parolam' },
    ],
  ]);
});

test('sessions are ended one by one, all others together, and this one last', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'iPhone, Safari oturumunu kapat' }).click();
  await expect(page.getByText('iPhone, Safari oturumu kapatıldı')).toBeVisible();
  await page.getByRole('button', { name: 'Diğer oturumların hepsini kapat' }).click();
  await expect(page.getByText('MacBook, Safari', { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Diğer oturumların hepsini kapat' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Bu cihazdan çık' }).click();
  await expect(page).toHaveURL(/\/giris-yap/);
});

test('a consent is given at once with its date, and falls back when that fails', async ({ page }) => {
  const api = await open(page);
  const sms = page.getByRole('switch', { name: 'Kampanya SMS’leri' });
  await sms.click();
  await expect(page.getByText('İzin verildi, 14 Kasım 2026 15:00')).toBeVisible();
  await expect(sms).toBeChecked();
  api.refused.set('POST /api/user/consents', { status: 500, message: 'Sunucuda bir hata oluştu.' });
  await sms.click();
  await expect(page.getByText('Sunucuda bir hata oluştu.')).toBeVisible();
  await expect(sms).toBeChecked();
});

test('a part that does not come says so and can be asked for again', async ({ page }) => {
  const api = newApi();
  api.refused.set('GET /api/user/sessions', { status: 503, message: 'Hizmet şu anda kullanılamıyor.' });
  await open(page, api);
  await expect(page.getByText('Hizmet şu anda kullanılamıyor.')).toBeVisible();
  api.refused.clear();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByText('iPhone, Safari', { exact: true })).toBeVisible();
});

test('the theme is chosen here too', async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'Koyu' }).click();
  await expect(page.locator('html')).toHaveClass('dark');
});

test('is accessible, and fits a narrow window', async ({ page }) => {
  test.slow();
  await open(page);
  await expect(page.getByText('iPhone, Safari', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
  const scrolling = `[...document.querySelectorAll('main *')].filter((e) => e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX === 'auto').length`;
  await expect.poll(() => page.evaluate(scrolling)).toBe(0);
});
