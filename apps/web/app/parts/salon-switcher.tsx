import '../ui/press-style.ts';
import { Check, ChevronsUpDown, Plus } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import type { SalonType } from './salon-art.tsx';
import { SalonBadge } from './salon-switcher/salon-badge.tsx';
import { texts } from './salon-switcher/texts.ts';

export type SalonChoice = {
  readonly code: string;
  readonly name: string;
  /** Quarter and district, as people say where it is. */
  readonly place: string;
  readonly type: SalonType;
};

type Props = {
  readonly salons: readonly SalonChoice[];
  readonly activeCode: string | undefined;
  readonly choose: (code: string) => void;
  readonly mayCreate: boolean;
  readonly size: 'rail' | 'menu';
};

const faces = {
  rail: 'mb-3 rounded-[12px] px-2.5 py-2',
  menu: 'mb-4 rounded-sheet p-3',
} as const;

const item =
  'flex min-h-13 cursor-pointer items-center gap-2.5 rounded-md px-2 py-1.5 outline-none data-[focused]:bg-sunken tablet:min-h-11 dark:data-[focused]:bg-sir-800';

/** Which salon the screens show, and the way to another one. */
export function SalonSwitcher({ salons, activeCode, choose, mayCreate, size }: Props) {
  const navigate = useNavigate();
  const active = salons.find((salon) => salon.code === activeCode);
  if (!active) return null;
  return (
    <MenuTrigger>
      <Trigger salon={active} size={size} />
      <Popover
        placement="bottom start"
        offset={6}
        className="w-(--trigger-width) min-w-55 rounded-lg bg-surface shadow-2 ring-1 ring-line transition-opacity duration-[200ms] ease-out data-[entering]:opacity-0 data-[exiting]:opacity-0 dark:bg-raised"
      >
        <Menu aria-label={texts.list} className="max-h-[inherit] overflow-auto p-1.5 outline-none">
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
                  <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
                </span>
                {texts.create}
              </MenuItem>
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

function Trigger({ salon, size }: { readonly salon: SalonChoice; readonly size: Props['size'] }) {
  const large = size === 'menu';
  return (
    <Button
      className={`flex w-full shrink-0 cursor-pointer touch-manipulation items-center gap-2.5 bg-surface text-left shadow-[0_0_0_1px_var(--line),var(--sh-1)] dark:bg-raised ${faces[size]}`}
    >
      <SalonBadge name={salon.name} type={salon.type} size={size} />
      <span className="min-w-0 flex-1">
        <b
          className={`block truncate font-semibold ${large ? 'text-title leading-5.5' : 'text-[13.5px] leading-4.5'}`}
        >
          {salon.name}
        </b>
        <span className={`block truncate text-muted ${large ? '' : 'text-[12px] leading-4'}`}>
          {salon.place}
        </span>
        <span className="sr-only">{texts.choose}</span>
      </span>
      <ChevronsUpDown
        aria-hidden="true"
        size={large ? 20 : 16}
        strokeWidth={1.75}
        className="shrink-0 text-muted"
      />
    </Button>
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
            <span className="block truncate text-caption text-muted">{salon.place}</span>
          </span>
          {isSelected && (
            <Check aria-hidden="true" size={17} strokeWidth={2} className="shrink-0 text-accent" />
          )}
        </>
      )}
    </MenuItem>
  );
}
