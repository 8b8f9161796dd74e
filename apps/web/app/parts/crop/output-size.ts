type Size = { readonly width: number; readonly height: number };

/** No larger than what is ever shown: the rest would only cost the way there. */
export const outputSize = ({ width, height }: Size, longest: number): Size => {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
};
