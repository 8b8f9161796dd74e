/** Every address of the product, written once. */
export const paths = { home: '/' } as const;
