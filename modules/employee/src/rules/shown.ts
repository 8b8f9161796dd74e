import type { DataOf } from '@ayna/contracts/core/event';
import type { Employee } from '@ayna/contracts/employee';
import type { employeeChanged } from '@ayna/contracts/employee.events';

type State = DataOf<typeof employeeChanged>;

export type Known = Pick<Employee, 'salonCode' | 'phone' | 'email' | 'leftAt' | 'invitation'> & {
  readonly state: State;
};

/** Who looks: the person, and what the person holds in the salon. */
export type Viewer = { readonly code: string; readonly groups: ReadonlySet<string> };

const accountOf = ({ state, invitation }: Known): Employee['account'] => {
  if (state.userCode !== null) return 'joined';
  return invitation ? 'invited' : 'none';
};

/** That somebody is away, without why: it may be an illness. */
const withoutReason = <T extends { readonly note: string }>(leave: T): T => ({
  ...leave,
  ...('kind' in leave && { kind: 'Other' }),
  note: '',
});

/** Colleagues see who works when; how somebody is reached, and why somebody is away, is not for them. */
export const shownTo = ({ code, groups }: Viewer, known: Known): Employee => {
  const { state, salonCode, phone, email, leftAt, invitation } = known;
  const { gone: _, leaves, recurringLeaves, ...rest } = state;
  const account = accountOf(known);
  const manages = groups.has('Administrator') || groups.has('manage-employees');
  if (manages || state.userCode === code)
    return { ...rest, leaves, recurringLeaves, salonCode, phone, email, account, invitation, leftAt };
  return {
    ...rest,
    leaves: leaves.map(withoutReason),
    recurringLeaves: recurringLeaves.map(withoutReason),
    salonCode,
    phone: null,
    email: null,
    account,
    invitation: null,
    leftAt,
  };
};
