import { Menu, X } from 'lucide-react';
import { Link, NavLink, useLocation } from 'react-router';
import { CtaLink } from '../parts/cta-link.tsx';
import { paths } from '../paths.ts';
import { BrandMark } from '../ui/brand-mark.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import { texts } from './texts.ts';

type HeaderLink = { readonly to: string; readonly name: string; readonly className?: string };

const pages: readonly HeaderLink[] = [
  { to: paths.audience, name: texts.audience },
  { to: paths.features, name: texts.features },
  // A desk's narrowest window has room for five; the home page and every foot lead there too.
  { to: paths.howTo, name: texts.howTo, className: 'desk:max-wide:hidden' },
  { to: paths.templates, name: texts.templates },
  { to: paths.packages, name: texts.packages },
  { to: paths.help, name: texts.help },
];

export function Brand() {
  return (
    <Link
      to={paths.home}
      aria-label={texts.home}
      className="inline-flex min-h-11 items-center gap-2.5 rounded-md text-ink"
    >
      <BrandMark />
      <span className="display -translate-y-[0.04em] font-bold text-head-32 leading-none tracking-m">
        {texts.brand}
      </span>
    </Link>
  );
}

export function PublicHeader() {
  return (
    <header className="relative z-40 mx-auto flex h-16 w-full max-w-346 items-center justify-between px-5 text-lead-size desk:h-19 desk:gap-4 desk:px-8 wide:gap-8">
      <Brand />
      <nav
        aria-label={texts.site}
        className="hidden flex-1 gap-5 pl-3 whitespace-nowrap desk:flex wide:gap-7.5 wide:pl-4"
      >
        {pages.map(({ to, name, className = '' }) => (
          <NavLink
            key={to}
            to={to}
            className={`flex min-h-9 items-center rounded-sm font-book hover:text-accent-ink current:text-accent-ink ${className}`}
          >
            {name}
          </NavLink>
        ))}
      </nav>
      <div className="flex items-center gap-1 whitespace-nowrap desk:gap-3 wide:gap-5">
        <ThemeToggle className="size-11 noscript:hidden desk:size-9" />
        <Link
          to={paths.signIn}
          className="hidden min-h-9 items-center rounded-sm font-medium hover:text-accent-ink desk:flex"
        >
          {texts.signIn}
        </Link>
        <CtaLink to={paths.signUp} kind="primary" size="header" className="max-desk:hidden">
          {texts.createSalon}
        </CtaLink>
        <PhoneMenu />
      </div>
    </header>
  );
}

/** The browser's own disclosure: it opens and closes by touch and keyboard where no script runs. */
function PhoneMenu() {
  // Where a page does run scripts, another page closes it.
  const { pathname } = useLocation();
  return (
    <details key={pathname} className="group -mr-2 desk:hidden">
      {/* The veil over the page is part of the button, so that a touch beside the menu closes it. */}
      <summary className="grid size-11 cursor-pointer list-none place-items-center rounded-md text-ink-2 group-open:before:fixed group-open:before:inset-0 group-open:before:top-16 group-open:before:bg-scrim marker:hidden">
        <span className="sr-only">{texts.menu}</span>
        <Menu size={24} className="group-open:hidden" />
        <X size={24} className="hidden group-open:block" />
      </summary>
      <nav
        aria-label={texts.site}
        className="absolute inset-x-3 top-full grid rounded-dialog bg-surface p-3 shadow-3 ring-1 ring-line dark:bg-raised"
      >
        {pages.map(({ to, name }) => (
          <NavLink
            key={to}
            to={to}
            className="flex min-h-12 items-center rounded-lg px-3 font-medium text-title-size hover:bg-sunken current:text-accent-ink"
          >
            {name}
          </NavLink>
        ))}
        <div className="mt-2 grid gap-2.5 border-line border-t pt-3.5">
          <CtaLink to={paths.signIn} kind="outline" size="row">
            {texts.signIn}
          </CtaLink>
          <CtaLink to={paths.signUp} kind="primary" size="row">
            {texts.createSalon}
          </CtaLink>
        </div>
      </nav>
    </details>
  );
}
