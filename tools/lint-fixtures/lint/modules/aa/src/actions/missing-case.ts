// violates: typescript/switch-exhaustiveness-check
export const planted = (status: 'booked' | 'canceled'): string => {
  switch (status) {
    case 'booked':
      return 'yes';
  }
  return 'no';
};
