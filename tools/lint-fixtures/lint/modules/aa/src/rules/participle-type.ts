// violates: plain-words
export type Held = { readonly code: string };
