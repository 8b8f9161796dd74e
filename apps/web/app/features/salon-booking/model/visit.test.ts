import { describe, expect, it } from 'vitest';
import type { BookingData } from './booking-data.ts';
import { anyEmployee, hrefOf, readChoice } from './url-params.ts';
import { countedSteps, requestedServices, servicesText, stepBefore, stepOf, visitOf } from './visit.ts';

const service = (code: string, price: number | null = 100) => ({
  code,
  name: code,
  minutes: 30,
  duration: '30 dk',
  price,
  priceText: '',
  notes: [],
  sessionCount: null,
});
const employee = (code: string, ...serviceCodes: string[]) => ({
  code,
  name: code,
  firstName: code,
  role: '',
  imageUrl: null,
  serviceCodes,
});

const data = (change: Partial<BookingData> = {}): BookingData => ({
  salon: {
    code: 's',
    name: 'Nehir',
    path: 'nehir',
    type: 'HairSalon',
    phone: { text: '', href: '' },
    address: '',
    mapHref: '',
    anyEmployee: true,
    waitingList: false,
    cancelMinutes: 0,
    leadMinutes: 0,
    aheadDays: 30,
    needsApproval: false,
  },
  isOpen: true,
  embedOrigins: [],
  today: '2026-11-16',
  closedDays: [],
  groups: [
    { category: 'a', name: 'a', services: [service('cut'), service('color', 250.5)] },
    { category: 'b', name: 'b', services: [service('nails', null)] },
  ],
  employees: [employee('ali', 'cut', 'color'), employee('elif', 'cut', 'nails')],
  accentCss: '',
  ...change,
});

const at = (query: string, from = data()) => {
  const choice = readChoice(new URLSearchParams(query));
  const visit = visitOf(from, choice);
  return { choice, visit, step: stepOf(choice, visit) };
};

describe('the address of a booking', () => {
  it.each([
    ['hizmet=cut&hizmet=color', ['cut', 'color']],
    ['hizmet=cut,color,cut', ['cut', 'color']],
    ['hizmet=%3Cscript%3E', []],
    ['hizmet=a,b,c,d,e,f,g', ['a', 'b', 'c', 'd', 'e', 'f']],
  ])('%s names %j', (query, services) => {
    expect(at(query).choice.services).toEqual(services);
  });

  it('keeps every choice in a link', () => {
    const { choice } = at('hizmet=cut&calisan=ali&gun=2026-11-17&saat=10:30&adim=saat');
    expect(readChoice(new URLSearchParams(hrefOf(choice, { step: 'details' })))).toEqual({
      ...choice,
      step: 'details',
    });
  });
});

describe('the step that is shown', () => {
  it.each([
    ['', 'services'],
    ['adim=saat', 'services'],
    ['hizmet=unknown&adim=saat', 'services'],
    ['hizmet=cut', 'services'],
    ['hizmet=cut&adim=uzman', 'employee'],
    ['hizmet=cut&adim=saat', 'employee'],
    ['hizmet=cut&calisan=elif&adim=saat', 'time'],
    ['hizmet=cut&calisan=gone&adim=saat', 'employee'],
    [`hizmet=cut&calisan=${anyEmployee}&adim=saat`, 'time'],
    // One who does it, and nobody who does both: nothing is left to choose.
    ['hizmet=color&adim=uzman', 'time'],
    ['hizmet=color,nails&adim=uzman', 'time'],
    ['hizmet=color&adim=bilgiler', 'time'],
    ['hizmet=color&gun=2026-11-17&saat=10:30&adim=bilgiler', 'details'],
    ['hizmet=color&gun=2026-02-30&saat=10:30&adim=bilgiler', 'time'],
    ['hizmet=color&gun=2026-11-17&saat=10:30&adim=kod', 'code'],
    ['hizmet=color&gun=2026-11-17&adim=bekleme', 'wait'],
    ['hizmet=cut&adim=bekleme', 'employee'],
    ['adim=onay', 'done'],
  ])('%s shows %s', (query, step) => {
    expect(at(query).step).toBe(step);
  });

  it('asks who does it where the salon wants that to be chosen', () => {
    const strict = data({ salon: { ...data().salon, anyEmployee: false } });
    expect(at(`hizmet=cut&calisan=${anyEmployee}&adim=saat`, strict).step).toBe('employee');
  });

  it('counts the employee only where one is chosen, and leads back the same way', () => {
    const { visit: choosing } = at('hizmet=cut');
    expect(countedSteps(choosing)).toHaveLength(4);
    expect(stepBefore('time', choosing)).toBe('employee');
    const { visit: alone } = at('hizmet=color');
    expect(countedSteps(alone)).toHaveLength(3);
    expect(stepBefore('time', alone)).toBe('services');
    expect(stepBefore('code', alone)).toBe('details');
    expect(stepBefore('wait', alone)).toBe('time');
    expect(stepBefore('services', alone)).toBeNull();
  });
});

describe('a visit', () => {
  it('adds up minutes and prices', () => {
    expect(at('hizmet=cut,color').visit).toMatchObject({ minutes: 60, price: 350.5 });
    expect(at('hizmet=cut,nails').visit.price).toBeNull();
  });

  it('is requested with the employee of the address, the only one, or anybody', () => {
    expect(servicesText(at('hizmet=cut&calisan=elif').visit)).toBe('cut~elif');
    expect(servicesText(at('hizmet=color').visit)).toBe('color~ali');
    expect(requestedServices(at(`hizmet=color,nails&calisan=ali`).visit)).toEqual([
      { serviceCode: 'color', employeeCode: null },
      { serviceCode: 'nails', employeeCode: null },
    ]);
  });
});
