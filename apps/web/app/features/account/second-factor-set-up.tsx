import { auth } from '@ayna/contracts/auth';
import { useMutation } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { confirmSecondFactor, startSecondFactor } from '../../data/second-factor.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { copyText } from '../../parts/copy-text.ts';
import { QrCode } from '../../parts/qr-code.tsx';
import { Button } from '../../ui/button.tsx';
import { CodeField } from '../../ui/code-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PresentPassword } from './present-password.tsx';
import { texts } from './texts.ts';

const { start, scan, codes: codeWords } = texts.secondFactor;

type AppSecret = { readonly secret: string; readonly uri: string };
type Close = { readonly close: () => void };

/** First the password, then the app reads the secret and shows a first code, then the recovery codes. */
export function SetUpDialog({ close }: Close) {
  const [secret, setSecret] = useState<AppSecret>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodesDialog codes={codes} close={close} />;
  if (secret) return <ScanDialog {...secret} close={close} onConfirmed={setCodes} />;
  return <StartDialog close={close} onStarted={setSecret} />;
}

function StartDialog({ close, onStarted }: Close & { readonly onStarted: (secret: AppSecret) => void }) {
  const begin = useMutation(startSecondFactor);
  const form = useContractForm({
    schema: auth.routes.startSecondFactor.body,
    saved: { password: '' },
    send: (body) => begin.mutateAsync(body),
    onSent: onStarted,
  });
  return (
    <FormDialog form={form} title={start.title} close={close} save={start.next}>
      <p className="text-ink-2">{start.text}</p>
      <PresentPassword {...form.field('password')} />
    </FormDialog>
  );
}

type ScanProps = AppSecret & Close & { readonly onConfirmed: (codes: readonly string[]) => void };

/** In fours, as it is read aloud and typed. */
const inGroups = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

function ScanDialog({ secret, uri, close, onConfirmed }: ScanProps) {
  const confirm = useMutation(confirmSecondFactor);
  const form = useContractForm({
    schema: auth.routes.confirmSecondFactor.body,
    saved: { code: '' },
    send: (body) => confirm.mutateAsync(body),
    onSent: ({ recoveryCodes }) => onConfirmed(recoveryCodes),
  });
  return (
    <FormDialog form={form} title={start.title} close={close} save={scan.confirm}>
      <p className="text-ink-2">{scan.text}</p>
      <QrCode text={uri} label={scan.qr} className="mx-auto size-48 rounded-box" />
      <div className="grid gap-2">
        <p className="text-label text-muted">{scan.secret}</p>
        <p className="num rounded-box bg-sunken px-3.5 py-2.5 font-strong wrap-anywhere">
          {inGroups(secret)}
        </p>
        <div className="flex flex-wrap gap-2">
          <Button look="outline" size="sm" icon={Copy} onPress={() => void copyText(secret)}>
            {scan.copy}
          </Button>
          <a
            href={uri}
            className="inline-flex h-8 items-center rounded-badge px-2 text-accent-ink text-label underline tablet:hidden"
          >
            {scan.open}
          </a>
        </div>
      </div>
      <CodeField {...form.field('code')} label={scan.code} onComplete={() => form.submit()} />
    </FormDialog>
  );
}

type CodesProps = Close & { readonly codes: readonly string[] };

const inHalves = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** Shown once: only their hashes are stored. */
export function RecoveryCodesDialog({ codes, close }: CodesProps) {
  const shown = codes.map(inHalves);
  return (
    <Dialog
      title={codeWords.title}
      width="s"
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        <>
          <Button look="outline" icon={Copy} onPress={() => void copyText(shown.join('\n'))}>
            {codeWords.copy}
          </Button>
          <Button onPress={close}>{codeWords.done}</Button>
        </>
      }
    >
      <p className="text-ink-2">{codeWords.text}</p>
      <ul className="num mt-4 grid grid-cols-2 gap-2 rounded-box bg-sunken p-3.5 font-strong">
        {shown.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
