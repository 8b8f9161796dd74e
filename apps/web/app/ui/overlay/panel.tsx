import { X } from 'lucide-react';
import { type PointerEvent, type ReactNode, type RefObject, use, useRef } from 'react';
import { Dialog, Heading, OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import { IconButton } from '../icon-button.tsx';
import { isDismissed } from './dismiss-drag.ts';
import { texts } from './texts.ts';

/**
 * A phone's sheet is pulled down by its handle. It is a convenience only: the close button and Esc
 * do the same for anyone who cannot drag.
 */
const useHandleDrag = (sheet: RefObject<HTMLElement | null>) => {
  const overlay = use(OverlayTriggerStateContext);
  const start = useRef<number | null>(null);

  const pulledBy = (event: PointerEvent): number =>
    start.current === null ? 0 : Math.max(0, event.clientY - start.current);

  const put = (translate: string, transition: string) => {
    sheet.current?.style.setProperty('translate', translate);
    sheet.current?.style.setProperty('transition', transition);
  };

  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) put(`0 ${pulledBy(event)}px`, 'none');
    },
    onPointerUp: (event: PointerEvent) => {
      const pulled = pulledBy(event);
      start.current = null;
      put('', '');
      if (isDismissed(pulled, sheet.current?.offsetHeight ?? 0)) overlay?.close();
    },
    onPointerCancel: () => {
      start.current = null;
      put('', '');
    },
  };
};

// A phone knows one shape only: a sheet that slides up from the bottom edge.
const panel = tv({
  base: [
    'flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-panel bg-surface shadow-3 dark:bg-raised',
    'transition-appear duration-(--dur-3) ease-out',
    'max-tablet:data-entering:translate-y-full max-tablet:data-exiting:translate-y-full',
  ],
  variants: {
    kind: {
      dialog: [
        'tablet:max-h-full tablet:rounded-dialog',
        'tablet:data-entering:translate-y-2 tablet:data-entering:opacity-0',
        'tablet:data-exiting:translate-y-2 tablet:data-exiting:opacity-0',
      ],
      side: [
        'tablet:h-full tablet:max-h-full tablet:rounded-sheet',
        'tablet:data-entering:translate-x-[calc(100%+8px)] tablet:data-exiting:translate-x-[calc(100%+8px)]',
      ],
    },
    width: {
      sheet: 'tablet:w-110',
      s: 'tablet:w-120',
      m: 'tablet:w-135',
      l: 'tablet:w-215 tablet:max-w-full',
      xl: 'tablet:w-240 tablet:max-w-full',
      wideSheet: 'tablet:w-147',
    },
  },
});

const scrim = tv({
  base: [
    'fixed inset-0 z-50 grid items-end bg-scrim transition-opacity duration-(--dur-3) ease-out',
    'data-entering:opacity-0 data-exiting:opacity-0',
  ],
  variants: {
    kind: {
      dialog: 'tablet:place-items-center tablet:p-6',
      side: 'tablet:items-stretch tablet:justify-items-end tablet:p-2',
    },
  },
});

const head = tv({
  slots: {
    box: 'relative px-5 pt-6.5 tablet:pt-4.5 tablet:pr-4 tablet:pl-6',
    handle: 'h-1 w-10 rounded-full',
    title: 'min-w-0 flex-1',
  },
  variants: {
    tone: {
      plain: { handle: 'bg-faint' },
      amber: { box: 'bg-pending-bg text-pending-ink', handle: 'bg-pending-solid/50' },
      blue: { box: 'bg-approved-bg text-approved-ink', handle: 'bg-approved-solid/50' },
      green: { box: 'bg-completed-bg text-completed-ink', handle: 'bg-completed-solid/50' },
      red: { box: 'bg-canceled-bg text-canceled-ink', handle: 'bg-canceled-solid/50' },
      grey: { box: 'bg-noshow-bg text-noshow-ink', handle: 'bg-noshow-solid/50' },
    },
    titled: {
      plain: { box: 'pb-2.5', title: 'display text-ink text-page-title-phone' },
      tinted: { box: 'pb-4.5', title: 'display text-ink text-head-20 leading-6.5' },
      /** The lead says in large what it is about. */
      small: { box: 'pb-4', title: 'font-strong text-label' },
    },
  },
});

/** A wide body has no margins of its own: its columns have grounds of their own. */
const body = tv({
  base: 'min-h-0 flex-1 overflow-y-auto',
  variants: { isWide: { true: '', false: 'px-5 pt-1 pb-4 tablet:px-6' } },
});

const foot = tv({
  base: 'grid gap-2 px-5 pt-3 pb-safe-5 tablet:auto-cols-fr tablet:grid-flow-col tablet:px-6 tablet:pt-3.5',
  variants: { isWide: { true: 'shadow-above tablet:pb-4', false: 'tablet:pb-5.5' } },
});

export type PanelProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** Beside the title: a badge. */
  readonly aside?: ReactNode;
  /** Under the title and within its tint: what the dialog is about, in large. */
  readonly lead?: ReactNode;
  /** Between the head and the body, over the whole width: a warning. */
  readonly banner?: ReactNode;
  readonly actions?: ReactNode;
  readonly tone?: VariantProps<typeof head>['tone'];
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** False where closing would lose something: then only the buttons close it. */
  readonly isDismissable?: boolean;
  readonly role?: 'dialog' | 'alertdialog';
};

type Props = PanelProps & VariantProps<typeof panel>;

/** A modal box over the screen. It closes without a question and has no history entry; see Frame. */
export function Panel({ kind, width, isOpen, onOpenChange, isDismissable = true, ...content }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  return (
    <ModalOverlay
      className={scrim({ kind })}
      isDismissable={isDismissable}
      isKeyboardDismissDisabled={!isDismissable}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <Modal ref={sheet} className={panel({ kind, width })}>
        <Content
          {...content}
          isWide={width === 'l' || width === 'xl'}
          hasSmallTitle={width === 'l'}
          isDismissable={isDismissable}
          sheet={sheet}
        />
      </Modal>
    </ModalOverlay>
  );
}

type ContentProps = Omit<PanelProps, 'isOpen' | 'onOpenChange'> & {
  readonly isWide: boolean;
  readonly hasSmallTitle: boolean;
  readonly sheet: Parameters<typeof useHandleDrag>[0];
};

function Content({ title, aside, lead, banner, actions, tone = 'plain', isWide, ...rest }: ContentProps) {
  const drag = useHandleDrag(rest.sheet);
  const titled = rest.hasSmallTitle ? 'small' : 'tinted';
  const look = head({ tone, titled: tone === 'plain' ? 'plain' : titled });
  return (
    <Dialog role={rest.role ?? 'dialog'} className="flex min-h-0 flex-1 flex-col outline-none">
      <header className={look.box()}>
        <div
          {...(rest.isDismissable ? drag : {})}
          data-handle
          className="absolute inset-x-0 top-0 grid h-6 touch-none place-items-center tablet:hidden"
        >
          <span className={look.handle()} />
        </div>
        <div className="flex items-center gap-3">
          <Heading slot="title" className={look.title()}>
            {title}
          </Heading>
          {aside}
          {rest.isDismissable && <CloseButton />}
        </div>
        {lead}
      </header>
      {banner}
      <div className={body({ isWide })}>{rest.children}</div>
      {actions && <footer className={foot({ isWide })}>{actions}</footer>}
    </Dialog>
  );
}

/** Closes the dialog it stands in. */
function CloseButton() {
  return <IconButton icon={X} slot="close" label={texts.close} />;
}
