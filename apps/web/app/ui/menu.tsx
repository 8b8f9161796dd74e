import type { LucideIcon } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import {
  Menu as AriaMenu,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Popover,
} from 'react-aria-components/Menu';
import { tv } from 'tailwind-variants/lite';

type MenuEntry = {
  readonly id: string;
  readonly label: string;
  readonly icon?: LucideIcon | undefined;
  readonly tone?: 'plain' | 'danger';
  readonly isDisabled?: boolean;
  readonly onPress?: () => void;
  readonly href?: string;
};

type MenuGroup = {
  readonly id: string;
  /** Shown above the group. A group without a title is set apart by a line alone. */
  readonly title?: string;
  readonly items: readonly MenuEntry[];
};

type Props = {
  readonly label: string;
  /** The button that opens it. */
  readonly trigger: ReactNode;
  readonly groups: readonly MenuGroup[];
  readonly side?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
};

const item = tv({
  base: [
    'flex h-11 cursor-pointer items-center gap-2.5 rounded-md px-2.5 font-medium text-body outline-none tablet:h-9',
    'data-focused:bg-sunken data-disabled:cursor-default data-disabled:text-muted dark:data-focused:bg-sir-800',
  ],
  variants: {
    tone: { plain: 'text-ink icon:text-muted', danger: 'text-danger-ink icon:text-danger-ink' },
  },
});

function Entry({ id, label, icon: Icon, tone = 'plain', isDisabled, onPress, href }: MenuEntry) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      className={item({ tone })}
      {...(isDisabled ? { isDisabled } : {})}
      {...(onPress ? { onAction: onPress } : {})}
      {...(href ? { href } : {})}
    >
      {Icon && <Icon />}
      {label}
    </MenuItem>
  );
}

const popover =
  'min-w-52 rounded-lg bg-surface shadow-2 ring-1 ring-line transition-appear duration-(--dur-2) ease-out data-entering:-translate-y-1 data-entering:opacity-0 data-exiting:opacity-0 dark:bg-raised';

type ListProps = Pick<Props, 'label' | 'groups'> & { readonly onClose?: () => void };

function MenuList({ label, groups, onClose }: ListProps) {
  return (
    <AriaMenu
      aria-label={label}
      className="max-h-inherit overflow-auto p-1.5 outline-none"
      {...(onClose ? { onClose, autoFocus: 'first' } : {})}
    >
      {groups.map(({ id, title, items }) => (
        <MenuSection
          key={id}
          // React Aria keeps groups and items in one list of ids: of two that are the same, one would be missing.
          id={`group ${id}`}
          {...(title ? {} : { 'aria-label': label })}
          className="not-first:mt-1.5 not-first:border-line not-first:border-t not-first:pt-1.5"
        >
          {title && <Header className="px-2.5 pt-1 pb-1 font-medium text-caption text-muted">{title}</Header>}
          {items.map((entry) => (
            <Entry key={entry.id} {...entry} />
          ))}
        </MenuSection>
      ))}
    </AriaMenu>
  );
}

/** Arrow keys, Home, End and the first letter move; Enter chooses; Esc closes and gives the focus back. */
export function Menu({ label, trigger, groups, side = 'bottom end' }: Props) {
  return (
    <MenuTrigger>
      {trigger}
      <Popover placement={side} offset={6} className={popover}>
        <MenuList label={label} groups={groups} />
      </Popover>
    </MenuTrigger>
  );
}

type AnchoredProps = Omit<Props, 'trigger'> & {
  /** The button that was pressed. */
  readonly anchor: Element;
  readonly onClose: () => void;
};

/** One menu for a long list of buttons, made when one of them is pressed. Each with its own would cost too much. */
export function AnchoredMenu({ label, groups, side = 'bottom end', anchor, onClose }: AnchoredProps) {
  const trigger = useRef(anchor);
  return (
    <Popover
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      placement={side}
      offset={6}
      className={popover}
    >
      <MenuList label={label} groups={groups} onClose={onClose} />
    </Popover>
  );
}
