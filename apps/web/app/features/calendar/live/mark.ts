import { initialsOf, tintOf } from '../../../ui/avatar/person.ts';
import { boxIn, make, put } from '../drag/dom/make.ts';
import type { News } from './rules/news.ts';

/** Higher than this over a block there is no column left for the chip. */
const CHIP_PX = 30;

const chipOf = ({ by, words }: News): HTMLElement => {
  const chip = make('live-chip', words);
  if (!by) return chip;
  const face = make('live-face avatar', initialsOf(by.name));
  face.dataset.tint = String(tintOf(by.code));
  chip.prepend(face);
  return chip;
};

/** A ring around a block and a chip that says who did what. What it answers takes both away. */
export const markBlock = (block: HTMLElement, news: News): (() => void) => {
  const column = block.closest('[data-column]');
  const box = column && boxIn(column, block);
  const ring = make('live-ring');
  const chip = chipOf(news);
  if (!column || !box) return () => undefined;
  put(ring, box);
  const isHigh = box.top < CHIP_PX;
  put(chip, { top: isHigh ? box.top + box.height + 4 : box.top - CHIP_PX, left: box.left + 6 });
  column.append(ring, chip);
  return () => {
    ring.remove();
    chip.remove();
  };
};
