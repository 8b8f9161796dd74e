import { sumLira } from '@ayna/domain/money';
import { fullName } from '@ayna/domain/names';
import { clockAt, minuteOfDay } from '@ayna/domain/wall-clock';
import type { CustomerMatch } from '../../../data/customers.ts';
import type { Employee } from '../../../data/employees.ts';
import type { Service } from '../../../data/services.ts';
import { textOrNull } from '../../../lib/text-or-null.ts';
import { performs } from '../../service-facts.ts';
import { texts } from '../texts.ts';
import type { SessionChoices } from './course.ts';
import type { Prefill } from './prefill.ts';

/** Whom it is for. A walk-in may stay nameless; but a person who was being looked for must be chosen. */
export type DraftCustomer =
  | { readonly kind: 'unasked'; readonly typed: string }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'card'; readonly card: CustomerSummary }
  | { readonly kind: 'new'; readonly name: string; readonly lastname: string; readonly phone: string };

/** Before anybody was looked for. */
export const noCustomer: DraftCustomer = { kind: 'unasked', typed: '' };

export type CustomerSummary = Pick<
  CustomerMatch,
  'code' | 'name' | 'lastname' | 'phone' | 'allergies' | 'lastVisit' | 'nextVisit'
>;

/** One service; who does it counts only where the services are in different hands. */
export type ChosenService = { readonly service: Service; readonly employeeCode: string | null };

export type Draft = {
  readonly person: DraftCustomer;
  readonly chosen: readonly ChosenService[];
  /** Who does all of it; null for anyone who is free. */
  readonly employeeCode: string | null;
  readonly isSplit: boolean;
  readonly date: string;
  readonly time: string | null;
  /** In minutes, where it is other than the service's. */
  readonly duration: number | null;
  readonly overlapReason: string;
  readonly sessions: boolean;
  /** What was said of single sessions; where nothing was, the nearest free time is meant. */
  readonly sessionChoices: SessionChoices;
  readonly note: string;
};

type Team = readonly Pick<Employee, 'code' | 'allServices' | 'serviceCodes'>[];

/** One more service. Anyone who does not do it is no longer asked for, nor is the length of the one before. */
export const withService = (draft: Draft, service: Service, team: Team): Draft => {
  const named = team.find(({ code }) => code === draft.employeeCode);
  const employeeCode = named && performs(named, service.code) ? named.code : null;
  return {
    ...draft,
    chosen: [...draft.chosen, { service, employeeCode }],
    employeeCode: draft.isSplit ? draft.employeeCode : employeeCode,
    duration: null,
    // Of a course people mostly mean all of it.
    sessions: draft.chosen.length === 0 && service.type === 'Session',
    sessionChoices: {},
  };
};

/** One service less. */
export const withoutService = (draft: Draft, index: number): Draft => {
  const chosen = draft.chosen.filter((_, at) => at !== index);
  const isCourse = chosen.length === 1 && chosen[0]?.service.type === 'Session';
  return { ...draft, chosen, duration: null, sessions: isCourse, sessionChoices: {} };
};

/** The same visit at another place of the calendar. Anyone who does not do all of it is not taken. */
export const withPlace = (draft: Draft, place: Prefill, team: Team): Draft => {
  const named = team.find(({ code }) => code === place.employeeCode);
  const isAble = named && draft.chosen.every(({ service }) => performs(named, service.code));
  return {
    ...draft,
    date: place.date ?? draft.date,
    time: place.time ?? draft.time,
    employeeCode: isAble ? named.code : draft.employeeCode,
    isSplit: isAble ? false : draft.isSplit,
  };
};

type DraftContext = {
  readonly today: string;
  readonly services: readonly Service[];
  /** Those in whose hands it may be given; of one alone there is no choice. */
  readonly team: Team;
  readonly card: CustomerSummary | undefined;
};

export const newDraft = (prefill: Prefill, { today, services, team, card }: DraftContext): Draft => {
  const [only] = team;
  const named = team.length === 1 ? only : team.find(({ code }) => code === prefill.employeeCode);
  const empty: Draft = {
    person: card ? { kind: 'card', card } : noCustomer,
    chosen: [],
    employeeCode: named?.code ?? null,
    isSplit: false,
    date: prefill.date ?? today,
    time: prefill.time,
    duration: null,
    overlapReason: '',
    sessions: false,
    sessionChoices: {},
    note: '',
  };
  const service = services.find(({ code }) => code === prefill.serviceCode);
  return service ? withService(empty, service, team) : empty;
};

