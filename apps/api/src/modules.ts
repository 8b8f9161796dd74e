import { appointmentModule } from '@ayna/appointment';
import { authModule } from '@ayna/auth';
import { catalogModule } from '@ayna/catalog';
import { contentModule } from '@ayna/content';
import { customerModule } from '@ayna/customer';
import { employeeModule } from '@ayna/employee';
import { fileModule } from '@ayna/file';
import { financeModule } from '@ayna/finance';
import { inventoryModule } from '@ayna/inventory';
import type { Module } from '@ayna/kernel/module';
import { notificationModule } from '@ayna/notification';
import { paymentModule } from '@ayna/payment';
import { privacyModule } from '@ayna/privacy';
import { salonModule } from '@ayna/salon';
import { serviceModule } from '@ayna/service';
import { subscriptionModule } from '@ayna/subscription';

/** Every module of the product. A new one is a line here. */
export const modules: readonly Module[] = [
  appointmentModule,
  authModule,
  catalogModule,
  contentModule,
  customerModule,
  employeeModule,
  fileModule,
  financeModule,
  inventoryModule,
  notificationModule,
  paymentModule,
  privacyModule,
  salonModule,
  serviceModule,
  subscriptionModule,
];
