import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { moved } from './list-order.ts';

/** Dragging in a grid of photos, by pointer or by keys from a grip. The mark has no place in the grid: neighbors show it. */
export const useReorder = (shown: readonly string[], order: (codes: readonly string[]) => void) =>
  useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder: ({ keys, target }) =>
      order(
        moved(shown, new Set([...keys].map(String)), {
          code: String(target.key),
          side: target.dropPosition === 'after' ? 'after' : 'before',
        }),
      ),
    renderDropIndicator: (target) => <DropIndicator target={target} className="absolute size-0" />,
  });
