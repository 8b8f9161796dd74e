export const openMail = () => 'mail';
export type Mail = string;
