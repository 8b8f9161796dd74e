import type { ToastContainerProps } from 'react-toastify/unstyled';

type Keys = Pick<KeyboardEvent, 'altKey' | 'code' | 'key'>;

/** By place or by letter: on a Turkish F keyboard the letter stands elsewhere. */
export const isToastHotKey = ({ altKey, code, key }: Keys): boolean =>
  altKey && (code === 'KeyT' || key.toLowerCase() === 't');

/** Spec section 9: 5000 ms, top right, at most 3 at once, Alt+T, dragged away at 80 percent. */
export const toastRules = {
  autoClose: 5000,
  position: 'top-right',
  limit: 3,
  hotKeys: isToastHotKey,
  draggable: true,
  draggablePercent: 80,
} satisfies ToastContainerProps;
