import { every } from '@ayna/kernel/module';
import { requestReportMails } from './actions/request-report-mails.ts';

// Twice an hour, because 08:00 comes at another time in each zone, in some of them at half past.
export const schedules = [every('*/30 * * * *', 'report-mails', requestReportMails)];
