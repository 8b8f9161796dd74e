// red: only-store-speaks-sql
import { Client } from 'pg';

export const planted = new Client();
