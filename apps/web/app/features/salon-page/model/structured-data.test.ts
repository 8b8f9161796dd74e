import { describe, expect, it } from 'vitest';
import { extremeNames, extremes } from './extremes.ts';
import { pageModel } from './page-model.ts';
import { salonTypesInOrder, sampleData } from './sample.ts';
import { schemaOrg, schemaOrgValues } from './schema-org.ts';
import { structuredData } from './structured-data.ts';

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

/** Whether a value is of one of the types that its property expects. */
const isExpected = (value: unknown, types: readonly string[]): boolean =>
  types.some((type) => (isNode(value) ? value['@type'] === type : (schemaOrgValues[type]?.(value) ?? false)));

/** Types, properties and values that the vocabulary does not have. */
const problemsOf = (node: Node, where = ''): string[] => {
  const { '@type': type, '@context': _context, '@id': _id, ...rest } = node;
  const properties = schemaOrg[String(type)];
  if (!properties) return [`${where}: unknown type ${String(type)}`];
  return Object.entries(rest).flatMap(([name, given]) => {
    const expected = properties[name];
    if (!expected) return [`${where}.${name}: not a property of ${String(type)}`];
    return listOf(given).flatMap((value, index) => [
      ...(isExpected(value, expected) ? [] : [`${where}.${name}[${index}]: not ${expected.join(' or ')}`]),
      ...(isNode(value) ? problemsOf(value, `${where}.${name}[${index}]`) : []),
    ]);
  });
};

const structured = (data = sampleData()) =>
  structuredData(data, pageModel(data, { now: '2026-11-18T14:20:00' }), 'https://ayna.example');

describe('structured data', () => {
  it.each(salonTypesInOrder)('of a %s uses the words of schema.org', (type) => {
    expect(problemsOf(structured(sampleData({ reviews: 6 }, { type })))).toEqual([]);
  });

  it.each(extremeNames)('of a salon with %s has values of the right types', (name) => {
    expect(problemsOf(structured(extremes[name]))).toEqual([]);
  });

  it('keeps to the ranges that its values have elsewhere', () => {
    const { position } = sampleData().salon;
    const { address, geo, aggregateRating, makesOffer, telephone } = structured(sampleData({ reviews: 6 }));
    // ISO 3166-1, WGS 84, ISO 4217, and the minute of UN/CEFACT.
    expect(address.addressCountry).toMatch(/^[A-Z]{2}$/);
    expect(geo).toMatchObject({ latitude: position?.latitude, longitude: position?.longitude });
    expect(Math.abs(geo?.latitude ?? 91)).toBeLessThanOrEqual(90);
    expect(Math.abs(geo?.longitude ?? 181)).toBeLessThanOrEqual(180);
    expect(telephone).toMatch(/^\+\d{7,15}$/);
    const { ratingValue = 0, bestRating = 0, worstRating = 0, reviewCount = 0 } = aggregateRating ?? {};
    expect(ratingValue).toBeGreaterThanOrEqual(worstRating);
    expect(ratingValue).toBeLessThanOrEqual(bestRating);
    expect(reviewCount).toBeGreaterThan(0);
    for (const { price = 0, priceCurrency = 'TRY', eligibleDuration } of makesOffer) {
      expect(price).toBeGreaterThanOrEqual(0);
      expect(priceCurrency).toMatch(/^[A-Z]{3}$/);
      expect(eligibleDuration).toMatchObject({ unitCode: 'MIN' });
      expect(eligibleDuration.value).toBeGreaterThan(0);
    }
  });

  it.each([
    ['an unknown type', { '@type': 'Barber' }],
    ['an unknown property', { '@type': 'HairSalon', phone: '1' }],
    ['an empty text', { '@type': 'HairSalon', name: ' ' }],
    ['a wrong hour', { '@type': 'OpeningHoursSpecification', opens: '24:30' }],
    ['a day in words', { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Monday' }],
    ['a day that is none', { '@type': 'OpeningHoursSpecification', validFrom: '2026-13-01' }],
    ['a relative address', { '@type': 'HairSalon', url: '/salon/nehir' }],
    ['a wrong node', { '@type': 'HairSalon', geo: { '@type': 'Offer' } }],
  ])('is not valid with %s', (_name, node) => {
    expect(problemsOf(node)).toHaveLength(1);
  });

  it('has offers, hours, position and address', () => {
    const data = structured();
    expect(data.makesOffer).toHaveLength(12);
    expect(data.makesOffer[0]).toMatchObject({ price: 450, priceCurrency: 'TRY' });
    expect(data.openingHoursSpecification[0]).toEqual({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'https://schema.org/Tuesday',
      opens: '10:00',
      closes: '20:00',
    });
    expect(data).toMatchObject({
      '@type': 'HairSalon',
      url: 'https://ayna.example/salon/nehir-sac-atolyesi',
    });
  });

  it('rates only what has enough reviews', () => {
    expect(structured(sampleData({ reviews: 4 }))).not.toHaveProperty('aggregateRating');
    expect(structured(sampleData({ reviews: 5 }))).toMatchObject({
      aggregateRating: { ratingValue: 4.8, reviewCount: 5 },
    });
  });
});
