import type { ReactNode } from 'react';
import { DockedSheet, SideSheet } from '../../../ui/side-sheet.tsx';
import { useMediaQuery } from '../../../ui/use-media-query.ts';

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

function Beside({ title, aside, lead, actions, children, close }: Props) {
  return (
    <DockedSheet title={title} tools={aside} hasFocus onClose={close}>
      <div className="px-6 pb-3 shadow-below">{lead}</div>
      <div className="min-h-0 flex-1 overflow-y-auto px-6">{children}</div>
      {actions && <footer className="grid gap-2 px-6 pt-3.5 pb-5.5 shadow-above">{actions}</footer>}
    </DockedSheet>
  );
}
