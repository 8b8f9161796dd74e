// violates: typescript/use-unknown-in-catch-callback-variable
export const planted = async (work: Promise<string>): Promise<string> => work.catch((error) => String(error));
