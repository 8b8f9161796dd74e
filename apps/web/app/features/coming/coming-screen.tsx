import { ComingPage, comingMeta } from './coming-page.tsx';

export const meta = comingMeta;

export default ComingPage;
