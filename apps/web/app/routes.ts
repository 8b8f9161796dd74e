import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { paths } from './paths.ts';

type Page = keyof typeof paths;

/** A page of a later issue. Its screen reads from the id which page it stands for. */
const coming = (page: Page) =>
  route(paths[page], 'features/coming/coming-screen.tsx', { id: `coming/${page}` });

/** The same among the public pages, which ship no framework script. */
const comingPublic = (page: Page) =>
  route(paths[page], 'features/coming/coming-public-screen.tsx', { id: `coming/${page}` });

export default [
  layout('layouts/public-layout.tsx', [
    index('features/home/home-screen.tsx'),
    comingPublic('about'),
    comingPublic('offering'),
    comingPublic('templates'),
    route(paths.privacy, 'features/legal/privacy-screen.tsx'),
    comingPublic('refunds'),
    comingPublic('distanceSales'),
    route(paths.agreements, 'features/legal/agreements-screen.tsx'),
    route(paths.dataNotice, 'features/legal/data-notice-screen.tsx'),
    comingPublic('audience'),
    comingPublic('howTo'),
    comingPublic('features'),
    route(paths.contact, 'features/contact/contact-screen.tsx'),
    comingPublic('packages'),
    comingPublic('salonPage'),
    comingPublic('salonBooking'),
    comingPublic('manageAppointment'),
    comingPublic('review'),
  ]),

  layout('layouts/auth-layout.tsx', [
    route(paths.signIn, 'features/sign-in/sign-in-screen.tsx'),
    route(paths.signUp, 'features/sign-up/sign-up-screen.tsx'),
    route(paths.phoneActivation, 'features/phone-activation/phone-activation-screen.tsx'),
    route(paths.forgottenPassword, 'features/forgot-password/forgot-password-screen.tsx'),
    coming('invitation'),
  ]),

  layout('layouts/signed-in-layout.tsx', [
    coming('createSalon'),
    coming('payment'),
    coming('customTemplate'),
    coming('myAppointments'),
  ]),

  layout('layouts/profile-layout.tsx', [
    coming('profile'),
    route(paths.account, 'features/account/account-screen.tsx'),
    coming('dashboard'),
    coming('salonInfo'),
    layout('layouts/salon-guard.tsx', [
      coming('statistics'),
      coming('editSalon'),
      coming('accounting'),
      coming('addTransaction'),
      coming('monthlyReport'),
      coming('inventory'),
      coming('addProduct'),
      coming('editProduct'),
      coming('appointments'),
      coming('addAppointment'),
      coming('customers'),
      coming('customer'),
      coming('employees'),
      coming('addEmployee'),
      coming('employeeRights'),
      coming('services'),
      coming('addService'),
      coming('editService'),
      coming('messageSettings'),
    ]),
  ]),

  layout('layouts/panel-layout.tsx', [
    route(paths.panel, 'features/panel-dashboard/panel-dashboard-screen.tsx'),
    route(paths.panelUsers, 'features/panel-users/panel-users-screen.tsx'),
    route(paths.panelMessages, 'features/panel-messages/panel-messages-screen.tsx'),
  ]),

  route(paths.devParts, 'features/dev-parts/dev-parts-screen.tsx'),
  layout('layouts/dev/dev-shell-layout.tsx', [
    route(paths.devShell, 'features/dev-shell/dev-shell-screen.tsx'),
    route(paths.devNoPermission, 'features/no-permission/dev-no-permission-screen.tsx'),
  ]),
  layout('layouts/dev/dev-panel-layout.tsx', [
    route(paths.devPanel, 'features/dev-shell/dev-shell-screen.tsx', { id: 'dev-panel' }),
  ]),

  route(`${paths.devInbox}/veri`, 'features/dev-inbox/dev-inbox-data.ts'),

  layout('layouts/plain-layout.tsx', [
    route(paths.devInbox, 'features/dev-inbox/dev-inbox-screen.tsx'),
    route('*', 'features/not-found/not-found-screen.tsx'),
  ]),
] satisfies RouteConfig;
