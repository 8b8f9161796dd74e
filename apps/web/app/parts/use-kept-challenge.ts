import { useState } from 'react';
import { type CodePurpose, challenges, type KeptChallenge } from '../lib/challenge.ts';
import { useHydrated } from '../ui/hydrated.ts';

/** The code that is under way in this tab. The server does not see it: until the page runs it is undefined. */
export function useKeptChallenge(purpose: CodePurpose) {
  const isHydrated = useHydrated();
  const [own, setOwn] = useState<KeptChallenge | null>();
  const kept = own === undefined && isHydrated ? (challenges.find(purpose) ?? null) : own;
  const keep = (challenge: KeptChallenge): void => {
    challenges.keep(purpose, challenge);
    setOwn(challenge);
  };
  const forget = (): void => {
    challenges.forget(purpose);
    setOwn(null);
  };
  return { kept, keep, forget };
}
