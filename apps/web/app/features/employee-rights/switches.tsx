import { CalendarDays, Store, UsersRound, Wallet } from 'lucide-react';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Area } from './area.tsx';
import { ScopeLine, SwitchLine } from './right-controls.tsx';
import { isOn, type PresetName, presetOf, presets, scopedRights, withGroup } from './rights.ts';
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
      <section data-tour="presets" className="mb-6 pb-6.5 shadow-[0_1px_0_var(--line)]">
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
      <div data-tour="full" className="rounded-[16px] bg-sunken px-4.5 py-4 dark:bg-raised">
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
