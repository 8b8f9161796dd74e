import type { Screen } from '../screen.ts';
import { failCalls, failedCall, press, waitFor, waitForText } from './steps.ts';
import { words } from './texts.ts';

const panel: readonly Screen[] = [
  { name: 'panel', page: 'panel', role: 'admin', mock: 'panel-genel' },
  { name: 'panel-salons', page: 'panelSalons', role: 'admin', mock: 'panel-salonlar' },
  { name: 'panel-delivery', page: 'panelDelivery', role: 'admin' },
  { name: 'panel-events', page: 'panelEvents', role: 'admin' },
  { name: 'panel-users', page: 'panelUsers', role: 'admin' },
  { name: 'panel-messages', page: 'panelMessages', role: 'admin', mock: 'mesajlar' },
  {
    name: 'panel-message',
    page: 'panelMessages',
    role: 'admin',
    steps: [press('button', words.openMessage), waitFor('dialog')],
    mock: 'mesaj-detay',
  },
  {
    name: 'panel-messages-failed',
    page: 'panelMessages',
    role: 'admin',
    prepare: [failCalls(/\/api\/contact\/page/)],
    steps: [waitForText(words.retry)],
    expects: failedCall,
  },
  { name: 'panel-reviews', page: 'panelReviews', role: 'admin' },
  { name: 'panel-audit', page: 'panelAudit', role: 'admin', mock: 'panel-denetim' },
  { name: 'panel-without-right', page: 'panel', role: 'owner' },
];

/** Opening a salon: its first step, and the page at its end. */
const creation: readonly Screen[] = [
  { name: 'create-salon-type', page: 'createSalon', role: 'starter', mock: 'salon-olustur-1-tur' },
  {
    name: 'create-salon-info',
    page: 'createSalon',
    role: 'starter',
    steps: [press('button', words.hairSalon), waitForText(words.salonName)],
    mock: 'salon-olustur-2-bilgiler',
  },
  {
    name: 'create-salon-ready',
    page: 'createSalon',
    role: 'newOwner',
    params: ({ newSalonCode }) => ({ hazir: newSalonCode }),
  },
];

export const otherScreens: readonly Screen[] = [...panel, ...creation];
