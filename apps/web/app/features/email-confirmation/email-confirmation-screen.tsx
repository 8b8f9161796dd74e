import { CallError } from '@ayna/contracts/core/client';
import { useMutation } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { confirmEmailByLink } from '../../data/account.ts';
import { useSessionPhase } from '../../lib/session-phase.ts';
import { AuthHead } from '../../parts/auth-form.tsx';
import { failureMessage } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { texts } from './texts.ts';

// A link with a secret in it is nobody else's business.
export const meta = () => [{ title: texts.documentTitle }, { name: 'robots', content: 'noindex' }];

/** An address that is no link of ours is over as well. */
const isOver = (failure: unknown): boolean =>
  failure instanceof CallError && [404, 410, 422].includes(failure.status);

/** A press and not the opened address confirms: programs that check mails for dangers open every link in them. */
export default function EmailConfirmationScreen() {
  const { token = '' } = useParams();
  const confirming = useMutation(confirmEmailByLink);
  const { data, error } = confirming;
  // Anyone who turns out to have no session begins with empty caches: an answer on its way would be lost.
  const isSettled = useSessionPhase() !== 'restoring';
  if (data)
    return (
      <>
        <AuthHead title={texts.done.title}>{texts.done.text(data.email)}</AuthHead>
        <ToAccount label={texts.done.account} />
      </>
    );
  if (isOver(error))
    return (
      <>
        <AuthHead title={texts.over.title}>{texts.over.next}</AuthHead>
        <ToAccount label={texts.over.account} />
      </>
    );
  return (
    <>
      <AuthHead title={texts.title}>{texts.lead}</AuthHead>
      <Button
        size="xl"
        isWide
        isPending={confirming.isPending}
        isDisabled={!isSettled}
        onPress={() => confirming.mutate(token)}
      >
        {texts.confirm}
      </Button>
      <FormFailure message={error ? failureMessage(error) : undefined} />
    </>
  );
}

function ToAccount({ label }: { readonly label: string }) {
  return (
    <ButtonLink to={paths.account} look="outline" size="lg">
      {label}
    </ButtonLink>
  );
}
