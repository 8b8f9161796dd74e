import { type LucideIcon, Menu, Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { isCurrent, type NavEntry } from './nav-entries.ts';
import { texts } from './texts.ts';

type MenuToggle = {
  readonly open: boolean;
  readonly current: boolean;
  readonly id: string;
  readonly toggle: () => void;
};

type Props = {
  readonly entries: readonly NavEntry[];
  readonly at: string;
  /** Where the round button leads; without it there is none. */
  readonly plus?: string | undefined;
  readonly menu: MenuToggle;
  readonly menuRef: Ref<HTMLButtonElement>;
};

const item =
  'grid w-full cursor-pointer justify-items-center gap-0.75 rounded-lg pt-1.5 pb-1 font-medium text-micro text-muted leading-5 current:font-semibold current:text-accent-ink';

/** The shell's foot on a phone: what the day needs, and the door to the rest. */
export function BottomBar({ entries, at, plus, menu, menuRef }: Props) {
  const links = entries.map((entry) => (
    <li key={entry.path} className="flex-1">
      <Link
        to={entry.path}
        aria-current={!menu.open && isCurrent(entry, at) ? 'page' : undefined}
        className={item}
      >
        <IconWithLabel icon={entry.icon}>{entry.short ?? entry.label}</IconWithLabel>
      </Link>
    </li>
  ));
  // The thumb finds it in the middle.
  if (plus) links.splice(2, 0, <PlusLink key="plus" to={plus} />);
  return (
    <nav
      aria-label={texts.bottomMenu}
      className="relative z-30 shrink-0 bg-surface px-2 pt-1.5 pb-safe-4.5 shadow-above tablet:hidden"
    >
      <ul className="flex items-center">
        {links}
        <li className="flex-1">
          <button
            type="button"
            ref={menuRef}
            onClick={menu.toggle}
            aria-expanded={menu.open}
            aria-controls={menu.id}
            aria-current={menu.current ? 'true' : undefined}
            className={item}
          >
            <IconWithLabel icon={Menu}>{texts.menu}</IconWithLabel>
          </button>
        </li>
      </ul>
    </nav>
  );
}

type IconWithLabelProps = {
  readonly icon: LucideIcon;
  readonly children: ReactNode;
};

function IconWithLabel({ icon: Icon, children }: IconWithLabelProps) {
  return (
    <>
      <Icon size={22} />
      {children}
    </>
  );
}

function PlusLink({ to }: { readonly to: string }) {
  return (
    <li className="grid w-17 place-items-center">
      <Link
        to={to}
        aria-label={texts.newAppointment}
        className="glint grid size-13 place-items-center rounded-full bg-accent text-on-accent shadow-[0_6px_16px_-4px_rgb(100_20_60/0.5)]"
      >
        <Plus size={24} />
      </Link>
    </li>
  );
}
