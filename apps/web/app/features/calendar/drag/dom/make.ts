/** A picture on the calendar while something is held; what it says is announced elsewhere. */
export const make = (className: string, ...inside: readonly (Node | string)[]): HTMLElement => {
  const element = document.createElement('div');
  element.className = className;
  element.setAttribute('aria-hidden', 'true');
  element.append(...inside);
  return element;
};

export const put = (element: HTMLElement, box: Readonly<Record<string, number>>): void => {
  for (const [side, px] of Object.entries(box)) element.style.setProperty(side, `${px}px`);
};

/** Where a block stands in its column, in pixels. */
export const boxIn = (column: Element, block: Element) => {
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

const textsIn = (element: Node): readonly Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) found.push(walker.currentNode);
  return found;
};

/** The block once more, to be carried about. */
export const cloneOf = (block: HTMLElement, start: string, end: string): Clone => {
  const element = block.cloneNode(true) as HTMLElement;
  for (const name of ['data-block', 'id', 'aria-describedby']) element.removeAttribute(name);
  element.setAttribute('aria-hidden', 'true');
  element.inert = true;
  element.tabIndex = -1;
  const shown = textsIn(element)
    .map((node) => ({ node, was: node.data }))
    .filter(({ was }) => was.includes(start) || was.includes(end));
  return {
    element,
    retime: (nextStart, nextEnd) => {
      for (const { node, was } of shown)
        node.data = was.replace(end, '\0').replace(start, nextStart).replace('\0', nextEnd);
    },
  };
};
