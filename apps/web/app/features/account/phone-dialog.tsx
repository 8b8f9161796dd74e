import type { Challenge } from '@ayna/contracts/auth';
import { useState } from 'react';
import { Dialog } from '../../ui/dialog.tsx';
import { CodeStep } from './code-step.tsx';
import { NumberStep } from './number-step.tsx';
import { texts } from './texts.ts';

const words = texts.phoneDialog;

type Props = { readonly phone: string; readonly close: () => void };
type Asked = { readonly phone: string; readonly challenge: Challenge };

/** First the new number, then the code that went to it. */
export function PhoneDialog({ phone, close }: Props) {
  const [typed, setTyped] = useState('');
  const [asked, setAsked] = useState<Asked>();
  return (
    <Dialog title={words.title} isOpen onOpenChange={(isOpen) => !isOpen && close()}>
      {asked ? (
        <CodeStep
          {...asked}
          again={(challenge) => setAsked({ ...asked, challenge })}
          back={() => setAsked(undefined)}
          close={close}
        />
      ) : (
        <NumberStep
          present={phone}
          value={typed}
          onChange={setTyped}
          asked={(challenge) => setAsked({ phone: typed, challenge })}
          close={close}
        />
      )}
    </Dialog>
  );
}
