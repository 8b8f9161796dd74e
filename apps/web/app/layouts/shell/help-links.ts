import { answerPath } from '../../parts/help/answer-path.ts';
import { paths } from '../../paths.ts';
import { isCurrent } from './nav-entries.ts';

type Page = keyof typeof paths;

/** The answer that fits a screen best. A screen that is not named leads to all of them. */
const answersOf = {
  profile: 'randevu-tasima',
  appointments: 'randevu-onayi',
  addAppointment: 'bos-saat-yok',
  customers: 'excel-aktarma',
  customerImport: 'excel-aktarma',
  customer: 'ayni-musteri',
  employees: 'izin-girme',
  addEmployee: 'calisan-davet',
  conflictingAppointments: 'calisan-gelmedi',
  employeeRights: 'kasayi-kim-gorur',
  services: 'hizmeti-gizleme',
  addService: 'beklemeli-hizmet',
  editService: 'beklemeli-hizmet',
  inventory: 'urun-satisi',
  addProduct: 'urun-satisi',
  editProduct: 'urun-satisi',
  stockCount: 'urun-satisi',
  orderList: 'urun-satisi',
  accounting: 'otomatik-gelir',
  addTransaction: 'borc-isleme',
  dayEnd: 'gun-sonu',
  commission: 'prim',
  monthlyReport: 'muhasebeciye',
  statistics: 'muhasebeciye',
  salonInfo: 'online-randevu-adresi',
  editSalon: 'iptal-suresi',
  account: 'guvenlik',
  dashboard: 'deneme-bitince',
} as const satisfies Partial<Record<Page, string>>;

export const helpedPages: Readonly<Partial<Record<Page, string>>> = answersOf;

/** Where the question mark of the shell leads from here; nowhere outside of a salon's screens. */
export const helpPathOf = (pathname: string): string | undefined => {
  if (!isCurrent({ path: paths.profile }, pathname)) return undefined;
  for (const [page, slug] of Object.entries(answersOf))
    if (isCurrent({ path: paths[page as Page], end: true }, pathname)) return answerPath(slug);
  return paths.help;
};
