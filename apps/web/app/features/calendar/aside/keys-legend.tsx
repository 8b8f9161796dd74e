import { ArrowLeft, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Key } from '../../../ui/key.tsx';
import { texts } from './texts.ts';

const iconProps = { 'aria-hidden': true, size: 12, strokeWidth: 2 } as const;

/** At the foot, for whoever is about to reach for the mouse. */
export function KeysLegend() {
  return (
    <p
      aria-hidden="true"
      className="mt-auto flex flex-wrap items-center gap-x-3 gap-y-1.5 pt-2 text-caption text-muted"
    >
      <Hint does={texts.keys.day}>
        <Key>
          <ArrowLeft {...iconProps} />
        </Key>
        <Key>
          <ArrowRight {...iconProps} />
        </Key>
      </Hint>
      <Hint does={texts.keys.today}>
        <Key>T</Key>
      </Hint>
      <Hint does={texts.keys.search}>
        <Key>/</Key>
      </Hint>
    </p>
  );
}

function Hint({ does, children }: { readonly does: string; readonly children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap">
      {children}
      {does}
    </span>
  );
}
