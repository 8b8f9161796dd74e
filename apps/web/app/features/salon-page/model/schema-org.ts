/**
 * What schema.org allows of what we write: each type, its properties, and the types that their values may have. From the
 * tables 'Property | Expected Type' of https://schema.org/<type>; properties and types that we do not use are left out.
 */
const business = {
  url: ['URL'],
  name: ['Text'],
  description: ['Text'],
  image: ['URL'],
  telephone: ['Text'],
  address: ['PostalAddress'],
  geo: ['GeoCoordinates'],
  openingHoursSpecification: ['OpeningHoursSpecification'],
  sameAs: ['URL'],
  makesOffer: ['Offer'],
  aggregateRating: ['AggregateRating'],
  potentialAction: ['ReserveAction'],
} as const;

export const schemaOrg: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  HairSalon: business,
  BeautySalon: business,
  NailSalon: business,
  HealthAndBeautyBusiness: business,
  MedicalBusiness: business,
  PostalAddress: {
    streetAddress: ['Text'],
    addressLocality: ['Text'],
    addressRegion: ['Text'],
    addressCountry: ['Country', 'Text'],
  },
  GeoCoordinates: { latitude: ['Number', 'Text'], longitude: ['Number', 'Text'] },
  OpeningHoursSpecification: {
    dayOfWeek: ['DayOfWeek'],
    opens: ['Time'],
    closes: ['Time'],
    validFrom: ['Date', 'DateTime'],
    validThrough: ['Date', 'DateTime'],
  },
  Offer: {
    itemOffered: ['Service'],
    price: ['Number', 'Text'],
    priceCurrency: ['Text'],
    eligibleDuration: ['QuantitativeValue'],
  },
  Service: { name: ['Text'], description: ['Text'] },
  QuantitativeValue: { value: ['Number', 'Text'], unitCode: ['Text', 'URL'] },
  AggregateRating: {
    ratingValue: ['Number', 'Text'],
    reviewCount: ['Integer'],
    bestRating: ['Number', 'Text'],
    worstRating: ['Number', 'Text'],
  },
  ReserveAction: { target: ['EntryPoint', 'URL'] },
};

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday', 'PublicHolidays'];

const isText = (value: unknown, pattern = /\S/): boolean => typeof value === 'string' && pattern.test(value);

const isDay = (value: unknown): boolean =>
  isText(value, /^\d{4}-\d\d-\d\d$/) && !Number.isNaN(Date.parse(String(value)));

/** The data types and enumerations; the others are types of the table above. */
export const schemaOrgValues: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) => isText(value),
  URL: (value) => isText(value, /^https?:\/\/[^\s<>"]+$/) && URL.canParse(String(value)),
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Date: isDay,
  DateTime: (value) => isText(value, /^\d{4}-\d\d-\d\dT/) && !Number.isNaN(Date.parse(String(value))),
  Time: (value) => isText(value, /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/),
  DayOfWeek: (value) => days.some((day) => value === `https://schema.org/${day}`),
};
