import { Layers, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { controlTexts } from '../../ui/controls.texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { NumberField } from '../../ui/number-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { LineErrors, ServiceLine } from './service-lines.ts';
import { texts } from './texts.ts';

type Props = {
  readonly line: ServiceLine;
  readonly change: (line: ServiceLine) => void;
  readonly remove: () => void;
  readonly errors: LineErrors;
};

const row =
  'grid items-start gap-x-3.5 gap-y-2 border-line border-t py-2 max-tablet:py-2.5 tablet:min-h-14.5 tablet:grid-cols-[minmax(0,1fr)_96px_116px]';

export function ServiceRow(props: Props) {
  const { line } = props;
  return (
    <li className={row}>
      <div className="grid min-w-0 content-center tablet:min-h-10.5">
        {line.isOwn ? <OwnName {...props} /> : <OfferedName {...props} />}
      </div>
      <Figures {...props} />
    </li>
  );
}

function OfferedName({ line, change }: Props) {
  return (
    <Checkbox
      value={line.isPicked}
      onChange={(isPicked) => change({ ...line, isPicked })}
      label={
        <span
          className={`flex flex-wrap items-center gap-2 font-medium text-lead-size max-tablet:text-title-s ${line.isPicked ? '' : 'text-muted'}`}
        >
          {line.name}
          {line.sessionCount !== null && (
            <Badge tone="accent" size="sm" icon={Layers}>
              {texts.services.sessions(line.sessionCount)}
            </Badge>
          )}
        </span>
      }
    />
  );
}

function OwnName({ line, change, remove, errors }: Props) {
  const input = useRef<HTMLInputElement>(null);
  // Anyone who adds a line writes into it; one that comes back from a draft leaves the focus alone.
  const isNew = useRef(line.name === '');
  useEffect(() => {
    if (isNew.current) input.current?.focus();
  }, []);
  return (
    <div className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        <TextField
          ref={input}
          label={texts.services.name}
          isLabelHidden
          placeholder={texts.services.name}
          maxLength={80}
          value={line.name}
          onChange={(name) => change({ ...line, name })}
          error={errors.name}
        />
      </div>
      <IconButton icon={X} label={texts.services.remove(line.name)} onPress={remove} />
    </div>
  );
}

/** Not asked for what is not offered; on a desktop they stay in sight, pale. */
function Figures({ line, change, errors }: Props) {
  const name = line.name || texts.services.newOne;
  const off = line.isPicked ? '' : 'max-tablet:hidden';
  return (
    <div
      className={`grid grid-cols-2 gap-2 text-right max-tablet:pl-8.5 tablet:contents [&_input]:text-right ${off}`}
    >
      <NumberField
        label={texts.services.duration(name)}
        isLabelHidden
        value={line.duration}
        onChange={(duration) => change({ ...line, duration })}
        isDisabled={!line.isPicked}
        end={<span className="text-label">{texts.services.minutes}</span>}
        error={errors.duration}
      />
      <NumberField
        label={texts.services.price(name)}
        isLabelHidden
        decimals={2}
        value={line.price}
        onChange={(price) => change({ ...line, price })}
        isDisabled={!line.isPicked}
        start={<span className="text-label">{controlTexts.lira}</span>}
        error={errors.price}
      />
    </div>
  );
}
