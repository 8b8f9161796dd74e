import { asksFor, labelOf, nameOf, rangeText } from './about.ts';
import { type Overlay, openOverlay } from './dom/overlay.ts';
import { dayOf, lookAt } from './dom/sight.ts';
import { traceOf } from './dom/trace.ts';
import { veilColumns } from './dom/veils.ts';
import { changeTo, placementOf } from './rules/change.ts';
import { afterKey, type KeyAct } from './rules/keys.ts';
import { stepFor } from './rules/placement.ts';
import { texts } from './texts.ts';
import type { Held } from './work.ts';

/** An appointment in the hands of somebody at the keyboard. */
export type Carried = {
  /** Whether it is still held afterwards. */
  readonly act: (what: KeyAct) => boolean;
  readonly leave: () => void;
};

/** No frame asks for it here, so what stands at the edge follows the scrolling itself. */
const followScrolling = (overlay: Overlay): (() => void) => {
  const scrolled = new AbortController();
  const { signal } = scrolled;
  addEventListener('scroll', () => overlay.follow(0, 0), { capture: true, passive: true, signal });
  return () => scrolled.abort();
};

/** Picked up by a key: arrows move it, Shift makes it longer, Enter lets it go. All of it is said aloud. */
export const carry = ({ desk, root, block, appointment }: Held): Carried => {
  const sight = lookAt(root);
  const from = placementOf(dayOf(block), appointment);
  const veils = veilColumns(desk, sight, appointment);
  const overlay = openOverlay({
    root,
    sight,
    block,
    from,
    as: 'seated',
    trace: traceOf(appointment, from),
  });
  const stopFollowing = followScrolling(overlay);
  const field = {
    columns: sight.columns,
    isOpen: (column: (typeof sight.columns)[number]) => veils.whyNot(column) === undefined,
    step: stepFor(desk.slotStep()),
  };
  let at = from;
  const show = (): void => {
    overlay.show(at, labelOf(desk, at, appointment));
    overlay.reveal();
  };
  const end = (said: string): void => {
    stopFollowing();
    veils.clear();
    desk.showBar(null);
    desk.say(said);
  };
  const leave = (): void => {
    end(texts.keys.left(rangeText(from)));
    overlay.clear();
  };
  const drop = (): void => {
    if (!changeTo(appointment, at)) return leave();
    end(texts.keys.dropped(rangeText(at)));
    overlay.settle();
    desk.dropped({ appointment, to: at, isByKeys: true, clear: overlay.clear });
  };
  desk.held();
  desk.showBar('keys', asksFor(appointment));
  desk.say(texts.keys.picked(nameOf(appointment), rangeText(from)));
  show();
  return {
    leave,
    act: (what) => {
      if (!('by' in what)) {
        (what.act === 'drop' ? drop : leave)();
        return false;
      }
      at = afterKey(at, what, field);
      show();
      const { strong, weak, warning } = labelOf(desk, at, appointment);
      desk.say(
        texts.keys.at([strong, what.act === 'length' ? texts.minutes(at.end - at.start) : '', weak, warning]),
      );
      return true;
    },
  };
};
