import type { Challenge } from '@ayna/contracts/auth';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeStep } from './code-step.tsx';
import { NumberStep } from './number-step.tsx';
import { texts } from './texts.ts';

const words = texts.phoneDialog;

type Props = { readonly phone: string; readonly close: () => void };
type PendingNumber = { readonly phone: string; readonly challenge: Challenge };

/** First the new number, then the code that went to it. */
export function PhoneDialog({ phone, close }: Props) {
  const [typed, setTyped] = useState('');
  const [pending, setAsked] = useState<PendingNumber>();
  return (
    <Dialog title={words.title} isOpen isUnsaved={typed !== ''} onOpenChange={(isOpen) => !isOpen && close()}>
      {pending ? (
        <CodeStep
          {...pending}
          onResent={(challenge) => setAsked({ ...pending, challenge })}
          back={() => setAsked(undefined)}
          close={close}
        />
      ) : (
        <NumberStep
          present={phone}
          value={typed}
          onChange={setTyped}
          onChallenge={(challenge) => setAsked({ phone: typed, challenge })}
          close={close}
        />
      )}
    </Dialog>
  );
}
