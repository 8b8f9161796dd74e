import { appointment } from '@ayna/contracts/appointment';
import { employee } from '@ayna/contracts/employee';
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { lazyComponent } from '../../../lib/lazy.ts';
import type { Member } from '../../../parts/use-member.ts';
import { useSheetOpen } from '../booking/booking-context.ts';
import { SickDayContext } from './sick-day-context.ts';
import { useSickDayUrl } from './use-sick-day-url.ts';

// Menu, panel and their dialogs are loaded when somebody is pressed: nobody is ill on most days.
const AbsenceMenu = lazyComponent(() => import('./absence-menu.tsx').then((part) => part.AbsenceMenu));
const SickDayPanel = lazyComponent(() => import('./sick-day-panel.tsx').then((part) => part.SickDayPanel));

const attribute = 'data-absence';

type Pressed = { readonly anchor: Element; readonly employeeCode: string };

/** One listener hears everybody of the team, wherever they stand on the screen. */
const usePresses = (area: RefObject<HTMLElement | null>, hear: (pressed: Pressed) => void): void => {
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const press = ({ target }: Event): void => {
      const anchor = target instanceof Element && target.closest(`[${attribute}]`);
      const employeeCode = anchor && anchor.getAttribute(attribute);
      if (anchor && employeeCode) hear({ anchor, employeeCode });
    };
    element.addEventListener('click', press);
    return () => element.removeEventListener('click', press);
  }, [area, hear]);
};

type Props = { readonly member: Member; readonly children: ReactNode };

/** Around the calendar: who of the team is away, and beside it what to do about their appointments. */
export function SickDays({ member, children }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<Pressed>();
  const { values } = useSickDayUrl();
  const mayMark = member.mayCall(employee.routes.addLeave) && member.mayCall(appointment.routes.conflicts);
  usePresses(area, setPressed);
  // There is room for one beside the calendar; what is being booked comes first.
  const isBooking = useSheetOpen();
  const isShown = values.employeeCode !== null && !isBooking && member.mayCall(appointment.routes.conflicts);
  return (
    <SickDayContext value={mayMark}>
      <div ref={area} className="flex min-h-0 min-w-0 flex-1">
        {children}
        {isShown && (
          <Suspense fallback={null}>
            <SickDayPanel member={member} />
          </Suspense>
        )}
      </div>
      {pressed && mayMark && (
        <Suspense fallback={null}>
          <AbsenceMenu
            key={pressed.employeeCode}
            salonCode={member.salonCode}
            {...pressed}
            close={() => setPressed(undefined)}
          />
        </Suspense>
      )}
    </SickDayContext>
  );
}
