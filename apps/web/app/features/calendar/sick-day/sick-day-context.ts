import { createContext } from 'react';

/** Whether a press on somebody of the team, marked by `data-absence`, offers to say that they are away. */
export const SickDayContext = createContext(false);
