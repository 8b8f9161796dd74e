// violates: no-private-members
export const planted = (client: { readonly _ending: boolean }): boolean => client._ending;
