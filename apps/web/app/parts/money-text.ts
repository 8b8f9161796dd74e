import { controlTexts } from '../ui/controls.texts.ts';

const whole = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A price: 1.250, and 1.250,50 only where there are kurus. */
export const priceText = (lira: number): string =>
  controlTexts.lira + (Number.isInteger(lira) ? whole : exact).format(lira);

/** A sum, always with both decimals: 12.800,00. */
export const sumText = (lira: number): string => controlTexts.lira + exact.format(lira);

const ungrouped = new Intl.NumberFormat('tr-TR', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
});

/** 1250,50: as a spreadsheet in Turkey reckons with it. */
export const fileAmount = (lira: number): string => ungrouped.format(lira);
