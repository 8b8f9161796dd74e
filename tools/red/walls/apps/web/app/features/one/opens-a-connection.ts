// red: web-knows-no-server
import { Client } from 'pg';

export const planted = new Client();
