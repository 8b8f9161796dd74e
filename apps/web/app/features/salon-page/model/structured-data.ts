import type { SalonType } from '@ayna/contracts/catalog';
import { resizePictureUrl } from '@ayna/contracts/core/pictures';
import type { PageData } from './page-data.ts';
import type { PageModel } from './page-model.ts';

/** Types of schema.org; a barber and a make-up studio have none of their own. */
const schemaTypes: Readonly<Record<SalonType, string>> = {
  HairSalon: 'HairSalon',
  BarberShop: 'HairSalon',
  BeautySalon: 'BeautySalon',
  NailSalon: 'NailSalon',
  MakeupStudio: 'HealthAndBeautyBusiness',
  AestheticClinic: 'MedicalBusiness',
};

const clockOf = (time: string): string => time.slice(0, 5);

const weekOf = ({ openingHours }: PageData['salon']) =>
  openingHours.map(({ day, openTime, closeTime }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${day}`,
    opens: clockOf(openTime),
    closes: clockOf(closeTime),
  }));

/** Equal times mean that the place is closed all day. */
const closuresOf = ({ closedDays }: PageData['salon'], today: string) =>
  closedDays
    .filter(({ to }) => to >= today)
    .map(({ from, to }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: from,
      validThrough: to,
      opens: '00:00',
      closes: '00:00',
    }));

const offersOf = ({ services }: PageData) =>
  services.map(({ name, description, price, duration }) => ({
    '@type': 'Offer',
    itemOffered: {
      '@type': 'Service',
      name,
      ...(description === '' ? {} : { description }),
    },
    ...(price === null ? {} : { price, priceCurrency: 'TRY' }),
    eligibleDuration: { '@type': 'QuantitativeValue', value: duration, unitCode: 'MIN' },
  }));

const ratingOf = ({ averageStars, reviewCount }: PageData['content']) =>
  averageStars === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: averageStars,
          reviewCount,
          bestRating: 5,
          worstRating: 1,
        },
      };

/** What search engines read of the salon. `origin` is the site's own. */
export const structuredData = (data: PageData, model: PageModel, origin: string) => {
  const { salon, content } = data;
  const url = origin + model.path;
  return {
    '@context': 'https://schema.org',
    '@type': schemaTypes[salon.type],
    '@id': url,
    url,
    name: salon.name,
    ...(model.intro === '' ? {} : { description: model.intro }),
    ...(model.cover ? { image: origin + resizePictureUrl(model.cover.url, 'large') } : {}),
    telephone: salon.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: salon.address,
      addressLocality: salon.district,
      addressRegion: salon.provinceName,
      addressCountry: 'TR',
    },
    ...(salon.position
      ? {
          geo: {
            '@type': 'GeoCoordinates',
            latitude: salon.position.latitude,
            longitude: salon.position.longitude,
          },
        }
      : {}),
    openingHoursSpecification: [...weekOf(salon), ...closuresOf(salon, model.today)],
    ...(model.links.length === 0 ? {} : { sameAs: model.links.map(({ href }) => href) }),
    makesOffer: offersOf(data),
    ...ratingOf(content),
    ...(model.bookingHref === null
      ? {}
      : { potentialAction: { '@type': 'ReserveAction', target: origin + model.bookingHref } }),
  };
};
