import { X } from 'lucide-react';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { IconButton } from './icon-button.tsx';
import { Frame, type FrameProps } from './overlay/frame.tsx';
import { texts } from './overlay/texts.ts';
import { sideSlotId } from './side-slot.tsx';

type Props = FrameProps & {
  /** For what does not fit into 440 px, such as the hours of a week. */
  readonly isWide?: boolean;
};

/** Filters and quick edits, 440 px at the right, while the list stays in sight; on a phone a bottom sheet. */
export function SideSheet({ isWide = false, ...props }: Props) {
  return <Frame kind="side" width={isWide ? 'wideSheet' : 'sheet'} {...props} />;
}

const textTypes = new Set(['text', 'search', 'tel', 'email', 'number', 'url']);

const holdsText = (target: EventTarget): boolean =>
  (target instanceof HTMLTextAreaElement ||
    (target instanceof HTMLInputElement && textTypes.has(target.type))) &&
  target.value !== '';

/** What had the focus before has it again, unless somebody went on elsewhere meanwhile. */
const useReturnedFocus = (sheet: { readonly current: HTMLElement | null }): void => {
  const opener = useRef<Element>(null);
  const refocus = useEffectEvent((box: HTMLElement | null) => {
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || box?.contains(focused);
    if (isLost && opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  });
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    const box = sheet.current;
    return () => refocus(box);
  }, [sheet]);
};

// React asks again after the page is drawn, by when the shell has made it.
const findSlot = (): HTMLElement | null => document.getElementById(sideSlotId);
const noSlot = (): null => null;
const neverChanges = () => () => undefined;

type DockedProps = {
  readonly title: string;
  /** Beside the closing button. */
  readonly tools?: ReactNode;
  /** Fills what is under the title, and scrolls by itself. */
  readonly children: ReactNode;
  /** Asks first where something would be lost: that is its owner's to know. */
  readonly onClose: () => void;
};

/**
 * Stands beside the page, which shrinks and stays in use; where there is no room beside, over it. It is no dialog:
 * nothing is trapped or hidden. Escape closes it, but never out of a field with text in it, which stays as it is.
 */
export function DockedSheet(props: DockedProps) {
  const slot = useSyncExternalStore(neverChanges, findSlot, noSlot);
  return slot && createPortal(<DockedBox {...props} />, slot);
}

function DockedBox({ title, tools, children, onClose }: DockedProps) {
  const titleId = useId();
  const box = useRef<HTMLElement>(null);
  useReturnedFocus(box);
  // A browser empties a search by Escape.
  const keepText = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && holdsText(event.target)) event.preventDefault();
  };
  const closeByKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from its fields
    <aside
      ref={box}
      aria-labelledby={titleId}
      data-sheet=""
      onKeyDownCapture={keepText}
      onKeyDown={closeByKey}
      className="flex min-h-0 flex-col overflow-hidden bg-surface desk:relative max-desk:fixed max-desk:inset-0 max-desk:z-40 desk:my-2 desk:mr-2 desk:w-107.5 desk:rounded-sheet desk:shadow-outline-1"
    >
      <header className="flex shrink-0 items-center gap-1 px-6 pt-4.5 pb-2.5 max-tablet:px-4">
        <h2 id={titleId} className="display min-w-0 flex-1 text-ink text-page-title-phone">
          {title}
        </h2>
        {tools}
        <IconButton icon={X} label={texts.close} onPress={onClose} />
      </header>
      {children}
    </aside>
  );
}
