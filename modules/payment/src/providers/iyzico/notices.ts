import type { CallbackReading, PaymentProvider } from '../provider.ts';
import { isSigned, isWebhookSigned } from './signature.ts';

/** What iyzico says without being asked: by the browser, and by its notices. */
export const openNotices = (secretKey: string): Pick<PaymentProvider, 'readCallback' | 'readWebhook'> => ({
  readCallback(fields, { conversation, paymentId }): CallbackReading {
    const { conversationData = '', conversationId = '', mdStatus = '', status = '', signature = '' } = fields;
    const signed = [conversationData, conversationId, mdStatus, fields.paymentId ?? '', status];
    // One that is signed for another payment is somebody's replay.
    const isOurs = conversationId === conversation && paymentId !== null && fields.paymentId === paymentId;
    if (!isOurs || !isSigned(secretKey, signed, [], signature)) return { kind: 'unsigned' };
    if (mdStatus === '1' && status === 'success') return { kind: 'confirmed' };
    return { kind: 'refused', code: `md-${mdStatus.slice(0, 2)}` };
  },

  readWebhook(fields, signature) {
    const { paymentConversationId = '', paymentId = '', status = '', iyziEventType = '' } = fields;
    const signed = [iyziEventType, String(paymentId), paymentConversationId, status];
    if (!signature || !isWebhookSigned(secretKey, signed, signature)) return null;
    return { conversation: paymentConversationId, paid: status === 'SUCCESS' };
  },
});
