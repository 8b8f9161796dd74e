import { appointment } from '@ayna/contracts/appointment';
import { customer } from '@ayna/contracts/customer';
import { mayCall } from '@ayna/domain/permissions';
import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { Link } from 'react-router';
import { salonQuery } from '../../data/salon.ts';
import { lazyComponent } from '../../lib/lazy.ts';
import { longDayOf } from '../../parts/moment-text.ts';
import { SalonSwitcher } from '../../parts/salon-switcher.tsx';
import { paths } from '../../paths.ts';
import { Key } from '../../ui/key.tsx';
import { entriesFor } from './nav-entries.ts';
import { ownEntries, ownerEntries, salonEntries } from './salon-entries.ts';
import { Shell } from './shell.tsx';
import type { ShellData } from './shell-data.ts';
import { texts } from './texts.ts';

/** Where a key is a letter, or moves within what is open, and is no wish for something else. */
const keyOwners =
  'input, textarea, select, [contenteditable], [role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

/** Whether a key that was pressed there belongs to a field, a list or a dialog. */
const ownsKeyPress = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(keyOwners) !== null;

type Props = { readonly data: ShellData; readonly at?: string; readonly children: ReactNode };

/** The shell of a salon's people. */
export function SalonShell({ data, at, children }: Props) {
  const { person, salons, activeSalonCode, chooseSalon } = data;
  const outside = person.role === 'SalonOwner' ? ownerEntries : ownEntries;
  const groups = entriesFor(person.groups, salons.length > 0 ? salonEntries : outside);
  const plus = mayCall(appointment.routes.bookByDesk.who, person.groups) ? paths.addAppointment : undefined;
  const maySearch = activeSalonCode !== undefined && mayCall(customer.routes.list.who, person.groups);
  const search = useQuickSearch(maySearch);
  const isSuspended = salons.some(({ code, isSuspended: is }) => is && code === activeSalonCode);
  const switcher = (size: 'rail' | 'menu') => (
    <>
      <SalonSwitcher
        salons={salons}
        activeCode={activeSalonCode}
        choose={chooseSalon}
        mayCreate={person.role === 'SalonOwner'}
        size={size}
      />
      {maySearch && size === 'menu' && <MenuSearchButton onOpen={search.open} />}
    </>
  );
  return (
    <Shell
      data={data}
      groups={groups}
      daily={groups[0]?.entries ?? []}
      plus={plus}
      tag={maySearch && <RailSearchButton onOpen={search.open} />}
      switcher={switcher}
      at={at}
    >
      {isSuspended && activeSalonCode && <SuspensionNotice salonCode={activeSalonCode} />}
      {children}
      {search.isOpen && <QuickSearch onClose={search.close} />}
    </Shell>
  );
}

/** Why the salon is suspended, on every screen of it: nothing can be changed there. */
function SuspensionNotice({ salonCode }: { readonly salonCode: string }) {
  const { data: salon } = useQuery(salonQuery(salonCode));
  if (!salon?.suspension) return null;
  const { at, reason } = salon.suspension;
  return (
    <div role="status" className="shrink-0 bg-danger-bg px-6 py-3 text-danger-ink max-tablet:px-4">
      <p className="wrap-anywhere whitespace-pre-line">{texts.suspended(longDayOf(at), reason)}</p>
      <p className="text-label">
        {texts.suspendedHelp}{' '}
        <Link to={paths.contact} className="rounded-xs font-strong underline">
          {texts.suspendedContact}
        </Link>
      </p>
    </div>
  );
}

// A few times an hour at the desk, and never on most screens: it comes when it is asked for.
const CustomerSearch = lazyComponent(() =>
  import('../../parts/customer-search.tsx').then((part) => part.CustomerSearch),
);

const key = '/';

/** Opens by the key from anywhere but a field; on a Turkish keyboard the key has a Shift in it. */
const useQuickSearch = (isAllowed: boolean) => {
  const [isOpen, setOpen] = useState(false);
  const open = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);
  useEffect(() => {
    if (!isAllowed) return;
    const listen = (event: KeyboardEvent): void => {
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
      if (event.key !== key || !isPlain || ownsKeyPress(event.target)) return;
      // Or it would be the first letter in the field.
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isAllowed, open]);
  return { isOpen, open, close };
};

/** What is typed before the field is there is kept for it. */
function QuickSearch({ onClose }: { readonly onClose: () => void }) {
  const [early, setEarly] = useState('');
  const append = useCallback((letter: string) => setEarly((before) => before + letter), []);
  return (
    <Suspense fallback={<LetterListener onLetter={append} />}>
      <CustomerSearch start={early} onClose={onClose} />
    </Suspense>
  );
}

/** It listens until the field is there, and not longer: what it heard then would reach nobody. */
function LetterListener({ onLetter }: { readonly onLetter: (letter: string) => void }) {
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (event.key.length !== 1 || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      onLetter(event.key);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [onLetter]);
  return null;
}

type SearchButtonProps = { readonly onOpen: () => void };

/** Beside the brand, with its key. */
function RailSearchButton({ onOpen }: SearchButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={texts.findCustomer}
      aria-keyshortcuts={key}
      title={texts.findCustomer}
      className="-mr-1 ml-auto inline-flex h-8 cursor-pointer items-center gap-1.5 rounded-md px-2 text-ink-2 transition-colors duration-120 hover:bg-ink/5"
    >
      <Search />
      <Key>{key}</Key>
    </button>
  );
}

/** In the phone's menu, above everything: anyone who opens the menu there is looking for something. */
function MenuSearchButton({ onOpen }: SearchButtonProps) {
  return (
    <button
      type="button"
      onClick={onOpen}
      className="mb-3.5 flex h-13 w-full cursor-pointer items-center gap-3.5 rounded-sheet bg-sunken px-4 text-left font-book text-title-s-size dark:bg-raised"
    >
      <Search size={21} className="shrink-0 text-ink-2" />
      {texts.findCustomer}
    </button>
  );
}
