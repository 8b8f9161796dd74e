import type { SalonType, ServiceCategory } from '@ayna/contracts/catalog';
import { toPictureUrl } from '@ayna/contracts/core/pictures';
import type { PageSalon, PageService } from '@ayna/contracts/core/salon-page';
import { weekdays } from '@ayna/domain/wall-clock';
import type { PageSalonType } from '../../../parts/public-service.ts';
import type { PageData } from './page-data.ts';
import { sampleTexts as words } from './sample.texts.ts';

const codeOf = (kind: number, index: number): string =>
  `${String(kind).padStart(8, '0')}-0000-4000-8000-${String(index).padStart(12, '0')}`;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

const pick = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const types: readonly PageSalonType[] = words.types.map(([type, name, ...categories]) => ({
  type,
  name,
  categories: categories.map(([category, categoryName]) => ({ category, name: categoryName })),
}));

const categories: readonly ServiceCategory[] = ['Cut', 'Color', 'Care', 'SpecialDay', 'Skin', 'Laser'];

const serviceAt = (index: number): PageService => ({
  code: codeOf(2, index),
  name:
    index < words.services.length ? pick(words.services, index) : `${pick(words.services, index)} ${index}`,
  description: '',
  category: pick(categories, Math.floor(index / 3)),
  duration: 20 + ((index * 25) % 160),
  phases: index % 5 === 2 ? { work: 30, wait: 35, finish: 20, freeWhileWaiting: true } : null,
  price: index % 7 === 6 ? null : 450 + index * 350,
  sessionCount: index % 4 === 3 ? 6 : null,
  sessionIntervalDays: index % 4 === 3 ? 21 : null,
  online: index % 9 !== 8,
});

const salon: PageSalon = {
  code: codeOf(1, 1),
  name: words.name,
  type: 'HairSalon',
  path: 'nehir-sac-atolyesi',
  status: 'Published',
  zone: 'Europe/Istanbul',
  phone: '+902164182036',
  whatsapp: '+905324182796',
  instagram: 'nehirsac',
  facebook: null,
  tiktok: null,
  address: words.address,
  district: words.district,
  provinceName: words.province,
  position: { latitude: 40.9863, longitude: 29.0257 },
  description: words.description,
  openingHours: weekdays.slice(1, 6).map((day) => ({
    day,
    openTime: '10:00:00',
    closeTime: '20:00:00',
    breaks: [],
  })),
  closedDays: [],
  holidays: 'closed',
  holidayChoices: [],
  holidaysAhead: [{ date: '2027-01-01', name: words.holiday, startsAt: null }],
  onlineBooking: true,
  embedOrigins: [],
  anyEmployee: true,
  waitingList: false,
  approval: 'auto',
  cancelMinutes: 180,
  leadMinutes: 60,
  aheadDays: 60,
  design: {
    template: 'flow',
    colors: null,
    slogan: '',
    intro: '',
    servicesNote: '',
    teamNote: '',
    sections: [],
    version: 1,
  },
};

type Sizes = {
  readonly services: number;
  readonly employees: number;
  readonly photos: number;
  readonly reviews: number;
  readonly announcements: number;
};

const usual: Sizes = { services: 12, employees: 4, photos: 5, reviews: 3, announcements: 1 };

/** A page's data of the given size; the salon's facts can be replaced. */
export const sampleData = (sizes: Partial<Sizes> = {}, facts: Partial<PageSalon> = {}): PageData => {
  const size = { ...usual, ...sizes };
  const services = times(size.services, serviceAt);
  return {
    salon: { ...salon, ...facts },
    services,
    employees: times(size.employees, (index) => ({
      code: codeOf(3, index),
      name: pick(words.people, index)[0],
      lastname: pick(words.people, index)[1],
      title: index === 0 ? words.title : '',
      position: 'hairdresser',
      imageUrl: null,
      serviceCodes: services.filter((_, at) => at % size.employees !== index).map(({ code }) => code),
    })),
    photos: times(size.photos, (index) => ({
      code: codeOf(4, index),
      imageUrl: toPictureUrl(codeOf(4, index), 'large'),
      width: 1280,
      height: 960,
      album: 'Salon',
      caption: pick(words.captions, index),
      cover: index === 0,
    })),
    content: {
      announcements: times(size.announcements, (index) => ({
        code: codeOf(5, index),
        ...words.announcement,
        imageUrl: null,
      })),
      reviewCount: size.reviews,
      averageStars: size.reviews >= 5 ? 4.8 : null,
      reviews: times(size.reviews, (index) => ({
        code: codeOf(6, index),
        stars: 5 - (index % 2),
        text: words.review,
        name: 'Elif Y.',
        serviceName: pick(words.services, index),
        visitedOn: '2026-11-09',
        answer: index === 1 ? words.answer : null,
      })),
    },
    types,
  };
};

export const salonTypesInOrder: readonly SalonType[] = types.map(({ type }) => type);

/** So many letters, in one word that nothing can break or in words. */
const lettersOf = (count: number, word: string): string =>
  word.repeat(Math.ceil(count / word.length)).slice(0, count);
const oneWord = (count: number): string => lettersOf(count, words.longWord);
const inWords = (count: number): string =>
  lettersOf(count, `${words.longWords} `).trimEnd().padEnd(count, 'x');

/** Everything filled in with as many letters as its form takes. */
export const longestData = (): PageData => {
  const data = sampleData({ services: 8, employees: 4, photos: 5, reviews: 6, announcements: 2 });
  const text = (index: number, count: number) => (index % 2 ? inWords(count) : oneWord(count));
  return {
    ...data,
    salon: {
      ...data.salon,
      name: oneWord(80),
      address: inWords(200),
      district: inWords(60),
      description: inWords(240),
      instagram: oneWord(60),
      closedDays: [{ from: '2026-11-20', to: '2026-11-24', reason: inWords(80) }],
      design: {
        ...data.salon.design,
        slogan: inWords(120),
        intro: inWords(240),
        servicesNote: inWords(240),
        teamNote: inWords(240),
      },
    },
    services: data.services.map((service, index) => ({
      ...service,
      name: text(index, 80),
      description: inWords(500),
      price: 999_999.99,
      duration: 720,
      sessionCount: 50,
    })),
    employees: data.employees.map((employee, index) => ({
      ...employee,
      name: text(index, 80),
      lastname: text(index, 80),
      title: text(index, 40),
    })),
    photos: data.photos.map((photo, index) => ({ ...photo, caption: text(index, 120) })),
    content: {
      ...data.content,
      announcements: data.content.announcements.map((one, index) => ({
        ...one,
        title: text(index, 80),
        text: inWords(300),
      })),
      reviews: data.content.reviews.map((one, index) => ({
        ...one,
        name: text(index, 83),
        serviceName: text(index, 80),
        text: text(index, 1_000),
        answer: inWords(1_000),
      })),
    },
  };
};
