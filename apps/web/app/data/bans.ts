import type { InputOf } from '@ayna/contracts/core/contract';
import { type Ban, salon } from '@ayna/contracts/salon';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { invalidateModules } from './invalidation.ts';

const { ban, liftBan: lift, bansOfSalon } = salon.routes;

export type { Ban };

/** Everybody who may not book in the salon, newest first. */
export const bansQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['salon', 'bans', salonCode],
    queryFn: ({ signal }) => call(bansOfSalon, { params: { salonCode } }, { signal }),
  });

export const banCustomer = mutationOptions({
  mutationFn: ({ body, key }: { readonly body: InputOf<typeof ban>['body']; readonly key: string }) =>
    call(ban, { body }, { key }),
  onSettled: invalidateModules('salon'),
});

export const liftBan = mutationOptions({
  mutationFn: (params: InputOf<typeof lift>['params']) => call(lift, { params }),
  onSettled: invalidateModules('salon'),
});
