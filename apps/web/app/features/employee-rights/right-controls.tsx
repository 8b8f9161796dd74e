import type { GroupName } from '@ayna/contracts/groups';
import { Badge } from '../../ui/badge.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Switch } from '../../ui/switch.tsx';
import { isOn, type Level, levelOf, type ScopedRight, withGroup, withLevel } from './rights.ts';
import { texts } from './texts.ts';
import type { Rights } from './use-rights.ts';

const ruled = 'py-3.25 shadow-[0_1px_0_var(--line)] last:shadow-none';

const ChangedMark = () => (
  <Badge tone="accent" size="sm">
    {texts.changed}
  </Badge>
);

type Shared = {
  readonly rights: Rights;
  /** Shown, and not to be changed by whoever looks. */
  readonly isReadOnly: boolean;
};

type SwitchName = keyof typeof texts.switches & GroupName;

export function SwitchLine({ rights, name, isReadOnly }: Shared & { readonly name: SwitchName }) {
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

/** Closed, one's own, or the whole salon's. Whoever sits at the desk has the whole salon's already. */
export function ScopeLine({ rights, right, isReadOnly }: Shared & { readonly right: ScopedRight }) {
  const { groups, changes, move } = rights;
  const { title, text } = texts.reaches[right];
  const isDesk = isOn(groups, 'Receptionist');
  const isCovered = isDesk || isOn(groups, 'Administrator');
  return (
    <div className={`grid items-center gap-x-5 gap-y-2 tablet:grid-cols-[minmax(0,1fr)_auto] ${ruled}`}>
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-[550]">
          {title}
          {changes.includes(right) && <ChangedMark />}
        </p>
        <p className="max-w-[60ch] text-pretty text-label text-muted">
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
