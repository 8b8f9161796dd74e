import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { galleryRoutes } from '../gallery/routes.ts';
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
    route(paths.invitation, 'features/invitation/invitation-screen.tsx'),
    route(paths.emailConfirmation, 'features/email-confirmation/email-confirmation-screen.tsx'),
  ]),

  layout('layouts/signed-in-layout.tsx', [
    route(paths.createSalon, 'features/create-salon/create-salon-screen.tsx'),
    coming('payment'),
    coming('customTemplate'),
    coming('myAppointments'),
  ]),

  layout('layouts/profile-layout.tsx', [
    route(paths.profile, 'features/calendar/calendar-screen.tsx'),
    route(paths.account, 'features/account/account-screen.tsx'),
    coming('dashboard'),
    route(paths.salonInfo, 'features/salon-info/salon-info-screen.tsx'),
    layout('layouts/salon-guard.tsx', [
      coming('statistics'),
      route(paths.editSalon, 'features/edit-salon/edit-salon-screen.tsx'),
      coming('accounting'),
      coming('addTransaction'),
      coming('monthlyReport'),
      coming('inventory'),
      coming('addProduct'),
      coming('editProduct'),
      route(paths.appointments, 'features/appointments/appointments-screen.tsx'),
      route(paths.addAppointment, 'features/add-appointment/add-appointment-screen.tsx'),
      route(paths.customers, 'features/customers/customers-screen.tsx'),
      route(paths.customerImport, 'features/customer-import/customer-import-screen.tsx'),
      route(paths.customer, 'features/customer/customer-screen.tsx'),
      route(paths.employees, 'features/employees/employees-screen.tsx'),
      route(paths.addEmployee, 'features/add-employee/add-employee-screen.tsx'),
      route(paths.conflictingAppointments, 'features/employees/conflicts/conflicts-screen.tsx'),
      route(paths.employeeRights, 'features/employee-rights/employee-rights-screen.tsx'),
      route(paths.services, 'features/services/services-screen.tsx'),
      route(paths.addService, 'features/service-form/add-service-screen.tsx'),
      route(paths.editService, 'features/service-form/edit-service-screen.tsx'),
      coming('messageSettings'),
    ]),
  ]),

  layout('layouts/panel-layout.tsx', [
    route(paths.panel, 'features/panel-dashboard/panel-dashboard-screen.tsx'),
    route(paths.panelSalons, 'features/panel-salons/panel-salons-screen.tsx'),
    route(paths.panelDelivery, 'features/panel-delivery/panel-delivery-screen.tsx'),
    route(paths.panelEvents, 'features/panel-events/panel-events-screen.tsx'),
    route(paths.panelUsers, 'features/panel-users/panel-users-screen.tsx'),
    route(paths.panelMessages, 'features/panel-messages/panel-messages-screen.tsx'),
    route(paths.panelAudit, 'features/panel-audit/panel-audit-screen.tsx'),
  ]),

  // Not in the build that serves customers.
  ...(process.env['DEV_PAGES'] === 'on' ? galleryRoutes : []),

  route(`${paths.devInbox}/veri`, 'features/dev-inbox/dev-inbox-data.ts'),

  layout('layouts/plain-layout.tsx', [
    route(paths.devInbox, 'features/dev-inbox/dev-inbox-screen.tsx'),
    route('*', 'features/not-found/not-found-screen.tsx'),
  ]),
] satisfies RouteConfig;
