import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SideSheet } from '../../../ui/side-sheet.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';
import { texts } from './texts.ts';

/** From here on the calendar has room beside the panel for three of the team. */
const roomForBoth = '(min-width: 1280px)';

type Props = {
  readonly title: string;
  /** Beside the title. */
  readonly aside: ReactNode;
  /** Under the title, where it does not scroll away. */
  readonly lead: ReactNode;
  readonly actions: ReactNode;
  readonly children: ReactNode;
  readonly close: () => void;
};

/** Beside the calendar, which stays alive; where there is no room for both, a sheet over it. */
export function PanelFrame(props: Props) {
  const hasRoom = useMediaQuery(roomForBoth);
  if (hasRoom) return <Beside {...props} />;
  const { close, ...content } = props;
  return <SideSheet {...content} isOpen isInAddress onOpenChange={(isOpen) => isOpen || close()} />;
}

/** It has the focus once it is there, and Esc in it closes it. */
const usePanelFocus = (close: () => void) => {
  const panel = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const element = panel.current;
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.defaultPrevented) latest.current();
    };
    element?.addEventListener('keydown', press);
    return () => element?.removeEventListener('keydown', press);
  }, []);
  return { panel, title };
};

function Beside({ title, aside, lead, actions, children, close }: Props) {
  const { panel, title: heading } = usePanelFocus(close);
  return (
    <aside
      ref={panel}
      aria-label={title}
      className="flex min-h-0 w-120 flex-none flex-col shadow-before dark:bg-raised"
    >
      <header className="pt-4.5 pr-4 pb-3 pl-6 shadow-below">
        <div className="flex items-center gap-3">
          <h2 ref={heading} tabIndex={-1} className="display min-w-0 flex-1 text-head-24 outline-none">
            {title}
          </h2>
          {aside}
          <IconButton icon={X} label={texts.close} onPress={close} />
        </div>
        {lead}
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-6">{children}</div>
      {actions && <footer className="grid gap-2 px-6 pt-3.5 pb-5.5 shadow-above">{actions}</footer>}
    </aside>
  );
}
