import { auth, type SecondFactor } from '@ayna/contracts/auth';
import { useMutation, useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import {
  isSecondFactorDue,
  removeSecondFactor,
  replaceRecoveryCodes,
  secondFactorQuery,
} from '../../data/second-factor.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { SecondFactorDialog } from '../../parts/second-factor-dialog.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { Line, LineActions, LoadFailed, LoadingLines } from './line.tsx';
import { PresentPassword } from './present-password.tsx';
import { RecoveryCodesDialog, SetUpDialog } from './second-factor-set-up.tsx';
import { texts } from './texts.ts';

const words = texts.secondFactor;

export function SecondFactorSection() {
  const { data, error, refetch } = useQuery(secondFactorQuery);
  const [isSettingUp, setSettingUp] = useState(false);
  return (
    <Section layout="side" title={words.title} text={words.text}>
      {data?.enabled === true && <Enabled factor={data} />}
      {data?.enabled === false && (
        <Line title={words.state} badge={<Badge size="sm">{words.off}</Badge>} text={words.none}>
          <Button look="outline" size="sm" onPress={() => setSettingUp(true)}>
            {words.setUp}
          </Button>
        </Line>
      )}
      {!data && error && <LoadFailed failure={error} retry={() => void refetch()} />}
      {!data && !error && <LoadingLines count={1} />}
      {/* It stays when the first code has turned it on: the recovery codes come after that. */}
      {isSettingUp && <SetUpDialog close={() => setSettingUp(false)} />}
    </Section>
  );
}

/** New recovery codes want a code of the app, as everything does that lets somebody in. */
const useNewCodes = () => {
  const [isAsking, setAsking] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const replace = useMutation(replaceRecoveryCodes);
  const request = () =>
    replace.mutate(undefined, {
      onSuccess: ({ recoveryCodes }) => setCodes(recoveryCodes),
      onError: (failure) => (isSecondFactorDue(failure) ? setAsking(true) : showFailure(failure)),
    });
  return {
    request,
    isPending: replace.isPending,
    dialogs: (
      <>
        {isAsking && (
          <SecondFactorDialog
            close={() => setAsking(false)}
            onPassed={() => {
              setAsking(false);
              request();
            }}
          />
        )}
        {codes && <RecoveryCodesDialog codes={codes} close={() => setCodes(undefined)} />}
      </>
    ),
  };
};

function Enabled({ factor: { recoveryCodesLeft } }: { readonly factor: SecondFactor }) {
  const [isRemoving, setRemoving] = useState(false);
  const newCodes = useNewCodes();
  return (
    <>
      <Line
        title={words.state}
        badge={
          <Badge tone="success" size="sm" icon={ShieldCheck}>
            {words.on}
          </Badge>
        }
        text={words.codesLeft(recoveryCodesLeft)}
      >
        <LineActions>
          <Button look="outline" size="sm" isPending={newCodes.isPending} onPress={newCodes.request}>
            {words.newCodes}
          </Button>
          <Button look="outline" size="sm" onPress={() => setRemoving(true)}>
            {words.remove}
          </Button>
        </LineActions>
      </Line>
      {isRemoving && <RemovalDialog close={() => setRemoving(false)} />}
      {newCodes.dialogs}
    </>
  );
}

function RemovalDialog({ close }: { readonly close: () => void }) {
  const remove = useMutation(removeSecondFactor);
  const form = useContractForm({
    schema: auth.routes.removeSecondFactor.body,
    saved: { password: '', code: '' },
    send: (body) => remove.mutateAsync(body),
    onSent() {
      close();
      showToast({ text: words.removal.done });
    },
  });
  return (
    <FormDialog
      form={form}
      title={words.removal.title}
      close={close}
      save={words.removal.save}
      saveLook="danger-outline"
    >
      <p className="text-ink-2">{words.removal.text}</p>
      <PresentPassword {...form.field('password')} />
      <TextField
        {...form.field('code')}
        label={words.removal.code}
        autoComplete="one-time-code"
        maxLength={20}
      />
    </FormDialog>
  );
}
