import { HOUR_MINUTES } from '../../model/scale.ts';
import { inColumn, movedBy, resizedTo } from './move.ts';
import { type Column, columnFor, type Placement } from './placement.ts';

/** What a key means while an appointment is held. */
export type KeyAction =
  | { readonly act: 'time' | 'hour' | 'length' | 'column'; readonly by: 1 | -1 }
  | { readonly act: 'drop' | 'cancel' };

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const isPlain = ({ altKey, ctrlKey, metaKey }: Keys): boolean => !altKey && !ctrlKey && !metaKey;

/** In Turkish letters too: a capital M is the same key. */
export const isPickUpKey = (keys: Keys): boolean => isPlain(keys) && (keys.key === 'm' || keys.key === 'M');

export const isBlockKey = (keys: Keys): boolean => isPlain(keys) && (keys.key === 'k' || keys.key === 'K');

export const keyAction = (keys: Keys): KeyAction | undefined => {
  if (!isPlain(keys)) return undefined;
  switch (keys.key) {
    case 'ArrowUp':
      return { act: keys.shiftKey ? 'length' : 'time', by: -1 };
    case 'ArrowDown':
      return { act: keys.shiftKey ? 'length' : 'time', by: 1 };
    case 'PageUp':
      return { act: 'hour', by: -1 };
    case 'PageDown':
      return { act: 'hour', by: 1 };
    case 'ArrowLeft':
      return { act: 'column', by: -1 };
    case 'ArrowRight':
      return { act: 'column', by: 1 };
    case 'Enter':
      return { act: 'drop' };
    case 'Escape':
      return { act: 'cancel' };
    default:
      return undefined;
  }
};

type MoveAction = Extract<KeyAction, { readonly by: 1 | -1 }>;

type DropArea<C> = {
  readonly columns: readonly C[];
  readonly isOpen: (column: C) => boolean;
  readonly step: number;
};

/** The next column that is open on this side; undefined where there is none. */
const nextOpenColumn = <C>({ columns, isOpen }: DropArea<C>, current: C, by: 1 | -1): C | undefined => {
  const here = columns.indexOf(current);
  return by === 1 ? columns.slice(here + 1).find(isOpen) : columns.slice(0, here).findLast(isOpen);
};

/** Where what is held lies after a key; past the last column and the ends of the day it stays. */
export const placementAfterKey = <C extends Column>(
  at: Placement,
  { act, by }: MoveAction,
  area: DropArea<C>,
): Placement => {
  const column = columnFor(area.columns, at);
  if (!column) return at;
  if (act === 'length') return resizedTo(at, 'end', at.end + by * area.step, column);
  if (act === 'time') return movedBy(at, by * area.step, column);
  if (act === 'hour') return movedBy(at, by * HOUR_MINUTES, column);
  const next = nextOpenColumn(area, column, by);
  return next ? inColumn(at, next) : at;
};
