import { asksFor, labelOf } from './about.ts';
import { openOverlay } from './dom/overlay.ts';
import { dayOf, lookAt } from './dom/sight.ts';
import { traceOf } from './dom/trace.ts';
import { veilColumns } from './dom/veils.ts';
import { changeTo, placementOf } from './rules/change.ts';
import { movedTo } from './rules/move.ts';
import { columnAt, columnFor, isSame, minuteIn, type Placement, stepFor } from './rules/placement.ts';
import type { At, Held, Work } from './work.ts';

/** Carries an appointment to another time, another employee or another day. */
export const beginMove = ({ desk, root, block, appointment }: Held, press: At): Work => {
  const sight = lookAt(root);
  const from = placementOf(dayOf(block), appointment);
  const corner = block.getBoundingClientRect();
  const home = columnFor(sight.columns, from);
  let grabbed = home ? minuteIn(home, press.y) - from.start : 0;
  const trace = traceOf(appointment, from);
  const veils = veilColumns(desk, sight, appointment);
  const overlay = openOverlay({ root, sight, block, from, as: 'floating', trace });
  desk.showBar('move', asksFor(appointment));
  let shown: Placement | null = null;
  const end = (): void => {
    veils.clear();
    desk.showBar(null);
  };
  return {
    to: (x, y, isFine) => {
      sight.scrollNear(x, y);
      const shift = sight.shift();
      const column = columnAt(sight.columns, x + shift.x);
      const step = stepFor(desk.slotStep(), isFine);
      const next =
        column && !veils.whyNot(column) ? movedTo(from, { column, y: y + shift.y, grabbed, step }) : null;
      overlay.follow(corner.left + x - press.x, corner.top + y - press.y);
      if (next ? isSame(next, shown) : shown === null) return;
      shown = next;
      overlay.show(next, labelOf(desk, next ?? from, appointment));
    },
    nudge: (direction) => {
      grabbed -= direction * stepFor(desk.slotStep());
    },
    drop: () => {
      end();
      if (shown && changeTo(appointment, shown)) {
        overlay.settle();
        return desk.dropped({ appointment, to: shown, isByKeys: false, clear: overlay.clear });
      }
      overlay.clear();
      if (shown) desk.rested(appointment.code);
    },
    leave: () => {
      end();
      overlay.clear();
    },
  };
};
