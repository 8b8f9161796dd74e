import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { texts } from './texts.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.75 } as const;

/** Large, and selected whole at one press: where there is no clipboard (no TLS) it is copied by hand. */
export function CodeToCopy({ digits }: { readonly digits: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(digits);
    setCopied(true);
  };
  return (
    <div className="mt-3 flex flex-wrap items-center gap-4">
      <b className="select-all font-semibold text-[2rem] text-ink tabular-nums leading-9 tracking-[0.12em]">
        {digits}
      </b>
      <Button
        look="soft"
        icon={isCopied ? <Check {...icon} /> : <Copy {...icon} />}
        onPress={() => void copy().catch(() => setCopied(false))}
      >
        {isCopied ? texts.copied : texts.copy}
      </Button>
    </div>
  );
}
