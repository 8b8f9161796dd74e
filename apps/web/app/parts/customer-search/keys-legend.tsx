import { ArrowBigUp, ArrowDown, ArrowUp, CornerDownLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Key } from '../../ui/key.tsx';
import { texts } from './texts.ts';

const iconProps = { size: 12, strokeWidth: 2 } as const;

/** For whoever has a keyboard before them; screen readers know these keys from elsewhere. */
export function KeysLegend({ isBooking }: { readonly isBooking: boolean }) {
  return (
    <p
      aria-hidden="true"
      className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-caption text-muted max-tablet:hidden"
    >
      <Hint keys={[<ArrowUp key="up" {...iconProps} />, <ArrowDown key="down" {...iconProps} />]}>
        {texts.keys.move}
      </Hint>
      <Hint keys={[<CornerDownLeft key="enter" {...iconProps} />]}>{texts.keys.open}</Hint>
      {isBooking && (
        <Hint
          keys={[<ArrowBigUp key="shift" {...iconProps} />, <CornerDownLeft key="enter" {...iconProps} />]}
        >
          {texts.keys.book}
        </Hint>
      )}
      <Hint keys={['Esc']}>{texts.keys.close}</Hint>
    </p>
  );
}

type HintProps = { readonly keys: readonly ReactNode[]; readonly children: string };

function Hint({ keys, children }: HintProps) {
  return (
    <span className="inline-flex items-center gap-1">
      {keys.map((key, index) => (
        // oxlint-disable-next-line react/no-array-index-key
        <Key key={index}>{key}</Key>
      ))}
      <span className="ml-0.5">{children}</span>
    </span>
  );
}
