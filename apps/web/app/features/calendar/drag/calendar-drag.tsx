import './drag.css';
import './drag-bar.css';
import './drag-label.css';
import './grips.css';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Appointment, Block } from '../../../data/appointments.ts';
import { meQuery } from '../../../data/auth.ts';
import type { Employee } from '../../../data/employees.ts';
import { salonQuery } from '../../../data/salon.ts';
import { employeeName } from '../../../parts/service-facts.ts';
import { type Member, useMember } from '../../../parts/use-member.ts';
import { AskDialog } from './ask-dialog.tsx';
import { BlockDialog } from './block-dialog.tsx';
import type { Drawn } from './desk.ts';
import { DragBar } from './drag-bar.tsx';
import { EmptyMenu } from './empty-menu.tsx';
import { howId } from './grips.ts';
import { reaches, reachOf } from './rules/may.ts';
import { type Placement, stepFor } from './rules/placement.ts';
import { texts } from './texts.ts';
import { UnblockDialog } from './unblock-dialog.tsx';
import { useBlocking } from './use-blocking.ts';
import { useCalendarDrag } from './use-calendar-drag.ts';
import { useDrop } from './use-drop.ts';

type Props = {
  /** What holds the columns; null while there are none. */
  readonly root: HTMLElement | null;
  readonly appointments: readonly Appointment[];
  readonly blocks: readonly Block[];
  readonly employees: readonly Employee[];
};

/** Until the salon has told its own. */
const USUAL_STEP = 15;

/** Blocked time that was pressed, wherever the views draw it. */
const usePressedBlock = (root: HTMLElement | null, blocks: readonly Block[]) => {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    if (!root) return;
    const press = ({ target }: Event): void => {
      const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-blocked]') : null;
      if (pressed) setCode(pressed.dataset.blocked ?? null);
    };
    root.addEventListener('click', press);
    return () => root.removeEventListener('click', press);
  }, [root]);
  return { pressed: blocks.find((one) => one.code === code), forget: () => setCode(null) };
};

/** Moving, resizing, creating and blocking on the calendar. */
export function CalendarDrag(props: Props) {
  const member = useMember();
  return member ? <Dragging {...props} member={member} /> : null;
}

function Dragging({ root, appointments, blocks, employees, member }: Props & { readonly member: Member }) {
  const { data: me } = useQuery(meQuery);
  const { data: salon } = useQuery(salonQuery(member.salonCode));
  const slotStep = salon?.slotStep ?? USUAL_STEP;
  const own = employees.find(({ userCode }) => userCode !== null && userCode === me?.code)?.code;
  const reach = reachOf(member.groups, own);
  const whose = (code: string) => employees.find((one) => one.code === code);
  const nameOf = (code: string): string => {
    const found = whose(code);
    return found ? employeeName(found) : '';
  };
  const firstName = (code: string) => whose(code)?.userSnapshot.name;

  const drop = useDrop(root, appointments, firstName);
  const [drawn, setDrawn] = useState<Drawn | null>(null);
  const [blocking, setBlocking] = useState<Placement | null>(null);
  const { pressed, forget } = usePressedBlock(root, blocks);
  const acts = useBlocking(member.salonCode);
  const { bar, live } = useCalendarDrag({
    root,
    around: { appointments, blocks },
    employees,
    reach,
    slotStep,
    onDrop: drop.onDrop,
    onDraw: setDrawn,
    onClosing: setBlocking,
  });
  const closeMenu = (): void => {
    drawn?.clear();
    setDrawn(null);
  };
  return (
    <>
      <DragBar place={bar} step={stepFor(slotStep)} />
      <div ref={live} role="status" className="sr-only" />
      <span id={howId} hidden>
        {texts.keys.how}
      </span>
      {drop.asked && (
        <AskDialog drop={drop.asked} firstName={firstName} onAnswer={drop.answer} onLeave={drop.leave} />
      )}
      {drawn && <EmptyMenu drawn={drawn} onBlock={setBlocking} onClose={closeMenu} />}
      {blocking && (
        <BlockDialog
          placement={blocking}
          name={nameOf(blocking.employee)}
          onClose={() => setBlocking(null)}
          close={acts.close}
        />
      )}
      {pressed && (
        <UnblockDialog
          block={pressed}
          name={nameOf(pressed.employeeCode)}
          mayOpen={reaches(reach, pressed.employeeCode)}
          onClose={forget}
          open={acts.open}
        />
      )}
    </>
  );
}
