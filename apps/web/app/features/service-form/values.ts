import type { ServiceCategory } from '../../data/catalog.ts';
import type { Employee } from '../../data/employees.ts';
import type { Service } from '../../data/services.ts';
import { performs } from '../../parts/service-facts.ts';
import type { Phases } from './phases.ts';

/** What the form holds: the contract's fields, empty ones as null, and beside them who performs the service. */
export type ServiceValues = {
  name: string;
  description: string;
  category: ServiceCategory | null;
  color: number;
  duration: number | null;
  phases: Phases | null;
  bufferAfter: number | null;
  price: number | null;
  showPrice: boolean;
  type: Service['type'];
  sessionCount: number | null;
  sessionIntervalDays: number | null;
  online: boolean;
  active: boolean;
  performers: string[];
};

/** Who performs everything performs what is new, too. */
export const newValues = (team: readonly Employee[]): ServiceValues => ({
  name: '',
  description: '',
  category: null,
  color: 1,
  duration: 45,
  phases: null,
  bufferAfter: 0,
  price: null,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
  performers: team.filter(({ allServices }) => allServices).map(({ code }) => code),
});

export const valuesOf = (service: Service, team: readonly Employee[]): ServiceValues => {
  const { code, salonCode: _salon, version: _version, ...fields } = service;
  const performers = team.filter((person) => performs(person, code)).map((person) => person.code);
  return { ...fields, performers };
};

/** Whether somebody was added or taken out; the order in which they were tapped says nothing. */
export const hasTeamChanged = (before: readonly string[], after: readonly string[]): boolean =>
  before.length !== after.length || before.some((code) => !after.includes(code));

/** What a session is until somebody says otherwise. */
export const defaultSessions = { sessionCount: 4, sessionIntervalDays: 21 } as const;
export const noSessions = { sessionCount: null, sessionIntervalDays: null } as const;
