import * as z from 'zod/mini';
import { post } from './contract.ts';
import { code } from './shapes.ts';
import { internal } from './who.ts';

const value = z.nullable(z.union([z.string(), z.number(), z.boolean()]));

/** A part of what the product stores about a person: a Turkish title, and rows of Turkish labels and values. */
export const personalSection = z.object({
  title: z.string(),
  rows: z.array(z.record(z.string(), value)),
});

export type PersonalSection = z.output<typeof personalSection>;
type Value = z.output<typeof value>;

/** Labels the fields of rows. Fields without a label are left out. */
export const toSection = <K extends string>(
  title: string,
  labels: Readonly<Record<K, string>>,
  rows: readonly Readonly<Record<NoInfer<K>, Value>>[],
): PersonalSection => {
  const fields = Object.entries(labels) as [K, string][];
  return {
    title,
    rows: rows.map((row) => Object.fromEntries(fields.map(([key, label]) => [label, row[key]]))),
  };
};

/**
 * Whose data is wanted. `email` is null unless the person has proved to own it: a module that stores addresses but no
 * accounts would otherwise show the messages of somebody else.
 */
export const dataSubject = z.object({ person: code, phone: z.string(), email: z.nullable(z.string()) });

export type DataSubject = z.output<typeof dataSubject>;

/** The route by which a module tells what it stores about a person. */
export const personalDataRoute = (module: string) =>
  post(`/internal/${module}/personal-data`, {
    who: internal,
    summary: 'What the module stores about a person',
    body: dataSubject,
    response: z.array(personalSection),
  });
