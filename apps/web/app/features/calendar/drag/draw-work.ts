import { pxOf } from '../model/scale.ts';
import { rangeText } from './about.ts';
import type { Desk } from './desk.ts';
import { make, put } from './dom/make.ts';
import { lookAt, type Standing } from './dom/sight.ts';
import { drawnBetween } from './rules/move.ts';
import { minuteIn, type Placement, stepFor } from './rules/placement.ts';
import { texts } from './texts.ts';
import type { At, Work } from './work.ts';

/** As long a press is taken to mean, until a service says how long. */
const PRESS_MINUTES = 30;

const pictureIn = (column: Standing) => {
  const words = make('drag-drawn-words num');
  const element = make('drag-drawn', words);
  const show = ({ start, end }: Placement, text: string): void => {
    put(element, { top: pxOf(start - column.from), height: pxOf(end - start) });
    words.textContent = text;
  };
  column.element.append(element);
  return { element, show };
};

type Empty = { readonly desk: Desk; readonly root: HTMLElement; readonly column: HTMLElement };

const standingOf = ({ root, column }: Empty) => {
  const sight = lookAt(root);
  return { sight, standing: sight.columns.find(({ element }) => element === column) };
};

/** Draws a stretch of empty time. */
export const beginDraw = (empty: Empty, press: At): Work | undefined => {
  const { sight, standing } = standingOf(empty);
  if (!standing) return undefined;
  const { desk } = empty;
  const first = minuteIn(standing, press.y);
  const picture = pictureIn(standing);
  let drawn = drawnBetween(standing, first, first, stepFor(desk.slotStep()));
  const show = () => picture.show(drawn, `${rangeText(drawn)}, ${texts.minutes(drawn.end - drawn.start)}`);
  show();
  return {
    to: (x, y, isFine) => {
      sight.scrollNear(x, y);
      const step = stepFor(desk.slotStep(), isFine);
      const next = drawnBetween(standing, first, minuteIn(standing, y + sight.shift().y), step);
      if (next.start === drawn.start && next.end === drawn.end) return;
      drawn = next;
      show();
    },
    drop: () =>
      desk.drawn({
        placement: drawn,
        isPress: false,
        anchor: picture.element,
        clear: () => picture.element.remove(),
      }),
    leave: () => picture.element.remove(),
  };
};

/** A single press on empty time, for whoever does not drag. */
export const pressEmpty = (empty: Empty, press: At): void => {
  const { standing } = standingOf(empty);
  if (!standing) return;
  const minute = minuteIn(standing, press.y);
  const { start, ...rest } = drawnBetween(standing, minute, minute, stepFor(empty.desk.slotStep()));
  const placement = { ...rest, start, end: Math.min(start + PRESS_MINUTES, standing.to) };
  const picture = pictureIn(standing);
  picture.show(placement, rangeText(placement));
  empty.desk.drawn({
    placement,
    isPress: true,
    anchor: picture.element,
    clear: () => picture.element.remove(),
  });
};
