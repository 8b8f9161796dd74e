import { createContext, use } from 'react';
import type { DraftPlace } from '../../../parts/appointment-form/use-moved-place.ts';

/** Whether the form of a new appointment stands beside the calendar. */
export const SheetOpenContext = createContext(false);

export const useSheetOpen = (): boolean => use(SheetOpenContext);

/** Where the form would write by now; apart, since it changes with every service and time. */
export const DraftPlaceContext = createContext<DraftPlace | null>(null);
