import type { InputOf } from '@ayna/contracts/core/contract';
import { type Employee, employee, type Invitation } from '@ayna/contracts/employee';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../lib/api.ts';
import { cachedFor, cacheMs } from '../lib/cache-times.ts';
import { unlessStarted } from '../lib/calendar-start.ts';
import { invalidateModules } from './invalidation.ts';

const routes = employee.routes;

export type { Employee, Invitation };

type BodyOf<R> = InputOf<R> extends { readonly body: infer Body } ? Body : never;
type EmployeeChange<R> = { readonly code: string } & { readonly [K in 'body']: BodyOf<R> };
/** `key` is one per form: sent twice, it is created once. */
type IdempotentChange<R> = EmployeeChange<R> & { readonly key: string };

/** The team of a salon; those who left it are asked for apart. */
export const employeesQuery = (salonCode: string, left = false) =>
  queryOptions({
    queryKey: ['employee', 'by-salon', salonCode, left ? 'left' : 'team'],
    queryFn: (context) =>
      unlessStarted(context, () =>
        call(
          routes.bySalon,
          { params: { salonCode }, query: left ? { left: 'true' as const } : {} },
          { signal: context.signal },
        ),
      ),
    ...cachedFor(cacheMs.employeesBySalon),
  });

/** How many work there, for screens that show nothing else of the team. */
export const employeeCountQuery = (salonCode: string) =>
  queryOptions({
    queryKey: ['employee', 'count', salonCode],
    queryFn: ({ signal }) => call(routes.countBySalon, { params: { code: salonCode } }, { signal }),
    ...cachedFor(cacheMs.employeeCount),
  });

export const employeeQuery = (code: string) =>
  queryOptions({
    queryKey: ['employee', 'one', code],
    queryFn: ({ signal }) => call(routes.byCode, { params: { code } }, { signal }),
    ...cachedFor(cacheMs.employee),
  });

/** Every write clears the employees; those that give or take a place also what is left of the package. */
const onSettled = invalidateModules('employee');
const settledWithQuota = { onSettled: invalidateModules('employee', 'subscription', 'auth') };

export const createEmployee = mutationOptions({
  mutationFn: ({ body, key }: { body: BodyOf<typeof routes.create>; key: string }) =>
    call(routes.create, { body }, { key }),
  ...settledWithQuota,
});

export const updateEmployee = mutationOptions({
  mutationFn: ({ code, body }: EmployeeChange<typeof routes.update>) =>
    call(routes.update, { params: { code }, body }),
  onSettled,
});

export const updateWorkHours = mutationOptions({
  mutationFn: ({ code, body }: EmployeeChange<typeof routes.updateWorkHours>) =>
    call(routes.updateWorkHours, { params: { code }, body }),
  onSettled,
});

export const setPosition = mutationOptions({
  mutationFn: ({ code, body }: EmployeeChange<typeof routes.setPosition>) =>
    call(routes.setPosition, { params: { code }, body }),
  onSettled,
});

export const setEmployeeActive = mutationOptions({
  mutationFn: ({ code, body }: EmployeeChange<typeof routes.setActive>) =>
    call(routes.setActive, { params: { code }, body }),
  onSettled: settledWithQuota.onSettled,
});

export const setEmployeeServices = mutationOptions({
  mutationFn: ({ code, body }: EmployeeChange<typeof routes.setServices>) =>
    call(routes.setServices, { params: { code }, body }),
  onSettled,
});

export const addLeave = mutationOptions({
  mutationFn: ({ code, body, key }: IdempotentChange<typeof routes.addLeave>) =>
    call(routes.addLeave, { params: { code }, body }, { key }),
  onSettled,
});

export const addRecurringLeave = mutationOptions({
  mutationFn: ({ code, body, key }: IdempotentChange<typeof routes.addRecurringLeave>) =>
    call(routes.addRecurringLeave, { params: { code }, body }, { key }),
  onSettled,
});

export const deleteLeave = mutationOptions({
  mutationFn: (params: InputOf<typeof routes.deleteLeave>['params']) => call(routes.deleteLeave, { params }),
  onSettled,
});

export const deleteRecurringLeave = mutationOptions({
  mutationFn: (params: InputOf<typeof routes.deleteRecurringLeave>['params']) =>
    call(routes.deleteRecurringLeave, { params }),
  onSettled,
});

export const removeEmployee = mutationOptions({
  mutationFn: (code: string) => call(routes.remove, { params: { code } }),
  ...settledWithQuota,
});

export const restoreEmployee = mutationOptions({
  mutationFn: (code: string) => call(routes.restore, { params: { code } }),
  ...settledWithQuota,
});

/** Sends an invitation, or another one: the earlier link is dead from then on. */
export const inviteEmployee = mutationOptions({
  mutationFn: (code: string) => call(routes.invite, { params: { code } }),
  onSettled,
});

export const revokeInvitation = mutationOptions({
  mutationFn: (code: string) => call(routes.revokeInvitation, { params: { code } }),
  onSettled,
});

/** Who is invited where, for anyone who holds the link. */
export const invitationQuery = (token: string) =>
  queryOptions({
    queryKey: ['employee', 'invitation', token],
    queryFn: ({ signal }) => call(routes.invitation, { params: { token } }, { signal }),
    retry: false,
  });

export const acceptInvitation = mutationOptions({
  mutationFn: (token: string) => call(routes.acceptInvitation, { body: { token } }),
  ...settledWithQuota,
});
