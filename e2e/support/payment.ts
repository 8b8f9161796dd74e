import { expect, type Page } from '@playwright/test';
import { bankWords, taxDetails, formWords as words } from './payment/texts.ts';
import { pollOptions } from './people.ts';
import type { OpenSalon } from './salon.ts';

// Packages are bought through the stand-in's bank page, as at a real bank.

/** Cards that iyzico publishes for tests, and two of the stand-in's own. */
export const cards = {
  good: '5528790000000008',
  insufficient: '4111111111111129',
  /** The money is taken, and the answer never comes. */
  lostAnswer: '5528790000000016',
} as const;

/** The code that the stand-in's bank "sends". */
const bankCode = '283126';

type OfferedPackage = {
  readonly code: string;
  readonly name: string;
  readonly monthlyPrice: number;
};

const offeredPackages = ({ api }: OpenSalon): Promise<readonly OfferedPackage[]> =>
  api('get', '/api/SubscriptionCustomer/packages');

const packageCalled = async (salon: OpenSalon, name: string): Promise<OfferedPackage> => {
  const found = (await offeredPackages(salon)).find((offered) => offered.name === name);
  if (!found) throw new Error(`no package is called ${name}`);
  return found;
};

const saveTaxDetails = ({ api, owner }: OpenSalon): Promise<unknown> =>
  api('put', '/api/SubscriptionCustomer/customer/tax-details', {
    ...taxDetails,
    email: owner.email,
    phone: owner.phone,
  });

/** Types a card as people do, number and month without spaces. */
export const typeCard = async (page: Page, number: string = cards.good): Promise<void> => {
  await page.getByLabel(words.number).pressSequentially(number);
  await page.getByLabel(words.holder).fill(words.name);
  await page.getByLabel(words.expiry).pressSequentially('1230');
  await page.getByLabel(words.cvc).pressSequentially('123');
};

export const acceptContracts = async (page: Page): Promise<void> => {
  await page.getByLabel(words.read).check();
  await page.getByLabel(words.accept).check();
};

/** In the summary on a desk, and at the foot of a phone. */
export const pay = (page: Page): Promise<void> =>
  page.getByRole('button', { name: words.pay }).filter({ visible: true }).click();

/** The page of the stand-in's bank. */
export const confirmAtBank = async (page: Page): Promise<void> => {
  await page.getByLabel(bankWords.code).fill(bankCode);
  await page.getByRole('button', { name: bankWords.approve }).click();
};

export const refuseAtBank = (page: Page): Promise<void> =>
  page.getByRole('button', { name: bankWords.refuse }).click();

export const atBank = (page: Page) => page.getByRole('heading', { name: bankWords.title });

/** Chooses a package by the month and pays, up to the bank's page. */
export const goToBank = async (page: Page, salon: OpenSalon, name: string, card?: string): Promise<void> => {
  const { code } = await packageCalled(salon, name);
  await saveTaxDetails(salon);
  await page.goto(`/odeme?paket=${code}&donem=aylik`);
  await typeCard(page, card);
  await acceptContracts(page);
  await pay(page);
};

/** The whole way, for what begins after it. */
export const buyPackage = async (page: Page, salon: OpenSalon, name: string): Promise<void> => {
  await goToBank(page, salon, name);
  await confirmAtBank(page);
  await expect(page.getByRole('heading', { level: 1, name: words.isOpen(name) })).toBeVisible({
    timeout: 20_000,
  });
};

/** As the salon's own people read it. */
const activePackage = ({ api }: OpenSalon) =>
  api<{ readonly state: string; readonly package: { readonly name: string } }>(
    'get',
    '/api/SubscriptionCustomer/customer/active',
  );

export const waitForPackage = async (salon: OpenSalon, name: string): Promise<void> =>
  expect.poll(async () => (await activePackage(salon)).package.name, pollOptions).toBe(name);
