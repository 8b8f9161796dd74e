/** The browser asks before it leaves or reloads the page, in words of its own. Returns the function that ends it. */
export const askBeforeUnload = (): (() => void) => {
  // A function of its own for each caller: the browser keeps one listener of two that are the same.
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
};
