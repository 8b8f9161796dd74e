import { useState } from 'react';
import { newIdempotencyKey } from '../../lib/new-idempotency-key.ts';
import { isBlank, type MateErrors, mateErrors, noMate } from './team-rules.ts';
import type { DraftDesk } from './use-draft.ts';

/** Adds whoever stands in the fields to the team; says whether nothing was in the way of that. */
export const useMate = ({ change, read }: DraftDesk, ownerPhone: string) => {
  const [errors, setErrors] = useState<MateErrors>({});
  const add = (): boolean => {
    const { mate, team } = read();
    if (!mate) return true;
    const wrong = mateErrors(mate, [ownerPhone, ...team.map(({ phone }) => phone)]);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0) return false;
    change({
      team: [...team, { ...mate, fullName: mate.fullName.trim(), id: newIdempotencyKey() }],
      mate: noMate,
    });
    return true;
  };
  /** Before the salon is opened: fields that nothing was written into are in nobody's way. */
  const addIfWritten = (): boolean => {
    const { mate } = read();
    if (mate && isBlank(mate)) change({ mate: null });
    return mate === null || isBlank(mate) || add();
  };
  return { errors, add: () => void add(), addIfWritten };
};
