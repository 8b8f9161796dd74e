import { useContext } from 'react';
import { UNSAFE_FrameworkContext as FrameworkContext } from 'react-router';

/** The nonce of this answer, for what a page writes into itself; on the server only. */
export const useNonce = (): string | undefined => useContext(FrameworkContext)?.nonce;
