// violates: sql-only-in-store
import { Client } from 'pg';

export const planted = new Client();
