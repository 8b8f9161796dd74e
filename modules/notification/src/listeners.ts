import { codeRequested, contactChanged, emailLinkRequested, personErased } from '@ayna/contracts/auth.events';
import { messageReceived } from '@ayna/contracts/content.events';
import { customerErased } from '@ayna/contracts/customer.events';
import { employeeInvited } from '@ayna/contracts/employee.events';
import { reportRequested } from '@ayna/contracts/finance.events';
import { deliveryPlanned } from '@ayna/contracts/notification.events';
import { billingNoticeRequested } from '@ayna/contracts/subscription.events';
import { on } from '@ayna/kernel/module';
import { deliverMessage } from './actions/deliver-message.ts';
import { eraseMessagesOfPerson, eraseMessagesToCustomer } from './actions/erase-messages.ts';
import { planBillingMail } from './actions/plan-billing-mail.ts';
import { planCodeSms } from './actions/plan-code-sms.ts';
import { planContactMail } from './actions/plan-contact-mail.ts';
import { planContactNotice } from './actions/plan-contact-notice.ts';
import { planEmailLink } from './actions/plan-email-link.ts';
import { planInvitation } from './actions/plan-invitation.ts';
import { planReportMail } from './actions/plan-report-mail.ts';

// `concurrency` equals the number of SMTP connections, so that the death of a process leaves few messages `handed`.
export const listeners = [
  on(messageReceived, planContactMail),
  on(codeRequested, planCodeSms),
  on(emailLinkRequested, planEmailLink),
  on(contactChanged, planContactNotice),
  on(employeeInvited, planInvitation),
  on(reportRequested, planReportMail),
  on(billingNoticeRequested, planBillingMail),
  on(customerErased, eraseMessagesToCustomer),
  on(personErased, eraseMessagesOfPerson),
  on(deliveryPlanned, deliverMessage, { concurrency: 4 }),
];
