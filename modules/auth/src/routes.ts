import { auth } from '@ayna/contracts/auth';
import { routesOf } from '@ayna/kernel/module';
import { activateAccount } from './actions/activate-account.ts';
import { changeEmail, confirmPresentEmail } from './actions/change-email.ts';
import { changePassword } from './actions/change-password.ts';
import { changePhone } from './actions/change-phone.ts';
import { changeProfile } from './actions/change-profile.ts';
import { checkPassword } from './actions/check-password.ts';
import { chooseSalon } from './actions/choose-salon.ts';
import { confirmEmail } from './actions/confirm-email.ts';
import { confirmPhone } from './actions/confirm-phone.ts';
import { confirmSecondFactor } from './actions/confirm-second-factor.ts';
import { deleteAccount } from './actions/delete-account.ts';
import { endOtherSessions, endSession } from './actions/end-session.ts';
import { findByEmail, findByPhone } from './actions/find-person.ts';
import { forgotPassword } from './actions/forgot-password.ts';
import { grantMembership } from './actions/grant-membership.ts';
import { listAudit } from './actions/list-audit.ts';
import { listDevices } from './actions/list-devices.ts';
import { listGroups } from './actions/list-groups.ts';
import { listMembers } from './actions/list-members.ts';
import { listUsers } from './actions/list-users.ts';
import { markTourSeen } from './actions/mark-tour-seen.ts';
import { openGuestSession } from './actions/open-guest-session.ts';
import { passSecondFactor } from './actions/pass-second-factor.ts';
import { recordConsent } from './actions/record-consent.ts';
import { refreshSession } from './actions/refresh-session.ts';
import { removeSecondFactor } from './actions/remove-second-factor.ts';
import { replaceRecoveryCodes } from './actions/replace-recovery-codes.ts';
import { resendCode } from './actions/resend-code.ts';
import { sendCustomerCode, sendGuestCode } from './actions/send-guest-code.ts';
import { setActive } from './actions/set-active.ts';
import { setFirstPassword } from './actions/set-first-password.ts';
import { setGroups } from './actions/set-groups.ts';
import { setNewPassword } from './actions/set-new-password.ts';
import { showKeys } from './actions/show-keys.ts';
import { showMe } from './actions/show-me.ts';
import { showPasswordStatus } from './actions/show-password-status.ts';
import { showPerson } from './actions/show-person.ts';
import { showDataSubject, showPersonalData } from './actions/show-personal-data.ts';
import { showSalonTeam } from './actions/show-salon-team.ts';
import { showSecondFactor } from './actions/show-second-factor.ts';
import { showSessionStatus } from './actions/show-session-status.ts';
import { showUser } from './actions/show-user.ts';
import { signInByEmail, signInByPhone } from './actions/sign-in.ts';
import { signOut } from './actions/sign-out.ts';
import { signUp } from './actions/sign-up.ts';
import { startSecondFactor } from './actions/start-second-factor.ts';
import { withdrawMembership } from './actions/withdraw-membership.ts';
import { latestConsents } from './store/consents.ts';
import { listTours } from './store/tours.ts';

type Providers = Parameters<typeof signUp>[0]['providers'];

export const routes = routesOf<typeof auth, Providers>(auth, {
  signIn: signInByEmail,
  signInPhone: signInByPhone,
  signUp,
  activate: activateAccount,
  resendCode,
  refresh: refreshSession,
  signOut,
  resetPassword: changePassword,
  forgotPassword,
  newPassword: setNewPassword,
  guest: sendGuestCode,
  customerCode: sendCustomerCode,
  guestCode: openGuestSession,
  passwordStatus: showPasswordStatus,
  firstPassword: setFirstPassword,
  keys: showKeys,
  me: showMe,
  userWithoutCode: async () => ({}),
  sessions: listDevices,
  endSession,
  endOtherSessions,
  consents: (ctx) => ctx.db.forCustomer(ctx.actor, latestConsents),
  consent: recordConsent,
  changePhone,
  confirmPhone,
  changeEmail,
  sendEmailLink: confirmPresentEmail,
  confirmEmail,
  deleteAccount,
  secondFactor: showSecondFactor,
  startSecondFactor,
  confirmSecondFactor,
  passSecondFactor,
  replaceRecoveryCodes,
  removeSecondFactor,
  activeSalon: chooseSalon,
  profile: changeProfile,
  userPage: listUsers,
  setActive,
  groups: listGroups,
  setGroups,
  members: listMembers,
  salonTeam: showSalonTeam,
  tours: (ctx) => ctx.db.forCustomer(ctx.actor, listTours),
  markTourSeen,
  byEmail: findByEmail,
  byPhone: findByPhone,
  user: showUser,
  audit: listAudit,
  sessionStatus: showSessionStatus,
  grantMembership,
  withdrawMembership,
  confirmPassword: checkPassword,
  dataSubject: showDataSubject,
  personalData: showPersonalData,
  person: showPerson,
});
