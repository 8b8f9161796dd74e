import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import type { PageSection } from '../../../data/page-design.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { texts } from '../texts.ts';

const words = texts.order;

type Props = {
  readonly section: PageSection;
  readonly name: string;
  readonly note: string;
  readonly isShown: boolean;
  readonly show: (shown: boolean) => void;
  /** On the page, counted from the cover. */
  readonly place: number;
  readonly isHeld: boolean;
  readonly hold: (isHeld: boolean) => void;
  readonly move: (by: number) => void;
  readonly startDrag: (event: PointerEvent) => void;
};

/** A press on the grip, or the space bar, takes it: then arrows move it, until it is let go. */
export function SectionRow(props: Props) {
  const { section, name, note, isShown, isHeld, hold, move } = props;
  const steer = (event: KeyboardEvent): void => {
    if (!isHeld) return;
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by !== undefined) move(by);
    else if (event.key === 'Escape') hold(false);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from its grip
    <li
      data-row={section}
      onKeyDown={steer}
      className={`relative flex min-h-13 items-center gap-2 bg-surface py-1 shadow-[inset_0_1px_0_var(--line)] ${isHeld ? 'z-1 -mx-2 rounded-box px-2 shadow-chosen-2!' : ''}`}
    >
      <button
        type="button"
        aria-label={words.grip(name)}
        aria-pressed={isHeld}
        onPointerDown={props.startDrag}
        onClick={() => hold(!isHeld)}
        className="grid h-11 w-8.5 flex-none cursor-grab touch-none place-items-center rounded-md text-muted hover:bg-sir-100 aria-pressed:text-accent dark:hover:bg-sir-850"
      >
        <GripVertical size={17} />
      </button>
      <span className="min-w-0 flex-1">
        <b className={`block truncate font-semibold ${isShown ? '' : 'text-muted'}`}>{name}</b>
        <span className="block truncate text-label text-muted">
          {isHeld ? words.moving(props.place) : note}
        </span>
      </span>
      {isHeld && (
        <span className="flex">
          <IconButton icon={ArrowUp} label={words.up(name)} onPress={() => move(-1)} />
          <IconButton icon={ArrowDown} label={words.down(name)} onPress={() => move(1)} />
        </span>
      )}
      <Switch label={words.shown(name)} isLabelHidden value={isShown} onChange={props.show} />
    </li>
  );
}
