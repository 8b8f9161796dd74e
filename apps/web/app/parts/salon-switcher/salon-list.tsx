import { Check, Plus } from 'lucide-react';
import { type CSSProperties, type RefObject } from 'react';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { SalonBadge } from './salon-badge.tsx';
import type { SalonChoice } from './salon-choice.ts';
import { texts } from './texts.ts';

const item =
  'flex min-h-13 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1.5 outline-none data-focused:bg-sunken tablet:min-h-11 dark:data-focused:bg-sir-800';

type Props = {
  readonly trigger: RefObject<HTMLButtonElement | null>;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly salons: readonly SalonChoice[];
  readonly active: SalonChoice;
  readonly choose: (code: string) => void;
  readonly mayCreate: boolean;
};

const asWideAs = (trigger: Props['trigger']): CSSProperties =>
  ({ '--trigger-width': `${trigger.current?.offsetWidth ?? 0}px` }) as CSSProperties;

/** The salons of a person, hanging from the button that shows the present one. */
export function SalonList({ trigger, isOpen, setOpen, salons, active, choose, mayCreate }: Props) {
  const navigate = useNavigate();
  return (
    <Popover
      aria-label={texts.list}
      triggerRef={trigger}
      isOpen={isOpen}
      onOpenChange={setOpen}
      placement="bottom start"
      offset={6}
      style={asWideAs(trigger)}
      className="w-(--trigger-width) min-w-55 rounded-lg bg-surface shadow-2 ring-1 ring-line transition-opacity duration-200 ease-out data-entering:opacity-0 data-exiting:opacity-0 dark:bg-raised"
    >
      <Menu
        aria-label={texts.list}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a menu that was opened has the focus
        autoFocus="first"
        onClose={() => setOpen(false)}
        className="max-h-inherit overflow-auto p-1.5 outline-none"
      >
        <MenuSection
          aria-label={texts.list}
          selectionMode="single"
          disallowEmptySelection
          selectedKeys={[active.code]}
          onSelectionChange={(keys) => {
            const [code] = keys === 'all' ? [] : keys;
            if (code !== undefined && code !== active.code) choose(String(code));
          }}
        >
          {salons.map((salon) => (
            <SalonItem key={salon.code} salon={salon} />
          ))}
        </MenuSection>
        {mayCreate && (
          <MenuSection aria-label={texts.create} className="mt-1.5 border-line border-t pt-1.5">
            <MenuItem
              id="create"
              className={`${item} font-medium`}
              onAction={() => void navigate(paths.createSalon)}
            >
              <span className="grid w-8.5 place-items-center text-muted">
                <Plus size={18} />
              </span>
              {texts.create}
            </MenuItem>
          </MenuSection>
        )}
      </Menu>
    </Popover>
  );
}

function SalonItem({ salon }: { readonly salon: SalonChoice }) {
  return (
    <MenuItem id={salon.code} textValue={salon.name} className={item}>
      {({ isSelected }) => (
        <>
          <SalonBadge name={salon.name} type={salon.type} size="rail" />
          <span className="min-w-0 flex-1">
            <b className="block truncate font-semibold">{salon.name}</b>
            <span className="block truncate text-caption text-muted">{salon.location}</span>
          </span>
          {isSelected && <Check strokeWidth={2} className="shrink-0 text-accent" />}
        </>
      )}
    </MenuItem>
  );
}
