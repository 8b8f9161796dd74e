export const startMailServer = () => 'server';
