import { initialsOf, tintOf } from '../../../ui/avatar/person.ts';
import { boxInColumn, createElement, setBox } from '../drag/dom/elements.ts';
import type { ForeignChange } from './rules/foreign-change.ts';

/** Higher than this over a block there is no column left for the chip. */
const CHIP_PX = 30;

const createChip = ({ by, words }: ForeignChange): HTMLElement => {
  const chip = createElement('live-chip', words);
  if (!by) return chip;
  const avatar = createElement('live-face avatar', initialsOf(by.name));
  avatar.dataset.tint = String(tintOf(by.code));
  chip.prepend(avatar);
  return chip;
};

/** A ring around a block and a chip that says who did what. What it answers takes both away. */
export const markBlock = (block: HTMLElement, change: ForeignChange): (() => void) => {
  const column = block.closest('[data-column]');
  const box = column && boxInColumn(column, block);
  const ring = createElement('live-ring');
  const chip = createChip(change);
  if (!column || !box) return () => undefined;
  setBox(ring, box);
  const isHigh = box.top < CHIP_PX;
  setBox(chip, { top: isHigh ? box.top + box.height + 4 : box.top - CHIP_PX, left: box.left + 6 });
  column.append(ring, chip);
  return () => {
    ring.remove();
    chip.remove();
  };
};
