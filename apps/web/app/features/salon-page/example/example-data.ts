import type { SalonType, StartingService } from '@ayna/contracts/catalog';
import { type PageTemplate, pageSection } from '@ayna/contracts/core/salon-page';
import { addDays, weekdays } from '@ayna/domain/wall-clock';
import type { PageSalonType } from '../../../parts/public-service.ts';
import type { PageData } from '../model/page-data.ts';
import { examples, reviewers } from './texts.ts';

export const exampleTypes: Readonly<Record<PageTemplate, SalonType>> = {
  flow: 'HairSalon',
  razor: 'BarberShop',
  bloom: 'BeautySalon',
  polish: 'NailSalon',
  backstage: 'MakeupStudio',
  clear: 'AestheticClinic',
};

/** No code of any salon; pictures are drawn from it. */
const codeOf = (kind: number, index: number): string =>
  `00000000-0000-4000-8${String(kind).padStart(3, '0')}-${String(index).padStart(12, '0')}`;

/** A number that rings nowhere: its area does not exist. */
const phone = '+902990000000';

const salonOf = (template: PageTemplate): PageData['salon'] => {
  const { name, place, slogan, intro } = examples[template];
  const [address, district, provinceName] = place;
  return {
    code: codeOf(1, 1),
    name,
    type: exampleTypes[template],
    path: template,
    status: 'Published',
    zone: 'Europe/Istanbul',
    phone,
    whatsapp: null,
    instagram: null,
    facebook: null,
    tiktok: null,
    address,
    district,
    provinceName,
    position: null,
    description: '',
    openingHours: weekdays
      .slice(0, 6)
      .map((day) => ({ day, openTime: '09:00:00', closeTime: '20:00:00', breaks: [] })),
    closedDays: [],
    holidays: 'closed',
    holidayChoices: [],
    holidaysAhead: [],
    onlineBooking: true,
    embedOrigins: [],
    anyEmployee: true,
    waitingList: false,
    approval: 'auto',
    cancelMinutes: 180,
    leadMinutes: 60,
    aheadDays: 60,
    design: {
      template,
      colors: null,
      slogan,
      intro,
      servicesNote: '',
      teamNote: '',
      sections: pageSection.options.map((section) => ({ name: section, shown: true })),
      version: 1,
    },
  };
};

/** A made-up salon of the template's own kind, with the services with which such a salon starts. */
export const exampleData = (
  template: PageTemplate,
  starting: readonly StartingService[],
  types: readonly PageSalonType[],
  today: string,
): PageData => {
  const { people, announcement, review } = examples[template];
  const [title, text] = announcement;
  const services = starting.map(({ type: _type, ...service }, index) => ({
    ...service,
    code: codeOf(2, index),
    description: '',
    phases: null,
    online: true,
  }));
  return {
    salon: salonOf(template),
    services,
    employees: people.map(([name, lastname, role], index) => ({
      code: codeOf(3, index),
      name,
      lastname,
      title: role,
      position: 'Employee',
      imageUrl: null,
      serviceCodes: services.filter((_, at) => at % people.length === index).map(({ code }) => code),
    })),
    photos: [],
    content: {
      announcements: [{ code: codeOf(4, 1), title, text, imageUrl: null }],
      reviewCount: review.length,
      averageStars: null,
      reviews: review.map((words, index) => ({
        code: codeOf(5, index),
        stars: 5,
        text: words,
        name: reviewers[index] ?? reviewers[0],
        serviceName: services[index]?.name ?? '',
        visitedOn: addDays(today, -3 - index * 4),
        answer: null,
      })),
    },
    types,
  };
};
