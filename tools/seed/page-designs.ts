import { type PageDesign, type PageSection, pageSection } from '@ayna/contracts/core/salon-page';
import { withClient } from '../database/databases.ts';
import type { SalonType } from './names.ts';
import type { Step } from './step.ts';

const DAY_MS = 86_400_000;

const inOrder = (first: readonly PageSection[], hidden: readonly PageSection[] = []) =>
  [...first, ...pageSection.options.filter((name) => !first.includes(name))].map((name) => ({
    name,
    shown: !hidden.includes(name),
  }));

type Words = Pick<PageDesign, 'slogan' | 'intro' | 'servicesNote' | 'teamNote'>;

const made = (
  template: PageDesign['template'],
  words: Words,
  more: Partial<PageDesign> = {},
): PageDesign => ({
  template,
  colors: null,
  ...words,
  sections: inOrder(['announcement', 'signature', 'services', 'team']),
  ...more,
});

/** The page of each type of salon, in the template that is made for it. */
export const designs: Readonly<Record<SalonType, PageDesign>> = {
  HairSalon: made(
    'flow',
    {
      slogan: 'Saçınızın kendi akışı var.',
      intro: 'Aceleye gelmeyen kesim, renk ve bakım. Önce dinleriz, sonra makası elimize alırız.',
      servicesNote: 'Renk işlemlerinden önce kısa bir görüşme yaparız; fiyat saçın boyuna göre değişebilir.',
      teamNote: 'Dilediğiniz kişiyi seçin ya da ilk boş olana gelin.',
    },
    { colors: { ground: '#eaf1ee', text: '#10302a', accent: '#a04f17' } },
  ),
  BarberShop: made('razor', {
    slogan: 'Net çizgi, sıcak havlu.',
    intro: 'Saç, sakal ve sohbet. Koltuk boşsa beklemezsiniz.',
    servicesNote: 'Sakal tıraşına sıcak havlu ve kolonya dahildir.',
    teamNote: '',
  }),
  BeautySalon: made(
    'bloom',
    {
      slogan: 'Cildiniz kendi mevsiminde açsın.',
      intro: 'Her bakım cildinizi dinlemekle başlar. Acele yok, abartı yok.',
      servicesNote: 'İlk gelişinizde cilt analizi yapar, bakımı birlikte seçeriz.',
      teamNote: 'Hepimiz sertifikalı uzmanlarız.',
    },
    { sections: inOrder(['announcement', 'signature', 'services', 'reviews', 'team']) },
  ),
  NailSalon: made('polish', {
    slogan: 'Bugün hangi renktesiniz?',
    intro: 'Manikürden nail art’a, elleriniz için küçük bir mola.',
    servicesNote: 'Aletlerimiz her kişide sterildir; törpüleriniz size özeldir.',
    teamNote: '',
  }),
  MakeupStudio: made(
    'backstage',
    {
      slogan: 'Sahne sizin.',
      intro: 'Gelin, nişan ve çekim makyajı. Provada ne gördüyseniz o gün de onu görürsünüz.',
      servicesNote: 'Gelin makyajında prova ücrete dahildir.',
      teamNote: 'Işığı da, fırçayı da iyi biliriz.',
    },
    { sections: inOrder(['announcement', 'signature', 'photos', 'services', 'team']) },
  ),
  AestheticClinic: made(
    'clear',
    {
      slogan: 'Ne yapılacağını bilerek gelin.',
      intro: 'Her uygulamadan önce hekim görüşmesi yapılır. İlk görüşme ücretsizdir.',
      servicesNote: 'Seans sayısı cilt tipinize göre hekimimizce belirlenir.',
      teamNote: '',
    },
    { sections: inOrder(['announcement', 'signature', 'about', 'services', 'team'], ['photos']) },
  ),
};

/** What the first salon had before, so that there is something to compare and to bring back. */
export const earlierVersions = (present: PageDesign): readonly PageDesign[] => [
  made('razor', { slogan: 'Makas sesini özleyenlere.', intro: '', servicesNote: '', teamNote: '' }),
  {
    ...present,
    colors: { ground: '#fbf1f4', text: '#2c1220', accent: '#7a1f45' },
    teamNote: '',
    sections: inOrder(['announcement', 'services', 'signature', 'team'], ['photos']),
  },
];

type Owner = { readonly salon: string; readonly code: string; readonly name: string };

/** Runs after the salons, by whose owners the pages were published. */
export const pageDesigns: Step = {
  name: 'page-designs',
  run: (url, { salons, now }) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from salon.designs limit 1');
      if (rowCount) return 'exists already';
      const { rows: owners } = await client.query<Owner>(
        `select salon_code as salon, person_code as code, people.name || ' ' || people.lastname as name
         from auth.memberships join auth.people using (person_code) where role = 'SalonOwner'`,
      );
      const ownerOf = new Map(owners.map((owner) => [owner.salon, owner]));
      const rows = salons.flatMap(({ code, type }, index) => {
        const owner = ownerOf.get(code);
        const versions = [...(index === 0 ? earlierVersions(designs[type]) : []), designs[type]];
        return versions.map((design, at) => ({
          salon_code: code,
          version: at + 1,
          design,
          saved_at: new Date(now - (versions.length - at) * 15 * DAY_MS).toISOString(),
          saved_by: owner?.code,
          saved_by_name: owner?.name,
        }));
      });
      const known = rows.filter((row) => row.saved_by);
      await client.query(
        'insert into salon.designs select * from jsonb_populate_recordset(null::salon.designs, $1)',
        [JSON.stringify(known)],
      );
      return String(known.length);
    }),
};
