import { useNavigate, useSearchParams } from 'react-router';
import { challengeIn, challengeOf, challenges } from '../../lib/challenge.ts';
import { systemClock } from '../../lib/clock.ts';
import { onTheWayIn } from '../../lib/way-back.ts';
import { paths } from '../../paths.ts';

/** Signs in; whoever has not proved the phone yet is led to doing so, which signs in too. */
export function useEnter<Form>(enter: (form: Form) => Promise<unknown>) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return async (form: Form, phone?: string): Promise<void> => {
    const askedAt = systemClock.now();
    try {
      await enter(form);
    } catch (failure) {
      const challenge = challengeIn(failure);
      if (!challenge) throw failure;
      challenges.keep('activation', challengeOf(challenge, askedAt, phone));
      await navigate(onTheWayIn(paths.phoneActivation, search));
    }
  };
}
