import type { Position } from '@ayna/contracts/core/positions';
import { positionNames } from './positions.texts.ts';

/** Those that a salon hires for, the commonest first. */
const hiredPositions = [
  'hairdresser',
  'Barber',
  'Employee',
  'Receptionist',
  'Accountant',
  'Inventory Manager',
  'Service Manager',
] as const satisfies readonly Position[];

/** The positions to choose from; one that is held already stays among them. */
export const positionCards = (current?: Position): { id: Position; label: string }[] =>
  [...hiredPositions, ...(current && !hiredPositions.some((one) => one === current) ? [current] : [])].map(
    (id) => ({
      id,
      label: positionNames[id],
    }),
  );

type Titled = { readonly title: string; readonly position: Position };

/** What customers read under the name. */
export const titleOf = ({ title, position }: Titled): string => title.trim() || positionNames[position];
