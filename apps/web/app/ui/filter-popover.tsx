import './press-style.ts';
import { ChevronDown, type LucideIcon, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { DialogTrigger } from 'react-aria-components/Dialog';
import { FieldPopover } from './field-popover.tsx';
import { filterChipStyle } from './filter-chip-style.ts';

type Props = {
  readonly label: string;
  readonly icon: LucideIcon;
  /** What is chosen. */
  readonly text: string;
  /** Takes the choice back; undefined while nothing was chosen. */
  readonly clear: { readonly label: string; readonly onPress: () => void } | undefined;
  /** What hangs from it; it closes itself when something is chosen. */
  readonly children: (close: () => void) => ReactNode;
};

/** One filter of a list that takes more than a list to choose, and is taken back by its cross. */
export function FilterPopover({ label, icon: Icon, text, clear, children }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <span className="relative inline-flex shrink-0">
      <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          ref={opener}
          aria-label={`${label}: ${text}`}
          className={`num ${filterChipStyle({ isOn: clear !== undefined })} ${clear ? 'pr-10' : ''}`}
        >
          <Icon size={16} />
          {text}
          {!clear && <ChevronDown size={16} />}
        </Button>
        <FieldPopover label={label}>
          <div className="max-h-inherit overflow-y-auto">{children(() => setOpen(false))}</div>
        </FieldPopover>
      </DialogTrigger>
      {clear && (
        <Button
          aria-label={clear.label}
          onPress={() => {
            clear.onPress();
            // The cross goes with what it took back.
            opener.current?.focus();
          }}
          className="absolute inset-y-0 right-0 grid w-9 cursor-pointer place-items-center rounded-r-input text-accent"
        >
          <X size={16} />
        </Button>
      )}
    </span>
  );
}