/** 'Isil Karaca' is a name and a surname; what is a number is a phone. */
export const parseNewCustomer = (typed: string): DraftCustomer => {
  const text = typed.trim();
  if (/^[+\d][\d\s()-]{3,}$/.test(text)) return { kind: 'new', name: '', lastname: '', phone: text };
  const words = text.split(/\s+/);
  const lastname = words.length > 1 ? (words.at(-1) ?? '') : '';
  const name = words.length > 1 ? words.slice(0, -1).join(' ') : text;
  return { kind: 'new', name, lastname, phone: '' };
};

type RequestedService = { readonly serviceCode: string; readonly employeeCode: string | null };

export const requestedServices = ({ chosen, employeeCode, isSplit }: Draft): RequestedService[] =>
  chosen.map((one) => ({
    serviceCode: one.service.code,
    employeeCode: isSplit ? one.employeeCode : employeeCode,
  }));

/** A changed length is of one service only. */
export const durationOf = ({ chosen, duration }: Draft): number | null => {
  const [only] = chosen;
  return chosen.length === 1 && duration !== null && duration !== only?.service.duration ? duration : null;
};

/** What the API takes; a number that is still being typed is not asked about. */
export const isValidDuration = (minutes: number): boolean => minutes >= 5 && minutes <= 720;

export const minutesOf = (draft: Draft): number =>
  durationOf(draft) ?? draft.chosen.reduce((sum, { service }) => sum + service.duration, 0);

export const totalOf = ({ chosen }: Draft): number => sumLira(chosen.map(({ service }) => service.price));

/** The service whose other sessions may be set apart too: the API does that for a visit of one service. */
export const sessionServiceOf = ({ chosen }: Draft): Service | undefined => {
  const [only] = chosen;
  return chosen.length === 1 && only?.service.type === 'Session' ? only.service : undefined;
};

/** Each service with when it begins and ends; without a time, in its order. */
export const serviceTimes = (draft: Draft) => {
  let sum = 0;
  return draft.chosen.map(({ service }) => {
    const length = draft.chosen.length === 1 ? minutesOf(draft) : service.duration;
    const from = draft.time && clockAt(minuteOfDay(draft.time) + sum);
    sum += length;
    return { service, length, from, to: draft.time && clockAt(minuteOfDay(draft.time) + sum) };
  });
};

const customerBody = (person: DraftCustomer) => {
  const none = { customerCode: null, name: null, lastname: null, phone: null };
  if (person.kind === 'card') return { ...none, customerCode: person.card.code };
  if (person.kind !== 'new') return none;
  const { name, lastname, phone } = person;
  return { ...none, name: textOrNull(name), lastname: textOrNull(lastname), phone: textOrNull(phone) };
};

/** Each at its own start: what the button says is what is made. */
const sessionsBody = (starts: readonly string[]) => ({
  sessions: starts.length > 0,
  sessionStarts: starts.length > 0 ? starts.map((start) => `${start}:00`) : null,
});

/**
 * As the API takes it. An overlap is asked for only where the time is taken, and then for this visit alone: the
 * sessions that follow would be laid over others too.
 */
export const toBookingBody = (
  salonCode: string,
  draft: Draft,
  isTaken: boolean,
  sessionStarts: readonly string[] = [],
) => ({
  salonCode,
  services: requestedServices(draft),
  startDate: `${draft.date}T${draft.time ?? ''}:00`,
  note: draft.note,
  holdCode: null,
  ...customerBody(draft.person),
  duration: durationOf(draft),
  overlapReason: isTaken ? textOrNull(draft.overlapReason) : null,
  ...sessionsBody(isTaken ? [] : sessionStarts),
});

/** Whether something would be lost; looking through days is not. */
export const isDirty = (draft: Draft, start: Draft): boolean =>
  (draft.person.kind === 'unasked' ? draft.person.typed.trim() !== '' : draft.person !== start.person) ||
  draft.chosen !== start.chosen ||
  draft.note.trim() !== '' ||
  draft.overlapReason.trim() !== '';

/** What somebody is called in the summary and in the toast. */
export const nameOf = (person: DraftCustomer): string => {
  if (person.kind === 'unasked' || person.kind === 'nobody') return texts.customer.walkIn;
  return fullName(person.kind === 'card' ? person.card : person) || texts.customer.brandNew;
};
