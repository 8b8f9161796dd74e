import { clockAt } from '@ayna/domain/wall-clock';
import { minutesToPx } from '../../model/scale.ts';
import type { Edge } from '../rules/move.ts';
import { columnFor, type Placement } from '../rules/placement.ts';
import { boxInColumn, type Clone, cloneBlock, createElement, setBox, setText } from './elements.ts';
import type { ColumnRect, DragViewport } from './viewport.ts';

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
  readonly scrollIntoView: () => void;
  /** So many pixels at one of its edges are new. */
  readonly setGrowth: (edge: Edge, px: number) => void;
  /** It was let go: only the block itself is left, at its new place. */
  readonly settle: () => void;
  readonly clear: () => void;
};

type OverlayOptions = {
  readonly root: HTMLElement;
  readonly viewport: DragViewport;
  readonly block: HTMLElement;
  readonly from: Placement;
  /** Under the pointer, or in its place: as wide as the column, or as its lane. */
  readonly mode: 'floating' | 'in-place' | 'in-lane';
  /** What is left where it was picked up. */
  readonly origin?: Node;
};

const floatClone = (clone: Clone, block: HTMLElement) => {
  const { width, height } = block.getBoundingClientRect();
  clone.element.classList.add('drag-ghost');
  setBox(clone.element, { top: 0, left: 0, width, height });
};

/** The time in the gutter with its line over all columns: of the window, so that no column cuts it. */
const createTimeMarker = (layer: HTMLElement, { box, scrollOffset }: DragViewport) => {
  const clock = createElement('drag-clock num');
  const line = createElement('drag-line');
  layer.append(line, clock);
  setBox(line, { left: box.left + 60, width: box.right - box.left - 60 });
  setBox(clock, { left: box.left + 6 });
  let at: number | null = null;
  let scrolled = 0;
  const draw = (): void => {
    const y = at === null ? -1 : at - scrolled;
    const isVisible = at !== null && y > box.top - 20 && y < box.bottom + 20;
    for (const one of [clock, line]) {
      one.hidden = !isVisible;
      one.style.transform = `translateY(${y}px)`;
    }
  };
  return {
    /** The only one to ask: once something has been written in a frame, asking lays out the whole page. */
    follow: () => {
      scrolled = scrollOffset().y;
      draw();
    },
    show: (y: number | null, text: string) => {
      at = y;
      setText(clock, text);
      draw();
    },
  };
};

/** What of a column it takes: all of it, or the lane that it has. */
const horizontalBox = ({ block, mode }: OverlayOptions) => {
  const column = block.closest<HTMLElement>('[data-column]');
  if (mode !== 'in-lane' || !column)
    return ({ left, right }: ColumnRect) => ({ left: left + 2, width: right - left - 4 });
  const lane = boxInColumn(column, block);
  return ({ left }: ColumnRect) => ({ left: left + lane.left, width: lane.width });
};

/** Above it the label, of two lines, has room; nearer to the top it stands below. */
const LABEL_ROOM_PX = 64;

/** Where it would lie, with the label above it. It stands on a stage of its own: a column would be laid out with it. */
const createTarget = (options: OverlayOptions, stage: HTMLElement) => {
  const { viewport, mode } = options;
  const { left: stageLeft, top: stageTop } = stage.getBoundingClientRect();
  const horizontal = horizontalBox(options);
  const strong = createElement('drag-strong');
  const weak = createElement('drag-weak');
  const warning = createElement('drag-warning');
  const growth = createElement('drag-growth');
  const element = createElement('drag-target', growth, createElement('drag-pill num', strong, weak, warning));
  element.dataset.mode = mode;
  const show = (placement: Placement, label: Label) => {
    const columnRect = columnFor(viewport.columns, placement);
    if (!columnRect) return null;
    const top = minutesToPx(placement.start - columnRect.from);
    const { left, width } = horizontal(columnRect);
    const height = minutesToPx(placement.end - placement.start);
    setBox(element, { width, height });
    // Moved, not placed: nothing of it has to be laid out for that.
    element.style.transform = `translate(${left - stageLeft}px, ${top + columnRect.top - stageTop}px)`;
    element.dataset.low = String(top < LABEL_ROOM_PX);
    setText(strong, label.strong);
    setText(weak, label.weak);
    setText(warning, label.warning);
    element.dataset.warns = String(label.warning !== '');
    if (element.parentElement !== stage) stage.append(element);
    return columnRect.top + top;
  };
  const setGrowth = (edge: Edge, height: number) => {
    growth.dataset.edge = edge;
    setBox(growth, { height });
  };
  return { element, show, setGrowth };
};

/** The pictures of what is held. The block itself stays, unseen, so that it keeps the focus. */
export const openOverlay = (options: OverlayOptions): Overlay => {
  const { root, viewport, block, from, mode, origin } = options;
  const clone = cloneBlock(block, clockAt(from.start), clockAt(from.end));
  const layer = createElement('drag-layer');
  const stage = createElement('drag-stage');
  // The columns are a grid, and what stands in a grid itself is laid out with all of it.
  const occupied = createElement('drag-container', stage);
  root.append(layer, occupied);
  const { left, top } = layer.getBoundingClientRect();
  const marker = createTimeMarker(layer, viewport);
  const target = createTarget(options, stage);
  const column = block.closest('[data-column]');
  const originElement = createElement('drag-origin', ...(origin ? [origin] : []));
  if (origin && column) {
    setBox(originElement, boxInColumn(column, block));
    column.append(originElement);
  }
  if (mode === 'floating') {
    floatClone(clone, block);
    layer.append(clone.element);
  } else {
    clone.element.classList.add('drag-clone');
    target.element.prepend(clone.element);
  }
  block.dataset.dragged = '';
  const removeFloating = (): void => [layer, originElement].forEach((one) => one.remove());
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
      if (mode === 'floating')
        clone.element.style.transform = `translate3d(${x - left}px, ${y - top}px, 0) rotate(1.2deg)`;
    },
    setGrowth: target.setGrowth,
    scrollIntoView: () => target.element.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    settle: () => {
      clone.element.removeAttribute('style');
      clone.element.classList.remove('drag-ghost');
      clone.element.classList.add('drag-clone');
      target.element.replaceChildren(clone.element);
      target.element.dataset.mode = 'settled';
      delete target.element.dataset.warns;
      removeFloating();
    },
    clear: () => {
      delete block.dataset.dragged;
      occupied.remove();
      removeFloating();
    },
  };
};
