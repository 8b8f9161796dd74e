import { useState } from 'react';
import { type CodePurpose, challenges, type StoredChallenge } from '../lib/challenge.ts';
import { useHydrated } from '../ui/use-hydrated.ts';

/** The code that is under way in this tab. The server does not see it: until the page runs it is undefined. */
export function useStoredChallenge(purpose: CodePurpose) {
  const isHydrated = useHydrated();
  const [own, setOwn] = useState<StoredChallenge | null>();
  const challenge = own === undefined && isHydrated ? (challenges.find(purpose) ?? null) : own;
  const store = (challenge: StoredChallenge): void => {
    challenges.save(purpose, challenge);
    setOwn(challenge);
  };
  const forget = (): void => {
    challenges.remove(purpose);
    setOwn(null);
  };
  return { challenge, store, forget };
}
