// violates: type-scale
export const planted = 'text-[15px]';
