import { HOUR_MINUTES } from '../../model/scale.ts';
import { inColumn, movedBy, resizedTo } from './move.ts';
import { type Column, columnFor, type Placement } from './placement.ts';

/** What a key means while an appointment is held. */
export type KeyAct =
  | { readonly act: 'time' | 'hour' | 'length' | 'column'; readonly by: 1 | -1 }
  | { readonly act: 'drop' | 'leave' };

type Keys = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

const isPlain = ({ altKey, ctrlKey, metaKey }: Keys): boolean => !altKey && !ctrlKey && !metaKey;

/** In Turkish letters too: a capital M is the same key. */
export const picksUp = (keys: Keys): boolean => isPlain(keys) && (keys.key === 'm' || keys.key === 'M');

export const closesTime = (keys: Keys): boolean => isPlain(keys) && (keys.key === 'k' || keys.key === 'K');

export const keyAct = (keys: Keys): KeyAct | undefined => {
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
      return { act: 'leave' };
    default:
      return undefined;
  }
};

type Move = Extract<KeyAct, { readonly by: 1 | -1 }>;

type Field<C> = {
  readonly columns: readonly C[];
  readonly isOpen: (column: C) => boolean;
  readonly step: number;
};

/** The next column that is open on this side; undefined where there is none. */
const nextOpen = <C>({ columns, isOpen }: Field<C>, current: C, by: 1 | -1): C | undefined => {
  const here = columns.indexOf(current);
  return by === 1 ? columns.slice(here + 1).find(isOpen) : columns.slice(0, here).findLast(isOpen);
};

/** Where what is held lies after a key; past the last column and the ends of the day it stays. */
export const afterKey = <C extends Column>(at: Placement, { act, by }: Move, field: Field<C>): Placement => {
  const column = columnFor(field.columns, at);
  if (!column) return at;
  if (act === 'length') return resizedTo(at, 'end', at.end + by * field.step, column);
  if (act === 'time') return movedBy(at, by * field.step, column);
  if (act === 'hour') return movedBy(at, by * HOUR_MINUTES, column);
  const next = nextOpen(field, column, by);
  return next ? inColumn(at, next) : at;
};
