import { Moon, Sun } from 'lucide-react';
import { texts } from './theme-toggle.texts.ts';

/**
 * Without a handler and without state: the script of `ThemeScript` hears the press, and the class on
 * the root decides which of the two faces is shown. So it works on pages that ship no React.
 */
export function ThemeToggle({ className = '' }: { readonly className?: string }) {
  return (
    <button
      type="button"
      data-theme-toggle=""
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-ink-2 transition-colors duration-120 hover:bg-ink/6 hover:text-ink tablet:size-9 ${className}`}
    >
      <span className="dark:hidden">
        <Moon />
        <span className="sr-only">{texts.toDark}</span>
      </span>
      <span className="hidden dark:inline">
        <Sun />
        <span className="sr-only">{texts.toLight}</span>
      </span>
    </button>
  );
}
