import { clockAt } from '@ayna/domain/wall-clock';
import { pxOf } from '../model/scale.ts';
import { asksFor, warningOf } from './about.ts';
import { type Label, openOverlay } from './dom/overlay.ts';
import { dayOf, lookAt } from './dom/sight.ts';
import { changeTo, placementOf } from './rules/change.ts';
import { type Edge, resizedTo } from './rules/move.ts';
import { columnFor, isSame, minuteIn, type Placement, snapped, stepFor } from './rules/placement.ts';
import { texts } from './texts.ts';
import type { At, Held, Work } from './work.ts';

type Pulled = Held & { readonly edge: Edge };

/** '18:15 +15 dk, 105 dk': the edge that moves, by how much, and how long that makes it. */
const resizeLabel = (edge: Edge, was: Placement, now: Placement): Omit<Label, 'warning'> => {
  const minutes = now.end - now.start;
  return {
    strong: clockAt(edge === 'end' ? now.end : now.start),
    weak: texts.resizing(minutes - (was.end - was.start), minutes),
  };
};

/** Pulls an edge of an appointment. */
export const beginResize = ({ desk, root, block, appointment, edge }: Pulled, press: At): Work => {
  const sight = lookAt(root);
  const from = placementOf(dayOf(block), appointment);
  const column = columnFor(sight.columns, from);
  const grabbed = column ? minuteIn(column, press.y) - from[edge] : 0;
  const overlay = openOverlay({ root, sight, block, from, as: 'in-lane' });
  desk.showBar('resize', asksFor(appointment));
  let shown = from;
  const show = (): void =>
    overlay.show(shown, {
      ...resizeLabel(edge, from, shown),
      warning: warningOf(desk, shown, appointment),
    });
  show();
  return {
    to: (x, y, isFine) => {
      sight.scrollNear(x, y);
      const shift = sight.shift();
      overlay.follow(0, 0);
      if (!column) return;
      const minute = snapped(minuteIn(column, y + shift.y) - grabbed, stepFor(desk.slotStep(), isFine));
      const next = resizedTo(from, edge, minute, column);
      if (isSame(next, shown)) return;
      shown = next;
      show();
      overlay.grown(edge, pxOf(Math.max(0, next.end - next.start - (from.end - from.start))));
    },
    drop: () => {
      desk.showBar(null);
      if (!changeTo(appointment, shown)) return overlay.clear();
      overlay.settle();
      desk.dropped({ appointment, to: shown, isByKeys: false, clear: overlay.clear });
    },
    leave: () => {
      desk.showBar(null);
      overlay.clear();
    },
  };
};
