import { auth, type Me } from '@ayna/contracts/auth';
import { privacy } from '@ayna/contracts/privacy';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { eraseAccount, readMyData } from '../../data/account.ts';
import { signOut } from '../../data/session.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { saveFile } from '../../lib/save-file.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { longDay, today } from '../../ui/day-text.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Line } from './line.tsx';
import { toDataPage } from './my-data-page.ts';
import { PresentPassword } from './present-password.tsx';
import { texts } from './texts.ts';

const words = texts.myData;

type Dialogs = 'download' | 'deletion' | null;

/** What the law gives everybody: a copy of one's data, and an end of it. */
export function MyDataSection({ me }: { readonly me: Me }) {
  const [opened, open] = useState<Dialogs>(null);
  const close = () => open(null);
  const DeletionStep = me.salons.length > 0 ? MemberNotice : DeletionDialog;
  return (
    <Section layout="side" title={words.title} text={words.text}>
      <Line title={words.download.title} text={words.download.text}>
        <Button look="outline" size="sm" icon={Download} onPress={() => open('download')}>
          {words.download.action}
        </Button>
      </Line>
      <Line title={words.deletion.title} text={words.deletion.text}>
        <Button look="danger-outline" size="sm" onPress={() => open('deletion')}>
          {words.deletion.action}
        </Button>
      </Line>
      {opened === 'download' && <DownloadDialog close={close} />}
      {opened === 'deletion' && <DeletionStep close={close} />}
    </Section>
  );
}

type Props = { readonly close: () => void };

function DownloadDialog({ close }: Props) {
  const read = useMutation(readMyData);
  const form = useContractForm({
    schema: privacy.routes.myData.body,
    saved: { password: '' },
    send: (body) => read.mutateAsync(body),
    onSent({ sections }) {
      saveFile(words.file.name, toDataPage(sections, longDay(today())), 'text/html;charset=utf-8');
      close();
      showToast({ text: words.download.done, detail: words.file.name });
    },
  });
  return (
    <FormDialog form={form} title={words.download.title} close={close} save={words.download.action}>
      <p className="text-ink-2">{words.download.ask}</p>
      <PresentPassword {...form.field('password')} />
    </FormDialog>
  );
}

function DeletionDialog({ close }: Props) {
  const client = useQueryClient();
  const erase = useMutation(eraseAccount);
  const form = useContractForm({
    schema: auth.routes.deleteAccount.body,
    saved: { password: '' },
    send: (body) => erase.mutateAsync(body),
    onSent: () => void signOut(client, paths.home),
  });
  return (
    <FormDialog
      form={form}
      title={words.deletion.dialogTitle}
      close={close}
      save={words.deletion.save}
      saveLook="danger-outline"
    >
      <p className="text-ink-2">{words.deletion.warning}</p>
      <ul className="grid list-disc gap-1 pl-5 text-ink-2">
        {words.deletion.consequences.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <PresentPassword {...form.field('password')} />
    </FormDialog>
  );
}

/** A salon must not lose the person who runs it or works in it without its knowing. */
function MemberNotice({ close }: Props) {
  return (
    <Dialog
      title={words.deletion.dialogTitle}
      isOpen
      onOpenChange={(isOpen) => isOpen || close()}
      actions={
        <Button look="outline" onPress={close}>
          {texts.cancel}
        </Button>
      }
    >
      <p className="text-ink-2">{words.deletion.member}</p>
    </Dialog>
  );
}
