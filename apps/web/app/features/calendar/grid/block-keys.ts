// Blocks are walked through by arrows: one stop of the Tab key per column, up and down inside it.

const blockOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[data-block]') : null;

const siblingsOf = (block: HTMLElement): readonly HTMLElement[] => [
  ...(block.closest('[data-column]')?.querySelectorAll<HTMLElement>('[data-block]') ?? []),
];

/** The block that has the focus is where Tab comes back to. */
export const makeTabStop = (target: EventTarget | null): void => {
  const block = blockOf(target);
  if (block) for (const one of siblingsOf(block)) one.tabIndex = one === block ? 0 : -1;
};

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

export const handleBlockKeys = (event: KeyboardEvent): void => {
  const step = steps[event.key];
  const block = blockOf(event.target);
  if (step === undefined || !block || event.defaultPrevented) return;
  if (event.shiftKey || event.altKey || event.ctrlKey || event.metaKey) return;
  const blocks = siblingsOf(block);
  event.preventDefault();
  blocks[blocks.indexOf(block) + step]?.focus();
};
