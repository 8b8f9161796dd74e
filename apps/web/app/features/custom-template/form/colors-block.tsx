import { MIN_CONTRAST } from '@ayna/domain/contrast';
import {
  areReadable,
  type ColorRole,
  measureColors,
  type PageColors,
  toReadableColors,
} from '@ayna/domain/page-colors';
import { Check, CircleAlert, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { templateColors } from '../../../parts/template-colors.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { toHex } from '../model/hex.ts';
import { texts } from '../texts.ts';
import type { DesignEditor } from '../use-design-editor.ts';
import { ColorOffers, ratioText } from './color-offers.tsx';
import { FormBlock } from './form-block.tsx';

const words = texts.colors;
const roles: readonly ColorRole[] = ['ground', 'text', 'accent'];

/** Colors that cannot be read, as somebody chose them: the page shows the nearest that can until one is chosen. */
type Attempt = { readonly colors: PageColors; readonly role: ColorRole };

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

export function ColorsBlock({ editor }: { readonly editor: DesignEditor }) {
  const { template, colors } = editor.design;
  const [tried, setTried] = useState<Attempt>();
  // Undo or another template leaves the attempt behind.
  const attempt = tried && same(toReadableColors(tried.colors, tried.role), colors) ? tried : undefined;
  const shown = attempt?.colors ?? colors ?? templateColors[template];
  const put = (next: PageColors): void => {
    setTried(undefined);
    editor.edit({ colors: next });
  };
  const choose = (role: ColorRole, hex: string): void => {
    const next = { ...shown, [role]: hex };
    const readable = areReadable(next);
    setTried(readable ? undefined : { colors: next, role });
    editor.edit({ colors: readable ? next : toReadableColors(next, role) }, true);
  };
  const ratios = measureColors(shown);
  return (
    <FormBlock name="colors" title={words.title} note={words.note}>
      <div className="grid gap-2">
        {roles.map((role) => (
          <ColorRow
            key={role}
            role={role}
            color={shown[role]}
            ratio={ratios[role]}
            choose={(hex) => choose(role, hex)}
          />
        ))}
      </div>
      {attempt && <ColorOffers colors={attempt.colors} role={attempt.role} choose={put} />}
      <div className="mt-3">
        {colors === null ? (
          <p className="text-label text-muted">{words.own}</p>
        ) : (
          <Button look="ghost" size="sm" icon={RotateCcw} onPress={() => editor.edit({ colors: null })}>
            {words.reset}
          </Button>
        )}
      </div>
    </FormBlock>
  );
}

type RowProps = {
  readonly role: ColorRole;
  readonly color: string;
  readonly ratio: number;
  readonly choose: (hex: string) => void;
};

function ColorRow({ role, color, ratio, choose }: RowProps) {
  const { name, note } = words.roles[role];
  const isReadable = ratio >= MIN_CONTRAST;
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 tablet:grid-cols-[auto_minmax(0,1fr)_auto_78px]">
      <label className="glint relative block h-11.5 w-9 cursor-pointer overflow-hidden rounded-oval shadow-outline-1 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
        <span aria-hidden="true" className="absolute inset-0" style={{ backgroundColor: color }} />
        <input
          type="color"
          value={color}
          onChange={(event) => choose(event.currentTarget.value)}
          aria-label={words.pick(name)}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </label>
      <span className="min-w-0">
        <b className="block font-semibold">{name}</b>
        <span className="block text-label text-muted">{note}</span>
        <span className="tablet:hidden">
          <Ratio ratio={ratio} isReadable={isReadable} />
        </span>
      </span>
      <span className="w-26">
        <HexField label={words.code(name)} color={color} choose={choose} />
      </span>
      <span className="justify-self-end max-tablet:hidden">
        <Ratio ratio={ratio} isReadable={isReadable} />
      </span>
    </div>
  );
}

function Ratio({ ratio, isReadable }: { readonly ratio: number; readonly isReadable: boolean }) {
  const Icon = isReadable ? Check : CircleAlert;
  return (
    <span
      className={`num inline-flex items-center gap-1.5 whitespace-nowrap font-strong text-label ${isReadable ? 'text-success-ink' : 'text-danger-ink'}`}
    >
      <Icon size={15} />
      {ratioText(ratio)}
      <span className="sr-only">{isReadable ? words.readable : words.unreadable}</span>
    </span>
  );
}

type HexFieldProps = {
  readonly label: string;
  readonly color: string;
  readonly choose: (hex: string) => void;
};

/** Taken over as soon as it is a color; what is none is gone when the field is left. */
function HexField({ label, color, choose }: HexFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string): void => {
    setTyped(text);
    const hex = toHex(text);
    if (hex && hex !== color) choose(hex);
  };
  return (
    <TextField
      label={label}
      isLabelHidden
      value={typed ?? color.toUpperCase()}
      onChange={type}
      onBlur={() => setTyped(null)}
      maxLength={7}
    />
  );
}
