import type { DataOf } from '@ayna/contracts/core/event';
import type { Employee } from '@ayna/contracts/employee';
import type { employeeChanged } from '@ayna/contracts/employee.events';
import { hasRight } from '@ayna/domain/permissions';

type EmployeeState = DataOf<typeof employeeChanged>;

export type EmployeeRecord = Pick<Employee, 'salonCode' | 'phone' | 'email' | 'leftAt' | 'invitation'> & {
  readonly state: EmployeeState;
};

/** The person who reads, with the person's groups in the salon. */
type Viewer = { readonly code: string; readonly groups: ReadonlySet<string> };

type ViewerCtx = { readonly actor: { readonly code: string }; readonly groups: ReadonlySet<string> };

export const viewerOf = ({ actor, groups }: ViewerCtx): Viewer => ({ code: actor.code, groups });

const accountStatus = ({ state, invitation }: EmployeeRecord): Employee['account'] => {
  if (state.userCode !== null) return 'joined';
  return invitation ? 'invited' : 'none';
};

/** Hides kind and note of a leave: they may be about health. */
const withoutReason = <T extends { readonly note: string }>(leave: T): T => ({
  ...leave,
  ...('kind' in leave && { kind: 'Other' }),
  note: '',
});

/** Colleagues see who works when, but neither contact details nor the reason of a leave. */
export const toEmployeeView = ({ code, groups }: Viewer, record: EmployeeRecord): Employee => {
  const { state, salonCode, phone, email, leftAt, invitation } = record;
  const { gone: _, leaves, recurringLeaves, ...rest } = state;
  const account = accountStatus(record);
  const manages = hasRight(groups, 'manage-employees');
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
