import { authModule } from '@ayna/auth';
import { contentModule } from '@ayna/content';
import type { Module } from '@ayna/kernel/module';
import { notificationModule } from '@ayna/notification';

/** Every module of the product. A new one is a line here. */
export const modules: readonly Module[] = [authModule, contentModule, notificationModule];
