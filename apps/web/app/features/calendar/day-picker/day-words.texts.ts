import { fold } from '../../../ui/fold.ts';

/** What people type for a day, as it is compared: without case, dots and marks. */
export const dayWords = {
  days: [
    [fold('bugün'), 0],
    [fold('yarın'), 1],
    [fold('dün'), -1],
  ] as readonly (readonly [string, number])[],
  units: { [fold('gün')]: 'day', [fold('hafta')]: 'week', [fold('ay')]: 'month' } as Readonly<
    Record<string, 'day' | 'week' | 'month'>
  >,
  ago: fold('önce'),
} as const;
