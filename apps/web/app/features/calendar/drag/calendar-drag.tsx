import './drag.css';
import './drag-bar.css';
import './drag-label.css';
import './resize-handles.css';
import { useQuery } from '@tanstack/react-query';
import { CalendarPlus, Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Appointment, Block } from '../../../data/appointments.ts';
import { meQuery } from '../../../data/auth.ts';
import type { Employee } from '../../../data/employees.ts';
import { salonQuery } from '../../../data/salon.ts';
import { employeeName } from '../../../parts/service-facts.ts';
import { type Member, useMember } from '../../../parts/use-member.ts';
import { Button } from '../../../ui/button.tsx';
import { longDay } from '../../../ui/day-text.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { AnchoredMenu } from '../../../ui/menu.tsx';
import { useSheetOpen } from '../booking/booking-context.ts';
import { useBook } from '../booking/use-booking-link.ts';
import { BlockDialog } from './block-dialog.tsx';
import { DragBar } from './drag-bar.tsx';
import type { DrawnRange } from './drag-context.ts';
import { NotifyDialog } from './notify-dialog.tsx';
import { keyboardHelpId } from './resize-handles.ts';
import { canEdit, editScopeOf } from './rules/edit-scope.ts';
import { type Placement, stepFor } from './rules/placement.ts';
import { toPrefill } from './rules/placement-prefill.ts';
import { texts } from './texts.ts';
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
const DEFAULT_STEP = 15;

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
  return member ? <DragForMember {...props} member={member} /> : null;
}

function DragForMember({
  root,
  appointments,
  blocks,
  employees,
  member,
}: Props & { readonly member: Member }) {
  const { data: me } = useQuery(meQuery);
  const { data: salon } = useQuery(salonQuery(member.salonCode));
  const slotStep = salon?.slotStep ?? DEFAULT_STEP;
  const own = employees.find(({ userCode }) => userCode !== null && userCode === me?.code)?.code;
  const scope = editScopeOf(member.groups, own);
  const employeeOf = (code: string) => employees.find((one) => one.code === code);
  const nameOf = (code: string): string => {
    const employee = employeeOf(code);
    return employee ? employeeName(employee) : '';
  };
  const firstName = (code: string) => employeeOf(code)?.userSnapshot.name;

  const drop = useDrop(root, appointments, firstName);
  const [drawnRange, setDrawn] = useState<DrawnRange | null>(null);
  const [blocking, setBlocking] = useState<Placement | null>(null);
  const { pressed, forget } = usePressedBlock(root, blocks);
  const blockActions = useBlocking(member.salonCode);
  const { bar, live } = useCalendarDrag({
    root,
    occupied: { appointments, blocks },
    employees,
    scope,
    slotStep,
    onDrop: drop.onDrop,
    onDraw: usePressedPlace(setDrawn),
    onBlockTime: setBlocking,
  });
  const closeMenu = (): void => {
    drawnRange?.clear();
    setDrawn(null);
  };
  return (
    <>
      <DragBar ref={bar} step={stepFor(slotStep)} />
      <div ref={live} role="status" className="sr-only" />
      <span id={keyboardHelpId} hidden>
        {texts.keys.how}
      </span>
      {drop.awaiting && (
        <NotifyDialog
          drop={drop.awaiting}
          firstName={firstName}
          onAnswer={drop.answer}
          onCancel={drop.cancel}
        />
      )}
      {drawnRange && <EmptyMenu drawnRange={drawnRange} onBlock={setBlocking} onClose={closeMenu} />}
      {blocking && (
        <BlockDialog
          placement={blocking}
          name={nameOf(blocking.employee)}
          onClose={() => setBlocking(null)}
          close={blockActions.close}
        />
      )}
      {pressed && (
        <UnblockDialog
          block={pressed}
          name={nameOf(pressed.employeeCode)}
          mayOpen={canEdit(scope, pressed.employeeCode)}
          onClose={forget}
          open={blockActions.open}
        />
      )}
    </>
  );
}

/** While the form stands beside the calendar, a press on empty time says when, and asks nothing. */
const usePressedPlace = (ask: (range: DrawnRange) => void) => {
  const isOpen = useSheetOpen();
  const book = useBook();
  return (range: DrawnRange): void => {
    if (!isOpen || !range.isPress) return ask(range);
    range.clear();
    book(toPrefill(range.placement, true));
  };
};

type EmptyMenuProps = {
  readonly drawnRange: DrawnRange;
  readonly onBlock: (placement: Placement) => void;
  readonly onClose: () => void;
};

/** What may become of empty time. */
function EmptyMenu({ drawnRange, onBlock, onClose }: EmptyMenuProps) {
  const book = useBook();
  const { placement, isPress, anchor } = drawnRange;
  const add = {
    id: 'add',
    label: texts.empty.add,
    icon: CalendarPlus,
    onPress: () => book(toPrefill(placement, isPress)),
  };
  const block = {
    id: 'block',
    label: texts.empty.block,
    icon: Lock,
    onPress: () => onBlock(placement),
  };
  return (
    <AnchoredMenu
      label={texts.empty.label}
      anchor={anchor}
      side="bottom start"
      // Whose time would be taken is not known where a column holds the whole team.
      groups={[{ id: 'empty', items: placement.employee ? [add, block] : [add] }]}
      onClose={onClose}
    />
  );
}

const words = texts.unblock;

type UnblockDialogProps = {
  readonly block: Block;
  readonly name: string;
  /** False for anyone who may only look. */
  readonly mayOpen: boolean;
  readonly onClose: () => void;
  readonly open: (block: Block) => Promise<void>;
};

/** Blocked time: why, when, and the way to give it back. */
function UnblockDialog({ block, name, mayOpen, onClose, open }: UnblockDialogProps) {
  const [isSending, setSending] = useState(false);
  const { startDate, endDate, reason } = block;
  const give = async (): Promise<void> => {
    setSending(true);
    await open(block);
    onClose();
  };
  return (
    <Dialog
      title={words.title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button look="outline" size="lg" onPress={onClose}>
            {words.close}
          </Button>
          {mayOpen && (
            <Button size="lg" isPending={isSending} onPress={() => void give()}>
              {words.open}
            </Button>
          )}
        </>
      }
    >
      <p className="flex items-center gap-2 font-semibold text-title-s">
        <Lock />
        {reason || words.noReason}
      </p>
      <p className="num mt-2 text-ink-2">
        {name}, {longDay(startDate.slice(0, 10))},{' '}
        {texts.range(startDate.slice(11, 16), endDate.slice(11, 16))}
      </p>
    </Dialog>
  );
}
