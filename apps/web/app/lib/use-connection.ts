import { useSyncExternalStore } from 'react';
import { connection } from './connection.ts';

// Apart from the connection itself, which the API client needs without React.

const onServer = (): undefined => undefined;

/** When the network went away; undefined while there is one. */
export const useOfflineSince = (): number | undefined =>
  useSyncExternalStore(connection.subscribe, connection.lostAt, onServer);

/** From when the oldest appointments are that were read without a network, if any were. */
export const useStoredSince = (): number | undefined =>
  useSyncExternalStore(connection.subscribe, connection.storedAt, onServer);
