import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { Check, Clock, Hourglass, type LucideIcon, UserX, X } from 'lucide-react';
import { statusWords } from './appointment-status.texts.ts';

type StatusLook = {
  readonly word: string;
  readonly tone: 'amber' | 'blue' | 'green' | 'red' | 'grey';
  readonly Icon: LucideIcon;
};

/** Never colour alone: every status has its word and its icon too. */
export const statusLooks: Readonly<Record<AppointmentStatus, StatusLook>> = {
  Pending: { word: statusWords.Pending, tone: 'amber', Icon: Hourglass },
  Approved: { word: statusWords.Approved, tone: 'blue', Icon: Clock },
  Completed: { word: statusWords.Completed, tone: 'green', Icon: Check },
  Canceled: { word: statusWords.Canceled, tone: 'red', Icon: X },
  NoShow: { word: statusWords.NoShow, tone: 'grey', Icon: UserX },
};
