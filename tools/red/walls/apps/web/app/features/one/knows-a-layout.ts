// red: web-features-looks-down
import { panel } from '../../layouts/panel.ts';

export const planted = panel;
