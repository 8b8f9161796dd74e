import { expect, test } from 'vitest';
import { comingIn } from './count.ts';

test('counts the coming screens, however deep they lie', () => {
  const routes = [
    { file: 'features/home/home-screen.tsx' },
    {
      file: 'layouts/profile-layout.tsx',
      children: [
        { path: '/profil', file: 'features/coming/coming-screen.tsx' },
        { path: '/profil/hesap', file: 'features/account/account-screen.tsx' },
        {
          file: 'layouts/salon-guard.tsx',
          children: [{ path: '/profil/envanter', file: 'features/coming/coming-screen.tsx' }],
        },
      ],
    },
  ];
  expect(comingIn(routes)).toEqual(['/profil', '/profil/envanter']);
});
