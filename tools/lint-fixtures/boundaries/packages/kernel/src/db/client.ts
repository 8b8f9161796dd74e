export const openPool = () => 'a pool';
