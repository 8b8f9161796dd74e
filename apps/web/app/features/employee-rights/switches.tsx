import type { GroupName } from '@ayna/contracts/groups';
import { CalendarDays, type LucideIcon, Store, UsersRound, Wallet } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import {
  isOn,
  type Level,
  levelOf,
  type PresetName,
  presetOf,
  presets,
  type ScopedRight,
  scopedRights,
  withGroup,
  withLevel,
} from './rights.ts';
import { texts } from './texts.ts';
import type { Rights } from './use-rights.ts';

type Props = {
  readonly rights: Rights;
  readonly isReadOnly: boolean;
  /** Said under the switch of all rights, beside what it always says. */
  readonly fullNote: string;
};

const cards = (Object.keys(presets) as PresetName[]).map((id) => ({ id, ...texts.presets[id] }));

/** Arrangements at the top, then every right by its area, and at the foot the one that holds them all. */
export function Switches({ rights, isReadOnly, fullNote }: Props) {
  const { groups, move } = rights;
  const shared = { rights, isReadOnly };
  return (
    <>
      <section data-tour="presets" className="mb-6 pb-6.5 shadow-below">
        <p className="mb-2 flex flex-wrap gap-x-2">
          <b className="font-semibold">{texts.presets.label}</b>
          <span className="text-muted">{texts.presets.hint}</span>
        </p>
        <RadioCards
          label={texts.presets.label}
          isLabelHidden
          columns={4}
          cards={cards.map((card) => ({ ...card, isDisabled: isReadOnly }))}
          value={presetOf(groups) ?? null}
          onChange={(name) => move(presets[name as PresetName])}
        />
      </section>
      <Area title={texts.areas.appointments} icon={CalendarDays} tour="levels">
        {scopedRights.map((right) => (
          <ScopeLine key={right} right={right} {...shared} />
        ))}
        <SwitchLine name="Receptionist" {...shared} />
      </Area>
      <Area title={texts.areas.customers} icon={UsersRound}>
        <SwitchLine name="view-customers" {...shared} />
        <SwitchLine name="view-customer-phone" {...shared} />
        <SwitchLine name="manage-customers" {...shared} />
      </Area>
      <Area title={texts.areas.money} icon={Wallet}>
        <SwitchLine name="manage-finance" {...shared} />
        <SwitchLine name="view-reports" {...shared} />
      </Area>
      <Area title={texts.areas.salon} icon={Store}>
        <SwitchLine name="manage-services" {...shared} />
        <SwitchLine name="manage-inventory" {...shared} />
        <SwitchLine name="manage-employees" {...shared} />
        <SwitchLine name="manage-salon" {...shared} />
      </Area>
      <div data-tour="full" className="rounded-card bg-sunken px-4.5 py-4 dark:bg-raised">
        <Switch
          label={texts.full.title}
          hint={`${texts.full.text} ${fullNote}`.trim()}
          isDisabled={isReadOnly}
          value={isOn(groups, 'Administrator')}
          onChange={(on) => move(withGroup(groups, 'Administrator', on))}
        />
      </div>
    </>
  );
}

type AreaProps = {
  readonly title: string;
  readonly icon: LucideIcon;
  readonly tour?: string;
  readonly children: ReactNode;
};

/** The rights of one area, under its name. */
function Area({ title, icon: Icon, tour, children }: AreaProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      data-tour={tour}
      className="mb-6 grid grid-cols-lead-9 gap-x-3.5 pb-6.5 shadow-below"
    >
      <span
        aria-hidden="true"
        className="grid size-9 place-items-center rounded-segment bg-sunken text-ink-2 dark:bg-raised"
      >
        <Icon size={18} />
      </span>
      <h2 id={id} className="font-semibold text-title leading-9">
        {title}
      </h2>
      <div className="col-span-2 tablet:col-span-1 tablet:col-start-2">{children}</div>
    </section>
  );
}

const ruled = 'py-3.25 shadow-below last:shadow-none';

const ChangedMark = () => (
  <Badge tone="accent" size="sm">
    {texts.changed}
  </Badge>
);

type Shared = {
  readonly rights: Rights;
  /** Shown, and not to be changed by anyone who looks. */
  readonly isReadOnly: boolean;
};

type SwitchName = keyof typeof texts.switches & GroupName;

function SwitchLine({ rights, name, isReadOnly }: Shared & { readonly name: SwitchName }) {
  const { groups, changes, move } = rights;
  const isAll = isOn(groups, 'Administrator');
  const { title, text } = texts.switches[name];
  return (
    <div className={ruled}>
      <Switch
        label={title}
        hint={text}
        labelEnd={changes.includes(name) && <ChangedMark />}
        isDisabled={isReadOnly || isAll}
        value={isAll || isOn(groups, name)}
        onChange={(on) => move(withGroup(groups, name, on))}
      />
    </div>
  );
}

const levels = ['none', 'own', 'all'] as const satisfies readonly Level[];

/** Closed, one's own, or the whole salon's. Anyone who sits at the desk has the whole salon's already. */
function ScopeLine({ rights, right, isReadOnly }: Shared & { readonly right: ScopedRight }) {
  const { groups, changes, move } = rights;
  const { title, text } = texts.reaches[right];
  const isDesk = isOn(groups, 'Receptionist');
  const isCovered = isDesk || isOn(groups, 'Administrator');
  return (
    <div className={`grid items-center gap-x-5 gap-y-2 tablet:grid-cols-fill-auto ${ruled}`}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-strong">
          {title}
          {changes.includes(right) && <ChangedMark />}
        </p>
        <p className="max-w-text text-pretty text-label text-muted">
          {isDesk ? `${text} ${texts.coveredByDesk}` : text}
        </p>
      </div>
      <Segmented
        label={title}
        isWide
        options={levels.map((value) => ({
          value,
          label: texts.levels[value],
          isDisabled: isReadOnly || isCovered,
        }))}
        value={isCovered ? 'all' : levelOf(groups, right)}
        onChange={(level) => move(withLevel(groups, right, level))}
      />
    </div>
  );
}
