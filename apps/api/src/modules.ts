import { authModule } from '@ayna/auth';
import { catalogModule } from '@ayna/catalog';
import { contentModule } from '@ayna/content';
import type { Module } from '@ayna/kernel/module';
import { notificationModule } from '@ayna/notification';
import { subscriptionModule } from '@ayna/subscription';

/** Every module of the product. A new one is a line here. */
export const modules: readonly Module[] = [
  authModule,
  catalogModule,
  contentModule,
  notificationModule,
  subscriptionModule,
];
