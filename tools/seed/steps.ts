import { accounts } from './accounts.ts';
import { contactMessages } from './contact.ts';
import type { Step } from './step.ts';
import { subscriptions } from './subscriptions.ts';

/** A module that has demo data adds its step here. */
export const steps: readonly Step[] = [accounts, subscriptions, contactMessages];
