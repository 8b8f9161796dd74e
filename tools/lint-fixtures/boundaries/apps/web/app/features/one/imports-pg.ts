// violates: web-imports-no-server
import { Client } from 'pg';

export const planted = new Client();
