import type { SalonType } from '../salon-art.tsx';

export type SalonChoice = {
  readonly code: string;
  readonly name: string;
  /** Quarter and district, as people say where it is. */
  readonly location: string;
  readonly type: SalonType;
  /** Platform staff suspended it: its people only read. */
  readonly isSuspended?: true;
  /** Its name is on the way. */
  readonly isLoading?: true;
};
