import { privacy } from '@ayna/contracts/privacy';
import { routesOf } from '@ayna/kernel/module';
import { showMyData } from './actions/show-my-data.ts';

export const routes = routesOf(privacy, { myData: showMyData });
