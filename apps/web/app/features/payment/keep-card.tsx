import { Checkbox } from '../../ui/checkbox.tsx';
import { texts } from './texts.ts';

const words = texts.method;

type Props = { readonly value: boolean; readonly onChange: (value: boolean) => void };

/** Whether later renewals are taken from this card too, and how one hears of them. */
export function KeepCard({ value, onChange }: Props) {
  return (
    <div className="mt-4">
      <Checkbox
        value={value}
        onChange={onChange}
        label={<b className="font-strong">{words.keep}</b>}
        hint={words.keepNote}
      />
    </div>
  );
}
