import type { Module } from '@ayna/kernel/module';

/** Every module of the product. A new one is a line here. */
export const modules: readonly Module[] = [];
