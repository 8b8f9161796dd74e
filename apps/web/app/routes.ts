import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('dev/parcalar', 'features/dev-parts/dev-parts-screen.tsx'),
  layout('layouts/public-layout.tsx', [
    index('features/status/status-screen.tsx'),
    route('*', 'features/not-found/not-found-screen.tsx'),
  ]),
] satisfies RouteConfig;
