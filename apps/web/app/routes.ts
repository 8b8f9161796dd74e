import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';
import { galleryRoutes } from '../gallery/routes.ts';
import { paths } from './paths.ts';

type Page = keyof typeof paths;

/** A page of a later issue. Its screen reads from the id which page it stands for. */
const coming = (page: Page) =>
  route(paths[page], 'features/coming/coming-screen.tsx', { id: `coming/${page}` });

export default [
  layout('layouts/public-layout.tsx', [
    index('features/home/home-screen.tsx'),
    route(paths.about, 'features/about/about-screen.tsx'),
    route(paths.offering, 'features/offering/offering-screen.tsx'),
    route(paths.templates, 'features/templates/templates-screen.tsx'),
    route(paths.privacy, 'features/legal/privacy-screen.tsx'),
    route(paths.refunds, 'features/legal/refunds-screen.tsx'),
    route(paths.distanceSales, 'features/legal/distance-sales-screen.tsx'),
    route(paths.agreements, 'features/legal/agreements-screen.tsx'),
    route(paths.dataNotice, 'features/legal/data-notice-screen.tsx'),
    route(paths.audience, 'features/audience/audience-screen.tsx'),
    route(paths.howTo, 'features/lessons/lessons-screen.tsx'),
    route(paths.features, 'features/feature-day/feature-day-screen.tsx'),
    route(paths.contact, 'features/contact/contact-screen.tsx'),
    route(paths.packages, 'features/packages/packages-screen.tsx'),
    route(paths.comparison, 'features/comparison/comparison-screen.tsx'),
    route(paths.help, 'features/help/help-screen.tsx'),
    route(paths.news, 'features/help/news-screen.tsx'),
    route(paths.helpAnswer, 'features/help/answer-screen.tsx'),
  ]),

  route(paths.review, 'features/review/review-screen.tsx'),
  route(paths.manageAppointment, 'features/manage-appointment/manage-screen.tsx'),
  layout('layouts/booking-layout.tsx', [
    route(paths.salonBooking, 'features/salon-booking/salon-booking-screen.tsx'),
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
  ]),

  layout('layouts/payment-layout.tsx', [
    route(paths.payment, 'features/payment/payment-screen.tsx'),
    route(paths.paymentResult, 'features/payment-result/payment-result-screen.tsx'),
  ]),

  layout('layouts/customer-layout.tsx', [
    route(paths.myAppointments, 'features/my-appointments/my-appointments-screen.tsx'),
  ]),

  layout('layouts/editor-layout.tsx', [
    route(paths.customTemplate, 'features/custom-template/custom-template-screen.tsx'),
  ]),

  layout('layouts/profile-layout.tsx', [
    route(paths.profile, 'features/calendar/calendar-screen.tsx'),
    route(paths.account, 'features/account/account-screen.tsx'),
    route(paths.dashboard, 'features/dashboard/dashboard-screen.tsx'),
    route(paths.packageManagement, 'features/package-management/package-management-screen.tsx'),
    route(paths.salonInfo, 'features/salon-info/salon-info-screen.tsx'),
    layout('layouts/salon-guard.tsx', [
      route(paths.statistics, 'features/statistics/statistics-screen.tsx'),
      route(paths.editSalon, 'features/edit-salon/edit-salon-screen.tsx'),
      route(paths.accounting, 'features/accounting/accounting-screen.tsx', [
        route(paths.addTransaction, 'features/accounting/add-transaction-screen.tsx'),
      ]),
      route(paths.dayEnd, 'features/day-end/day-end-screen.tsx'),
      route(paths.commission, 'features/commission/commission-screen.tsx'),
      route(paths.monthlyReport, 'features/monthly-report/monthly-report-screen.tsx'),
      route(paths.inventory, 'features/inventory/inventory-screen.tsx'),
      route(paths.addProduct, 'features/product-form/add-product-screen.tsx'),
      route(paths.editProduct, 'features/product-form/edit-product-screen.tsx'),
      route(paths.stockCount, 'features/stock-count/stock-count-screen.tsx'),
      route(paths.orderList, 'features/order-list/order-list-screen.tsx'),
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
      route(paths.reviews, 'features/reviews/reviews-screen.tsx'),
      coming('messageSettings'),
    ]),
  ]),

  layout('layouts/panel-layout.tsx', [
    route(paths.panel, 'features/panel-dashboard/panel-dashboard-screen.tsx'),
    route(paths.panelSalons, 'features/panel-salons/panel-salons-screen.tsx'),
    route(paths.panelPackages, 'features/panel-packages/panel-packages-screen.tsx'),
    route(paths.panelCoupons, 'features/panel-coupons/panel-coupons-screen.tsx'),
    route(paths.panelPayments, 'features/panel-payments/panel-payments-screen.tsx'),
    route(paths.panelRevenue, 'features/panel-revenue/panel-revenue-screen.tsx'),
    route(paths.panelDelivery, 'features/panel-delivery/panel-delivery-screen.tsx'),
    route(paths.panelEvents, 'features/panel-events/panel-events-screen.tsx'),
    route(paths.panelUsers, 'features/panel-users/panel-users-screen.tsx'),
    route(paths.panelMessages, 'features/panel-messages/panel-messages-screen.tsx'),
    route(paths.panelReviews, 'features/panel-reviews/panel-reviews-screen.tsx'),
    route(paths.panelAudit, 'features/panel-audit/panel-audit-screen.tsx'),
  ]),

  // Not in the build that serves customers.
  ...(process.env['DEV_PAGES'] === 'on' ? galleryRoutes : []),

  // Documents and files of their own, without the app's frame.
  route(paths.templateExample, 'features/salon-page/example/example-route.ts'),
  route(paths.salonPreview, 'features/salon-page/salon-preview-route.ts'),
  route(paths.salonPage, 'features/salon-page/salon-page-route.ts'),
  route(paths.salonPicture, 'features/salon-page/share-picture/share-picture-route.ts'),
  route(paths.sharePicture, 'features/site-picture/site-picture-route.ts'),
  route(paths.sitemap, 'features/sitemap/sitemap-index-route.ts'),
  route(paths.sitemapPart, 'features/sitemap/sitemap-part-route.ts'),
  route(paths.robots, 'features/sitemap/robots-route.ts'),

  route(`${paths.devInbox}/veri`, 'features/dev-inbox/dev-inbox-data.ts'),

  layout('layouts/plain-layout.tsx', [
    route(paths.devInbox, 'features/dev-inbox/dev-inbox-screen.tsx'),
    route('*', 'features/not-found/not-found-screen.tsx'),
  ]),
] satisfies RouteConfig;
