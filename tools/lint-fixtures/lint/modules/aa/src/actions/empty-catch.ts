// violates: no-empty
export const planted = (work: () => void): void => {
  try {
    work();
  } catch {}
};
