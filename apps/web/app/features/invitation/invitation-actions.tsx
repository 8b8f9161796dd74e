import { CallError } from '@ayna/contracts/core/client';
import { fullName } from '@ayna/domain/names';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { chooseSalon, meQuery } from '../../data/auth.ts';
import { acceptInvitation, type Invitation } from '../../data/employees.ts';
import { signOut } from '../../data/session.ts';
import { activationFrom, signInFrom } from '../../lib/return-path.ts';
import { useSessionPhase } from '../../lib/session-phase.ts';
import { tabStore } from '../../lib/storage.ts';
import { AuthForm } from '../../parts/auth-form.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { AccountFields, AgreementNote, NoticeLine } from '../../parts/sign-up/account-fields.tsx';
import { useSignUp } from '../../parts/sign-up/use-sign-up.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

type Props = { readonly token: string; readonly invitation: Invitation };

/** In for anyone who is signed in; for anyone who is not, an account of the team or the way to an own one. */
export function InvitationActions({ token, invitation }: Props) {
  return useSessionPhase() === 'signed-in' ? (
    <Join token={token} invitation={invitation} />
  ) : (
    <OpenAccount token={token} invitation={invitation} />
  );
}

const joiningKey = 'ayna.joining';

/**
 * Anyone who pressed to join here is not asked again after the code or the password. In the tab and not in the address:
 * a link must not join anybody who has not pressed.
 */
const markJoining = (token: string): void => void tabStore.set(joiningKey, token);

const takeJoining = (token: string): boolean => {
  const isMarked = tabStore.get(joiningKey) === token;
  tabStore.remove(joiningKey);
  return isMarked;
};

function OpenAccount({ token, invitation }: Props) {
  const here = useLocation();
  const navigate = useNavigate();
  const { name, lastname, by, sentTo } = invitation;
  const { form } = useSignUp({
    // Of an account that owns no salon; the invitation is what makes it one of the team.
    kind: 'customer',
    activationPath: activationFrom(here),
    person: { name, lastname },
    onOpened: () => markJoining(token),
  });
  const signIn = (): void => {
    markJoining(token);
    void navigate(signInFrom(here));
  };
  return (
    <>
      <AuthForm form={form} button={texts.signUp}>
        <AccountFields
          form={form}
          phoneHint={by === 'sms' ? texts.samePhone(sentTo) : undefined}
          emailHint={by === 'mail' ? texts.sameEmail(sentTo) : undefined}
        />
        <p className="mx-0.5 mt-3 text-caption-size text-muted leading-4.5">
          <NoticeLine />
        </p>
      </AuthForm>
      <AgreementNote />
      <div className="mt-4 grid">
        <Button look="outline" size="xl" isWide onPress={signIn}>
          {texts.signIn}
        </Button>
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
  const joining = useMutation({
    async mutationFn() {
      const { salonCode } = await accepting.mutateAsync(token);
      await choosing.mutateAsync(salonCode);
      // The shell opens only to who is known to be a member by now.
      await client.fetchQuery({ ...meQuery, staleTime: 0 });
    },
    async onSuccess() {
      showToast({ text: texts.joined(invitation.salon.name) });
      await navigate(paths.profile, { replace: true });
    },
  });
  const failure = joining.error ?? undefined;
  const goOn = useEffectEvent(() => {
    if (takeJoining(token)) joining.mutate();
  });
  useEffect(() => goOn(), []);
  const leave = () => void signOut(client, signInFrom(here));
  return (
    <>
      {me && <p className="mb-4 text-ink-2">{texts.joinAs(fullName(me))}</p>}
      <Button size="xl" isWide isPending={joining.isPending} onPress={() => joining.mutate()}>
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
