import { useNavigate, useSearchParams } from 'react-router';
import { challengeFromRefusal, challenges, toStoredChallenge } from '../../lib/challenge.ts';
import { systemClock } from '../../lib/clock.ts';
import { keepReturnPath } from '../../lib/return-path.ts';
import { paths } from '../../paths.ts';

/** Signs in; whoever has not proved the phone yet is led to doing so, which signs in too. */
export function useSignIn<Form>(signIn: (form: Form) => Promise<unknown>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (form: Form, phone?: string): Promise<void> => {
    const askedAt = systemClock.now();
    try {
      await signIn(form);
    } catch (failure) {
      const challenge = challengeFromRefusal(failure);
      if (!challenge) throw failure;
      challenges.save('activation', toStoredChallenge(challenge, askedAt, phone));
      await navigate(keepReturnPath(paths.phoneActivation, search));
    }
  };
}
