/** A picture on the calendar while something is held; what it says is announced elsewhere. */
export const createElement = (className: string, ...inside: readonly (Node | string)[]): HTMLElement => {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('aria-hidden', 'true');
  element.append(...inside);
  return element;
};

export const setBox = (element: HTMLElement, box: Readonly<Record<string, number>>): void => {
  for (const [side, px] of Object.entries(box)) element.style.setProperty(side, `${px}px`);
};

/** The same words again are no change: they would be laid out again. */
export const setText = (element: HTMLElement, text: string): void => {
  if (element.textContent !== text) element.textContent = text;
};

/** Where a block stands in its column, in pixels. */
export const boxInColumn = (column: Element, block: Element) => {
  const [outer, inner] = [column.getBoundingClientRect(), block.getBoundingClientRect()];
  return {
    top: inner.top - outer.top,
    left: inner.left - outer.left,
    width: inner.width,
    height: inner.height,
  };
};

export type Clone = {
  readonly element: HTMLElement;
  /** Writes other times where the block shows its own. */
  readonly retime: (start: string, end: string) => void;
};

/** The block once more, to be carried about. Its times are drawn by the style, out of what its elements carry. */
export const cloneBlock = (block: HTMLElement, start: string, end: string): Clone => {
  const element = block.cloneNode(true) as HTMLElement;
  for (const name of ['data-block', 'id', 'aria-describedby']) element.removeAttribute(name);
  element.setAttribute('aria-hidden', 'true');
  element.inert = true;
  element.tabIndex = -1;
  const timeTexts = [...element.querySelectorAll<HTMLElement>('[data-text]')]
    .map((words) => ({ words, was: words.dataset.text ?? '' }))
    .filter(({ was }) => was.includes(start) || was.includes(end));
  return {
    element,
    retime: (nextStart, nextEnd) => {
      for (const { words, was } of timeTexts)
        words.dataset.text = was.replace(end, '\0').replace(start, nextStart).replace('\0', nextEnd);
    },
  };
};
