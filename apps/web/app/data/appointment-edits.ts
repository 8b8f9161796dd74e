import { appointment } from '@ayna/contracts/appointment';
import { mutationOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { type BodyOf, type IdempotentBody, replaceInLists } from './appointments.ts';
import { invalidateModules } from './invalidation.ts';

// What only the dialog of an appointment changes; what screens share is in appointments.ts.

const { routes } = appointment;

const onSettled = invalidateModules('appointment');

type Cancellation = { readonly code: string; readonly body: BodyOf<typeof routes.cancel> };

/** Cancels and keeps why. */
export const cancelAppointment = mutationOptions({
  mutationFn: ({ code, body }: Cancellation) => call(routes.cancel, { params: { code }, body }),
  onSuccess: (changed, _input, _before, { client }) => replaceInLists(client, changed),
  onSettled,
});

type ServiceChange = { readonly code: string; readonly body: BodyOf<typeof routes.changeService> };

/** Replaces the service in its place; refused where its employee has no time for it. */
export const changeService = mutationOptions({
  mutationFn: ({ code, body }: ServiceChange) => call(routes.changeService, { params: { code }, body }),
  onSuccess: (changed, _input, _before, { client }) => replaceInLists(client, changed),
  onSettled,
});

type PriceChange = { readonly code: string; readonly body: BodyOf<typeof routes.changePrice> };

/** States another price before completion, which the income then has. */
export const changePrice = mutationOptions({
  mutationFn: ({ code, body }: PriceChange) => call(routes.changePrice, { params: { code }, body }),
  onSuccess: (changed, _input, _before, { client }) => replaceInLists(client, changed),
  onSettled,
});

type AddedService = { readonly code: string } & IdempotentBody<typeof routes.addService>;

/** One more service of the same visit, right after the appointment. */
export const addService = mutationOptions({
  mutationFn: ({ code, body, key }: AddedService) =>
    call(routes.addService, { params: { code }, body }, { key }),
  onSettled,
});
