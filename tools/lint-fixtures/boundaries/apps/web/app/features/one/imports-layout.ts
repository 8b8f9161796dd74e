// violates: web-features-imports-lower-layers
import { panel } from '../../layouts/panel.ts';

export const planted = panel;
