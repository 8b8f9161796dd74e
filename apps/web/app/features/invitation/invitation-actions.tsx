import { CallError } from '@ayna/contracts/core/client';
import { fullName } from '@ayna/domain/names';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { chooseSalon, meQuery } from '../../data/auth.ts';
import { acceptInvitation, type Invitation } from '../../data/employees.ts';
import { signOut } from '../../data/session.ts';
import { signInFrom, signUpFrom } from '../../lib/return-path.ts';
import { useSessionPhase } from '../../lib/session-phase.ts';
import { failureMessage } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

type Props = { readonly token: string; readonly invitation: Invitation };

/** In for anyone who is signed in; to an account and back here for anyone who is not. */
export function InvitationActions({ token, invitation }: Props) {
  return useSessionPhase() === 'signed-in' ? (
    <Join token={token} invitation={invitation} />
  ) : (
    <SignInOptions invitation={invitation} />
  );
}

function SignInOptions({ invitation: { sentTo } }: Pick<Props, 'invitation'>) {
  const here = useLocation();
  return (
    <>
      <p className="num mb-4 text-pretty text-ink-2">{texts.signedOut(sentTo)}</p>
      <div className="grid gap-2.5">
        <ButtonLink to={signUpFrom(here)} size="xl" isWide>
          {texts.signUp}
        </ButtonLink>
        <ButtonLink to={signInFrom(here)} look="outline" size="xl" isWide>
          {texts.signIn}
        </ButtonLink>
      </div>
    </>
  );
}

const isForAnotherPerson = (failure: unknown): boolean =>
  failure instanceof CallError && failure.body.code === 'invitation-of-another';

function Join({ token, invitation }: Props) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const here = useLocation();
  const { data: me } = useQuery(meQuery);
  const accepting = useMutation(acceptInvitation);
  const choosing = useMutation(chooseSalon);
  const [failure, setFailure] = useState<unknown>();
  const join = async (): Promise<void> => {
    setFailure(undefined);
    try {
      const { salonCode } = await accepting.mutateAsync(token);
      await choosing.mutateAsync(salonCode);
      // The shell opens only to who is known to be a member by now.
      await client.fetchQuery({ ...meQuery, staleTime: 0 });
    } catch (error) {
      return setFailure(error);
    }
    showToast({ text: texts.joined(invitation.salon.name) });
    await navigate(paths.profile, { replace: true });
  };
  const leave = () => void signOut(client, signInFrom(here));
  return (
    <>
      {me && <p className="mb-4 text-ink-2">{texts.joinAs(fullName(me))}</p>}
      <Button
        size="xl"
        isWide
        isPending={accepting.isPending || choosing.isPending}
        onPress={() => void join()}
      >
        {texts.join}
      </Button>
      <FormFailure message={failure === undefined ? undefined : failureMessage(failure)} />
      <div className="mt-2.5 grid">
        <Button look={isForAnotherPerson(failure) ? 'outline' : 'ghost'} size="xl" isWide onPress={leave}>
          {texts.otherAccount}
        </Button>
      </div>
    </>
  );
}
