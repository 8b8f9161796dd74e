// violates: no-private-members
import type { Client } from 'pg';

export const planted = (client: Client): unknown =>
  (client as unknown as { readonly connection: object }).connection;
