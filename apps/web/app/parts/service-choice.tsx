import type { Service } from '../data/services.ts';
import { CheckChips } from '../ui/check-chips.tsx';
import { Switch } from '../ui/switch.tsx';
import { texts } from './service-choice.texts.ts';

export type PerformedServices = { readonly allServices: boolean; readonly serviceCodes: readonly string[] };

type Props = {
  readonly services: readonly Pick<Service, 'code' | 'name'>[];
  readonly value: PerformedServices;
  readonly onChange: (value: PerformedServices) => void;
};

/** Which services somebody performs: all, those to come too, or these. */
export function ServiceChoice({ services, value, onChange }: Props) {
  const { allServices, serviceCodes } = value;
  return (
    <div className="grid gap-3.5">
      <Switch
        label={texts.all}
        hint={texts.allHint}
        value={allServices}
        onChange={(isOn) => onChange({ ...value, allServices: isOn })}
      />
      {!allServices && services.length === 0 && <p className="text-muted">{texts.none}</p>}
      {!allServices && services.length > 0 && (
        <CheckChips
          label={texts.these}
          isLabelHidden
          chips={services.map(({ code, name }) => ({ id: code, label: name }))}
          value={serviceCodes}
          onChange={(codes) => onChange({ ...value, serviceCodes: codes })}
        />
      )}
    </div>
  );
}
