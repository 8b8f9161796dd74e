import { Client } from 'pg';

export const open = (): Client => new Client();
