// red: known-rooms
export const planted = 1;
