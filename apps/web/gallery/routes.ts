import { layout, route } from '@react-router/dev/routes';
import { paths } from '../app/paths.ts';

/** Every piece of the interface, and the shells with made-up people: for developers, and for the journeys of the pieces. */
export const galleryRoutes = [
  route(paths.devParts, '../gallery/parts-screen.tsx'),
  layout('../gallery/shell-layout.tsx', [
    route(paths.devShell, '../gallery/shell-screen.tsx'),
    route(paths.devNoPermission, '../gallery/no-permission-screen.tsx'),
  ]),
  route(paths.devSalonPage, '../gallery/salon-page-route.ts'),
  layout('../gallery/panel-layout.tsx', [
    route(paths.devPanel, '../gallery/shell-screen.tsx', { id: 'gallery-panel' }),
  ]),
];
