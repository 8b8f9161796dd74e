import { toast } from 'react-toastify/unstyled';
import { ToastBody, type ToastMessage } from './toast/toast-body.tsx';

/** What went wrong is said at once; what went well waits until the screen reader has finished. */
export const showToast = (message: ToastMessage): void => {
  toast<ToastMessage>((props) => <ToastBody {...props} />, {
    data: message,
    role: message.tone === 'danger' ? 'alert' : 'status',
  });
};
