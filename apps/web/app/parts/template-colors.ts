import type { PageColors, PageTemplate } from '@ayna/contracts/core/salon-page';

/** The colors that each template has of its own: where the form begins when a salon chooses others. */
export const templateColors: Readonly<Record<PageTemplate, PageColors>> = {
  flow: { ground: '#eaf1ee', text: '#10302a', accent: '#10302a' },
  razor: { ground: '#0f1413', text: '#efeee6', accent: '#c9321f' },
  bloom: { ground: '#ebe3f5', text: '#2c1238', accent: '#b01450' },
  polish: { ground: '#fdf4f6', text: '#1d1a24', accent: '#a80f3d' },
  backstage: { ground: '#210910', text: '#fbe6dc', accent: '#c92a27' },
  clear: { ground: '#f3f7fa', text: '#0c2433', accent: '#0b566e' },
};
