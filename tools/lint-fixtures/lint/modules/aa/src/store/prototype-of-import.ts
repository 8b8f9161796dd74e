// violates: no-private-members
import { Client } from 'pg';

export const planted = Object.keys(Client.prototype);
