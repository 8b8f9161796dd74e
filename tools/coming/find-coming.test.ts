import { expect, test } from 'vitest';
import { findComingPaths } from './find-coming.ts';

test('finds coming screens at any depth of the route table', () => {
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
  expect(findComingPaths(routes)).toEqual(['/profil', '/profil/envanter']);
});
