import { showFailure } from '../../parts/show-failure.ts';
import { showToast } from '../../ui/toast.tsx';

/** Does it, and says what was done; a refusal is said instead. */
export const runWithToast = async (
  act: () => Promise<unknown>,
  message: Parameters<typeof showToast>[0],
): Promise<void> => {
  try {
    await act();
  } catch (failure) {
    return showFailure(failure);
  }
  showToast(message);
};
