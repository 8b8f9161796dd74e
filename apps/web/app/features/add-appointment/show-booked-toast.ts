import type { Visit } from '@ayna/contracts/appointment';
import { shortDay } from '../../ui/day-text.ts';
import { showToast } from '../../ui/toast.tsx';
import { type Draft, sessionServiceOf } from './model/draft.ts';
import { nameOf } from './model/person-name.ts';
import { texts } from './texts.ts';

/** How many sessions were wished for and found no room. */
const unbookedSessions = ({ appointments }: Visit, draft: Draft): number => {
  const { sessionCount } = (draft.sessions && sessionServiceOf(draft)) || {};
  const first = appointments[0]?.sessionNumber ?? 1;
  return sessionCount ? Math.max(0, sessionCount - first + 1 - appointments.length) : 0;
};

export const showBookedToast = (visit: Visit, draft: Draft): void => {
  const missing = unbookedSessions(visit, draft);
  const count = draft.sessions ? visit.appointments.length : 1;
  showToast({
    text: count > 1 ? texts.savedMany(count) : texts.saved,
    detail:
      missing > 0
        ? texts.leftOut(missing)
        : texts.savedDetail(nameOf(draft.person), shortDay(draft.date), draft.time ?? ''),
    ...(missing > 0 ? { tone: 'warning' as const } : {}),
  });
};
