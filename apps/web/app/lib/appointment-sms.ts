/**
 * Whether the server sends customers SMS about their appointments. The notification module handles no appointment event
 * yet, and a screen promises a message only where one is sent: while this is false, every question, switch and sentence
 * about such an SMS is hidden, and requests carry `tellCustomer: false`.
 */
export const sendsAppointmentSms: boolean = false;
