import { clockAt } from '@ayna/domain/wall-clock';
import { pxOf } from '../../model/scale.ts';
import type { Edge } from '../rules/move.ts';
import { columnFor, type Placement } from '../rules/placement.ts';
import { boxIn, type Clone, cloneOf, make, put, write } from './make.ts';
import type { Sight, Standing } from './sight.ts';

/** '16:45 - 17:45 Burak', or '18:15 +15 dk, 105 dk'. */
export type Label = {
  readonly strong: string;
  readonly weak: string;
  /** What lies there already, if anything. */
  readonly warning: string;
};

export type Overlay = {
  /** Shows where it would lie; null is nowhere. */
  readonly show: (placement: Placement | null, label: Label) => void;
  /** Brings what floats to this corner, and what stands at the edge to where it belongs in this frame. */
  readonly follow: (x: number, y: number) => void;
  /** Scrolls to where it would lie. */
  readonly reveal: () => void;
  /** So many pixels at one of its edges are new. */
  readonly grown: (edge: Edge, px: number) => void;
  /** It was let go: only the block itself is left, at its new place. */
  readonly settle: () => void;
  readonly clear: () => void;
};

type Held = {
  readonly root: HTMLElement;
  readonly sight: Sight;
  readonly block: HTMLElement;
  readonly from: Placement;
  /** Under the pointer, or in its place: as wide as the column, or as its lane. */
  readonly as: 'floating' | 'seated' | 'in-lane';
  /** What is left where it was picked up. */
  readonly trace?: Node;
};

const floating = (clone: Clone, block: HTMLElement) => {
  const { width, height } = block.getBoundingClientRect();
  clone.element.classList.add('drag-ghost');
  put(clone.element, { top: 0, left: 0, width, height });
};

/** The time in the gutter with its line over all columns: of the window, so that no column cuts it. */
const markerIn = (layer: HTMLElement, { box, shift }: Sight) => {
  const clock = make('drag-clock num');
  const line = make('drag-line');
  layer.append(line, clock);
  put(line, { left: box.left + 60, width: box.right - box.left - 60 });
  put(clock, { left: box.left + 6 });
  let at: number | null = null;
  let scrolled = 0;
  const draw = (): void => {
    const y = at === null ? -1 : at - scrolled;
    const isSeen = at !== null && y > box.top - 20 && y < box.bottom + 20;
    for (const one of [clock, line]) {
      one.hidden = !isSeen;
      one.style.transform = `translateY(${y}px)`;
    }
  };
  return {
    /** The only one to ask: once something has been written in a frame, asking lays out the whole page. */
    follow: () => {
      scrolled = shift().y;
      draw();
    },
    show: (y: number | null, text: string) => {
      at = y;
      write(clock, text);
      draw();
    },
  };
};

/** What of a column it takes: all of it, or the lane that it has. */
const acrossOf = ({ block, as }: Held) => {
  const column = block.closest<HTMLElement>('[data-column]');
  if (as !== 'in-lane' || !column)
    return ({ left, right }: Standing) => ({ left: left + 2, width: right - left - 4 });
  const lane = boxIn(column, block);
  return ({ left }: Standing) => ({ left: left + lane.left, width: lane.width });
};

/** Above it the label, of two lines, has room; nearer to the top it stands below. */
const LABEL_ROOM_PX = 64;

/** Where it would lie, with the label above it. It stands on a stage of its own: a column would be laid out with it. */
const targetOf = (held: Held, stage: HTMLElement) => {
  const { sight, as } = held;
  const { left: stageLeft, top: stageTop } = stage.getBoundingClientRect();
  const across = acrossOf(held);
  const strong = make('drag-strong');
  const weak = make('drag-weak');
  const warning = make('drag-warning');
  const growth = make('drag-growth');
  const element = make('drag-target', growth, make('drag-pill num', strong, weak, warning));
  element.dataset.as = as;
  const show = (placement: Placement, label: Label) => {
    const standing = columnFor(sight.columns, placement);
    if (!standing) return null;
    const top = pxOf(placement.start - standing.from);
    const { left, width } = across(standing);
    const height = pxOf(placement.end - placement.start);
    put(element, { width, height });
    // Moved, not placed: nothing of it has to be laid out for that.
    element.style.transform = `translate(${left - stageLeft}px, ${top + standing.top - stageTop}px)`;
    element.dataset.low = String(top < LABEL_ROOM_PX);
    write(strong, label.strong);
    write(weak, label.weak);
    write(warning, label.warning);
    element.dataset.warns = String(label.warning !== '');
    if (element.parentElement !== stage) stage.append(element);
    return standing.top + top;
  };
  const grown = (edge: Edge, height: number) => {
    growth.dataset.edge = edge;
    put(growth, { height });
  };
  return { element, show, grown };
};

/** The pictures of what is held. The block itself stays, unseen, so that it keeps the focus. */
export const openOverlay = (held: Held): Overlay => {
  const { root, sight, block, from, as, trace } = held;
  const clone = cloneOf(block, clockAt(from.start), clockAt(from.end));
  const layer = make('drag-layer');
  const stage = make('drag-stage');
  // The columns are a grid, and what stands in a grid itself is laid out with all of it.
  const around = make('drag-around', stage);
  root.append(layer, around);
  const { left, top } = layer.getBoundingClientRect();
  const marker = markerIn(layer, sight);
  const target = targetOf(held, stage);
  const column = block.closest('[data-column]');
  const traced = make('drag-trace', ...(trace ? [trace] : []));
  if (trace && column) {
    put(traced, boxIn(column, block));
    column.append(traced);
  }
  if (as === 'floating') {
    floating(clone, block);
    layer.append(clone.element);
  } else {
    clone.element.classList.add('drag-seat');
    target.element.prepend(clone.element);
  }
  block.dataset.held = '';
  const loose = (): void => [layer, traced].forEach((one) => one.remove());
  return {
    show: (placement, label) => {
      if (!placement) {
        target.element.remove();
        return marker.show(null, '');
      }
      clone.retime(clockAt(placement.start), clockAt(placement.end));
      marker.show(target.show(placement, label), clockAt(placement.start));
    },
    follow: (x, y) => {
      marker.follow();
      if (as === 'floating')
        clone.element.style.transform = `translate3d(${x - left}px, ${y - top}px, 0) rotate(1.2deg)`;
    },
    grown: target.grown,
    reveal: () => target.element.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    settle: () => {
      clone.element.removeAttribute('style');
      clone.element.classList.remove('drag-ghost');
      clone.element.classList.add('drag-seat');
      target.element.replaceChildren(clone.element);
      target.element.dataset.as = 'settled';
      delete target.element.dataset.warns;
      loose();
    },
    clear: () => {
      delete block.dataset.held;
      around.remove();
      loose();
    },
  };
};
