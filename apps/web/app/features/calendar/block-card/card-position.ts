type Box = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

type Size = { readonly width: number; readonly height: number };

/** Between the card and its block, and between the card and the edge of the window. */
const GAP_PX = 8;

const clamp = (value: number, most: number): number => Math.max(GAP_PX, Math.min(value, most - GAP_PX));

/** Right of its block, or left of it where the window ends; never out of the window. */
export const cardPosition = (
  block: Box,
  card: Size,
  window: Size,
): { readonly left: number; readonly top: number } => {
  const right = block.left + block.width + GAP_PX;
  const fits = right + card.width + GAP_PX <= window.width;
  return {
    left: clamp(fits ? right : block.left - GAP_PX - card.width, window.width - card.width),
    top: clamp(block.top, window.height - card.height),
  };
};
