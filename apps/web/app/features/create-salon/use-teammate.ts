import { useState } from 'react';
import { newIdempotencyKey } from '../../lib/new-idempotency-key.ts';
import { emptyTeammate, isBlank, type TeammateErrors, teammateErrors } from './team-rules.ts';
import type { DraftStore } from './use-draft.ts';

/** Adds whoever stands in the fields to the team; says whether nothing was in the way of that. */
export const useTeammate = ({ change, read }: DraftStore, ownerPhone: string) => {
  const [errors, setErrors] = useState<TeammateErrors>({});
  const add = (): boolean => {
    const { teammate, team } = read();
    if (!teammate) return true;
    const problems = teammateErrors(teammate, [ownerPhone, ...team.map(({ phone }) => phone)]);
    setErrors(problems);
    if (Object.keys(problems).length > 0) return false;
    change({
      team: [...team, { ...teammate, fullName: teammate.fullName.trim(), id: newIdempotencyKey() }],
      teammate: emptyTeammate,
    });
    return true;
  };
  /** Before the salon is opened: fields that nothing was written into are in nobody's way. */
  const addIfWritten = (): boolean => {
    const { teammate } = read();
    if (teammate && isBlank(teammate)) change({ teammate: null });
    return teammate === null || isBlank(teammate) || add();
  };
  return { errors, add: () => void add(), addIfWritten };
};
